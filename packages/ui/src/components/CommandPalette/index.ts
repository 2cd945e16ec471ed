export { CommandPalette } from './CommandPalette.tsx'
export type { CommandPaletteProps, PaletteEntry, PaletteGroup, SearchResult } from './types.ts'
