export { CategoriesScreen } from './CategoriesScreen.tsx'
export { CategoryForm, type CategoryFormProps } from './CategoryForm.tsx'
