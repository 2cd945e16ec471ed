export { OffersScreen, type OffersScreenProps } from './OffersScreen.tsx'
