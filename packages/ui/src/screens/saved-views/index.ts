export { SavedViewForm, type SavedViewFormProps, SavedViewNaming } from './SavedViewForm.tsx'
