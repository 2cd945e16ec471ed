export { NewVariantScreen, type NewVariantScreenProps } from './NewVariantScreen.tsx'
