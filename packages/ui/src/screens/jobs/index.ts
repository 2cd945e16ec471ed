export { JobForm, type JobFormProps } from './JobForm.tsx'
export { JobsScreen, type JobsScreenProps } from './JobsScreen.tsx'
