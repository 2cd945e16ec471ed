export { CodeSample, type CodeSampleProps } from './CodeSample.tsx'
export { IdentificationCodeForm, type IdentificationCodeFormProps } from './IdentificationCodeForm.tsx'
export { IdentificationCodesScreen, type IdentificationCodesScreenProps } from './IdentificationCodesScreen.tsx'
export { LabelsForm, type LabelsFormProps, type NumberRange } from './LabelsForm.tsx'
