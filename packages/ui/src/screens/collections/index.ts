export { CollectionForm, type CollectionFormProps } from './CollectionForm.tsx'
export { CollectionsScreen } from './CollectionsScreen.tsx'
export type { HeldInteractionsProps } from './HeldInteractions.tsx'
