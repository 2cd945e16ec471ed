import * as z from 'zod/mini'

type Schema = z.core.$ZodType

/** A filter of a list, as one parameter of its query says it, or two for the days from one to another. */
export interface Filter {
  type: 'choice' | 'choices' | 'boolean' | 'search-choice' | 'date-range'
  /** What one value is in an address. */
  each: Schema
  /** All values, where they are known. */
  values: readonly unknown[]
}

/** Parameters that leave every row in the list. */
const unfiltering = ['page', 'perPage', 'search', 'sort', 'lang', 'allowInherited']

const unwrap = (schema: Schema): Schema =>
  schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniDefault ? unwrap(schema.def.innerType) : schema

/** What is read of the text in an address. */
const readOutput = (schema: Schema): Schema => (schema instanceof z.core.$ZodPipe ? schema._zod.def.out : schema)

const readFilter = (each: Schema): Filter | undefined => {
  const output = readOutput(each)
  if (output instanceof z.ZodMiniArray) {
    const each = output.def.element
    return { type: 'choices', each, values: readFilter(each)?.values ?? [] }
  }
  if (output instanceof z.ZodMiniBoolean) return { type: 'boolean', each, values: [true, false] }
  if (output instanceof z.ZodMiniEnum) return { type: 'choice', each, values: output.options }
  if (output instanceof z.ZodMiniLiteral) return { type: 'choice', each, values: [...output.def.values] }
  if (output instanceof z.ZodMiniISODateTime) return { type: 'date-range', each, values: [] }
  if (output instanceof z.ZodMiniUUID) return { type: 'search-choice', each, values: [] }
  return output instanceof z.ZodMiniString ? { type: 'choice', each, values: [] } : undefined
}

const FROM = /From$/

/**
 * The filters of a list by their names, as its query says them: one of a few is a choice, yes or no a switch, an id a search, and
 * `createdFrom` with `createdTo` the days of `created`. A single number has a control of its own.
 */
export const readFilters = (query: Schema | undefined): Readonly<Record<string, Filter>> => {
  if (!(query instanceof z.ZodMiniObject)) return {}
  return Object.fromEntries(
    Object.entries<Schema>(query.shape).flatMap(([name, schema]) => {
      const filter = unfiltering.includes(name) ? undefined : readFilter(unwrap(schema))
      if (!filter) return []
      if (filter.type !== 'date-range') return [[name, filter]]
      return FROM.test(name) ? [[name.replace(FROM, ''), filter]] : []
    }),
  )
}
