export { type AttentionKind, CatalogueScreen, type CatalogueScreenProps, type FailingAction } from './CatalogueScreen.tsx'
