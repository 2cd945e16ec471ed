import * as z from 'zod/mini'

type Schema = z.ZodMiniType

const parts = (schema: Schema): Schema[] => {
  if (schema instanceof z.ZodMiniArray) return [schema.def.element as Schema]
  if (schema instanceof z.ZodMiniRecord) return [schema.def.valueType as Schema]
  if (schema instanceof z.ZodMiniTuple) return [...schema.def.items] as Schema[]
  if (schema instanceof z.ZodMiniUnion || schema instanceof z.ZodMiniDiscriminatedUnion) return [...schema.def.options] as Schema[]
  if (schema instanceof z.ZodMiniPipe) return [schema.def.in, schema.def.out] as Schema[]
  if (schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault)
    return [schema.def.innerType as Schema]
  return []
}

export interface TextPlace {
  /** The fields that lead to it: what stands in a list has the name of the list. */
  path: readonly string[]
  text: Schema
}

/** Every text in a schema. */
export const listTexts = (schema: Schema | undefined, path: readonly string[] = []): TextPlace[] => {
  if (schema === undefined) return []
  if (schema instanceof z.ZodMiniObject)
    return Object.entries<Schema>(schema.def.shape as Record<string, Schema>).flatMap(([field, value]) =>
      listTexts(value, [...path, field]),
    )
  if (schema instanceof z.ZodMiniString) return [{ path, text: schema }]
  return parts(schema).flatMap((part) => listTexts(part, path))
}
