import { isSecret } from '@tracemark/api/schemas'
import * as z from 'zod/mini'

export interface DescribedField {
  required: boolean
  /** Whether `null` takes it away. */
  nullable?: boolean | undefined
  minLength?: number | undefined
  maxLength?: number | undefined
  min?: number | undefined
  max?: number | undefined
  /** Whether the value is a text, which an empty control stands for. */
  isText: boolean
  /** What it is where nothing is said. */
  initial?: unknown
  /** Its value is not shown, wherever else values are. */
  isSecret?: true
}

export type DescribedFields = Readonly<Record<string, DescribedField>>

/** A schema inside of what makes it optional, with its default. */
const unwrap = (field: z.core.$ZodType): { inner: z.core.$ZodType } & Pick<DescribedField, 'required' | 'nullable' | 'initial'> => {
  if (field instanceof z.ZodMiniOptional) return { ...unwrap(field.def.innerType), required: false }
  if (field instanceof z.ZodMiniNullable) return { ...unwrap(field.def.innerType), nullable: true }
  if (field instanceof z.ZodMiniDefault) return { ...unwrap(field.def.innerType), required: false, initial: field.def.defaultValue }
  return { inner: field, required: true }
}

/** The last whole number within a bound that does not belong to it; of other numbers there is none. */
const getBound = ({ value, inclusive }: { value: unknown; inclusive: boolean }, schema: z.core.$ZodType, step: 1 | -1): number =>
  !inclusive && schema instanceof z.core.$ZodNumberFormat ? Number(value) + step : Number(value)

const getLimits = (schema: z.core.$ZodType): Partial<DescribedField> => {
  const limits: Partial<DescribedField> = {}
  for (const check of schema._zod.def.checks ?? []) {
    if (check instanceof z.core.$ZodCheckMinLength) limits.minLength = check._zod.def.minimum
    if (check instanceof z.core.$ZodCheckMaxLength) limits.maxLength = check._zod.def.maximum
    if (check instanceof z.core.$ZodCheckGreaterThan) limits.min = getBound(check._zod.def, schema, 1)
    if (check instanceof z.core.$ZodCheckLessThan) limits.max = getBound(check._zod.def, schema, -1)
  }
  return limits
}

/** What the contract's schema of an entity says of each field; nothing, where it is no object. */
export const describeFields = (schema: z.ZodMiniType): DescribedFields => {
  if (!(schema instanceof z.ZodMiniObject)) return {}
  return Object.fromEntries(
    Object.entries(schema.shape as Readonly<Record<string, z.core.$ZodType>>).map(([name, field]) => {
      const { inner, ...rest } = unwrap(field)
      const isText = inner instanceof z.ZodMiniString || inner instanceof z.ZodMiniEnum
      return [name, { ...rest, ...getLimits(inner), isText, ...(isSecret(inner) && { isSecret: true as const }) }]
    }),
  )
}
