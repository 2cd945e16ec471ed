export { SupportProfileForm, type SupportProfileFormProps } from './SupportProfileForm.tsx'
export { SupportProfilesScreen } from './SupportProfilesScreen.tsx'
