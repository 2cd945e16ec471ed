export { AppFrame } from './AppFrame.tsx'
export type { AppFrameProps, FrameAccount, MenuEntry, MenuFolds, MenuGroup, MenuLink } from './types.ts'
