export { CorrectionForm, type CorrectionFormProps } from './CorrectionForm.tsx'
export { type CorrectionValues, toChange, toCorrection } from './correction.ts'
