export { CatalogueScreen } from './CatalogueScreen.tsx'
export type { AttentionKind, CatalogueScreenProps, FailingAction } from './types.ts'
