import type * as z from 'zod/mini'

const secrets = new WeakSet<z.core.$ZodType>()

/** What is shown to nobody, not to those who entered it either, such as the key of a webhook. */
export const secret = <Of extends z.ZodMiniType>(schema: Of): Of => {
  secrets.add(schema)
  return schema
}

export const isSecret = (schema: z.core.$ZodType): boolean => secrets.has(schema)
