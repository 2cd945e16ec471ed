export type { VariantSharing, VariantSharingCalls } from './sharing.ts'
export { type VariantAction, VariantScreen, type VariantScreenProps } from './VariantScreen.tsx'
