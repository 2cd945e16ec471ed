export { VariantsScreen, type VariantsScreenProps } from './VariantsScreen.tsx'
