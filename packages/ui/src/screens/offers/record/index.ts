export { OfferScreen, type OfferScreenProps } from './OfferScreen.tsx'
