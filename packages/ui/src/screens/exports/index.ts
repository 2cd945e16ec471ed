export { ExportsScreen, type ExportsScreenProps } from './ExportsScreen.tsx'
