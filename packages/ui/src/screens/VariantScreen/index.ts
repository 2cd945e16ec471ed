export type { VariantSharing, VariantSharingCalls } from './ShareDialog.tsx'
export { type VariantAction, VariantScreen, type VariantScreenProps } from './VariantScreen.tsx'
