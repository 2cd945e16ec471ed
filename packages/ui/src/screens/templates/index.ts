export { TemplateForm, type TemplateFormProps } from './TemplateForm.tsx'
export { TemplatesScreen } from './TemplatesScreen.tsx'
