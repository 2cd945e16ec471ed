export { AppFrame } from './AppFrame.tsx'
export type { AppFrameProps, FrameAccount, MenuEntry, MenuGroup } from './types.ts'
