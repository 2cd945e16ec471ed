export { AppFrame } from './AppFrame.tsx'
export { SearchField } from './SearchField.tsx'
export type { AppFrameProps, FrameAccount, MenuEntry, MenuFolds, MenuGroup, MenuLink } from './types.ts'
