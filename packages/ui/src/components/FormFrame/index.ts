export { type DescribedFields, describeFields } from './describe-fields.ts'
export { FormFrame, type FormFrameProps } from './FormFrame.tsx'
export type { EntityFormProps, FormBinding, Gone, Refusal, Theirs } from './types.ts'
export { useEntityForm } from './use-entity-form.ts'
