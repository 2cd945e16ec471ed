import * as z from 'zod/mini'

const compiled = new WeakMap<z.ZodMiniType, z.ZodMiniType>()

/**
 * The same schema as a function that zod has written for it, made when it is first needed: what is right passes it in a
 * fraction of the time. What is wrong goes through the schema itself after it, and is told so in the same words.
 */
export const compileSchema = (schema: z.ZodMiniType): z.ZodMiniType => {
  const known = compiled.get(schema)
  if (known) return known
  const made = z.compile(schema)
  compiled.set(schema, made)
  return made
}
