import * as z from 'zod/mini'

export interface DescribedField {
  required: boolean
  minLength?: number | undefined
  maxLength?: number | undefined
  min?: number | undefined
  max?: number | undefined
  /** Whether the value is a text, which an empty control stands for. */
  isText: boolean
  /** What it is where nothing is said. */
  initial: unknown
}

export type DescribedFields = Readonly<Record<string, DescribedField>>

/** What the contract's schema of an entity says of each field. */
export const describeFields = (schema: z.ZodMiniType): DescribedFields => {
  const { required = [], properties = {} } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return Object.fromEntries(
    Object.entries(properties).flatMap(([name, field]) => {
      if (typeof field === 'boolean') return []
      const { type, minLength, maxLength, minimum, maximum } = field
      const limits = { minLength, maxLength, min: minimum, max: maximum }
      return [[name, { required: required.includes(name), ...limits, isText: type === 'string', initial: field.default }]]
    }),
  )
}
