import * as z from 'zod/mini'
import type { Endpoint } from './endpoint.ts'

type Schema = z.ZodMiniType
type Shape = Readonly<Record<string, Schema>>

const isWrapped = (schema: Schema | undefined): schema is z.ZodMiniOptional | z.ZodMiniNullable | z.ZodMiniDefault =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault

const isUnion = (schema: Schema): schema is z.ZodMiniUnion<Schema[]> =>
  schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion

const bare = (schema: Schema | undefined): Schema | undefined => (isWrapped(schema) ? bare(schema.def.innerType as Schema) : schema)

const getShape = (schema: Schema | undefined): Shape => (schema instanceof z.ZodMiniObject ? (schema.def.shape as Shape) : {})

const without = (names: readonly string[], value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)))
    : value

const closedObject = (schema: z.ZodMiniObject, answer: Schema | undefined): Schema => {
  const [taken, answered] = [getShape(schema), getShape(answer)]
  const shape = Object.fromEntries(Object.entries(taken).map(([name, field]) => [name, closed(field, answered[name])]))
  const object = schema.clone({ ...schema.def, shape, catchall: schema.def.catchall ?? z.never() })
  const passedOver = Object.keys(answered).filter((name) => !(name in taken))
  return passedOver.length === 0
    ? object
    : z.pipe(
        z.transform((value: unknown) => without(passedOver, value)),
        object,
      )
}

/**
 * The same schema, whose objects take no name that they don't list; what the call answers in the same place is passed over.
 * Maps by free names (`z.record`) stay open, with all that is in them.
 */
const closed = (schema: Schema, answer?: Schema): Schema => {
  const answered = bare(answer)
  if (schema instanceof z.ZodMiniObject) return closedObject(schema, answered)
  if (isWrapped(schema)) {
    // The three are alike in what they hold; a clone of any of them takes it.
    const wrapped = schema as z.ZodMiniOptional<Schema>
    return wrapped.clone({ ...wrapped.def, innerType: closed(wrapped.def.innerType, answered) })
  }
  if (schema instanceof z.ZodMiniArray) {
    const element = closed(schema.def.element as Schema, answered instanceof z.ZodMiniArray ? (answered.def.element as Schema) : undefined)
    return schema.clone({ ...schema.def, element })
  }
  return isUnion(schema) ? schema.clone({ ...schema.def, options: schema.def.options.map((option) => closed(option)) }) : schema
}

interface Input {
  query: Schema
  body: Schema | undefined
}

const inputs = new WeakMap<Endpoint, Input>()

/**
 * What a call takes, and nothing else: a name that is mistyped would be passed over, and the answer look right. What was read may
 * be sent back as it is.
 */
export const getInput = (endpoint: Endpoint): Input => {
  const known = inputs.get(endpoint)
  if (known) return known
  const { query, body, response, security } = endpoint
  const made = {
    query: closed(query ?? z.object({})),
    // Runs come from devices and pages that nobody updates, with answers that nobody gives twice.
    body: body && (security === 'execution' ? body : closed(body, response)),
  }
  inputs.set(endpoint, made)
  return made
}
