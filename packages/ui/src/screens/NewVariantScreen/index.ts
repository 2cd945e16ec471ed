export { NewVariantScreen, type NewVariantScreenProps } from './NewVariantScreen.tsx'
export type { NewVariantValues } from './new-variant.ts'
