export { type DescribedFields, describeFields } from './describe-fields.ts'
export { FormFrame, type FormFrameProps } from './FormFrame.tsx'
export type { EntityFormProps, Refusal, Theirs } from './types.ts'
export { useEntityForm } from './use-entity-form.ts'
