export { DocumentForm, type DocumentFormProps } from './DocumentForm.tsx'
export { DocumentsScreen, type DocumentsScreenProps } from './DocumentsScreen.tsx'
