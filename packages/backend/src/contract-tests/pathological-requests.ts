import { getInput } from '@tracemark/api/contract'
import * as z from 'zod/mini'
import { type JsonSchema, resolved, type Schemas } from '../platform/docs/json-schema.ts'
import { buildAddress } from './conversation.ts'
import type { Operation, Parts } from './operations.ts'
import { buildText, textCount, values } from './pathological.ts'
import { HEAD_BYTES } from './pathological-headers.ts'
import { listLeaves } from './resource-types.ts'

/** Of a body that each call gets. The longest that the server takes go to one call, and the longest texts to the places that take them. */
const BODY_BYTES = 60_000
/** What stands in place of a value until its JSON is known. */
const HOLDER = '"0-pathological-0"'

export interface Outgoing {
  method: string
  path: string
  body?: string
  headers?: Readonly<Record<string, string>>
}

interface Place {
  part: keyof Parts
  path: readonly (string | number)[]
  /** The longest text that is taken there; `undefined` where no text is, or not every text. */
  takes: number | undefined
}

type Written = JsonSchema & { $defs?: Schemas }

const toSchema = (schema: z.ZodMiniType): Written => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Written

const longestAt = (schema: JsonSchema, schemas: Schemas, [key, ...rest]: readonly (string | number)[]): number | undefined => {
  const {
    anyOf,
    oneOf,
    allOf,
    properties,
    items,
    additionalProperties,
    type,
    format,
    pattern,
    enum: words,
    maxLength,
  } = resolved(schema, schemas)
  const variants = anyOf ?? oneOf ?? allOf
  if (variants)
    return variants
      .map((variant) => longestAt(variant, schemas, key === undefined ? [] : [key, ...rest]))
      .find((length) => length !== undefined)
  if (key === undefined)
    return type === 'string' && !(format ?? pattern ?? words) ? Math.min(maxLength ?? BODY_BYTES, BODY_BYTES) : undefined
  const inner = typeof key === 'number' ? items : (properties?.[key] ?? additionalProperties)
  return typeof inner === 'object' ? longestAt(inner, schemas, rest) : undefined
}

/** Every place of a request that holds a value, with what text it takes. */
export const listPlaces = ({ endpoint }: Operation, parts: Parts): Place[] => {
  const input = endpoint && getInput(endpoint)
  const schemas = { params: undefined, query: input?.query && toSchema(input.query), body: input?.body && toSchema(input.body) }
  return (['params', 'query', 'body'] as const).flatMap((part) =>
    listLeaves(parts[part]).flatMap(({ path, value }) => {
      // A query of GraphQL has a corpus of its own.
      if (value === undefined || (!endpoint && (path[0] === 'query' || path[0] === 'operationName'))) return []
      const schema = schemas[part]
      return [{ part, path, takes: schema && longestAt(schema, schema.$defs ?? {}, path) }]
    }),
  )
}

/** The parts with a text in each of these places. */
const withTexts = (parts: Parts, places: readonly Place[], text: (place: Place, index: number) => string): Parts => {
  const copy = structuredClone(parts)
  for (const [index, place] of places.entries()) {
    let holder: unknown = copy[place.part]
    for (const key of place.path.slice(0, -1)) holder = Object(holder)[key]
    const last = place.path.at(-1)
    if (last === undefined) return { ...copy, [place.part]: text(place, index) }
    Object(holder)[last] = text(place, index)
  }
  return copy
}

const outgoing = (
  operation: Operation,
  parts: Parts,
  body = parts.body === undefined ? undefined : JSON.stringify(parts.body),
): Outgoing => ({
  method: operation.method,
  path: buildAddress(operation, parts),
  ...(body !== undefined && { body }),
})

/** A request at each size, by what is wrong with it. */
export type Pathological = readonly [name: string, at: (size: number) => Outgoing]

/** As many letters as fit into so many bytes of an address. */
const inAddress = (number: number, bytes: number): string => {
  const share = encodeURIComponent(buildText(number, 100)).length / buildText(number, 100).length
  return buildText(number, Math.floor(bytes / share))
}

/** A text of each kind in every place of the body and the query, whatever it takes. Different places have different ones at a time. */
export const textsEverywhere = (operation: Operation, parts: Parts): Pathological[] => {
  const places = listPlaces(operation, parts).filter(({ part }) => part !== 'params')
  const inBody = places.filter(({ part }) => part === 'body').length
  const rounds = places.length === 0 ? 0 : Math.ceil(textCount / places.length)
  return Array.from({ length: rounds }, (_, round) => [
    `texts ${round}`,
    (size) =>
      outgoing(
        operation,
        withTexts(parts, places, ({ part }, index) =>
          part === 'body'
            ? buildText(round + index * rounds, (size * BODY_BYTES) / inBody)
            : inAddress(round + index * rounds, (size * HEAD_BYTES) / (places.length - inBody)),
        ),
      ),
  ])
}

const PATH_ROUNDS = 8

/** Where a call begins in the kinds of texts, so that other calls have other kinds. */
const getFirst = ({ id }: Operation): number => [...id].reduce((sum, letter) => sum + letter.charCodeAt(0), 0)

/** Texts in every place of the path: other calls have other kinds. */
export const textsInPath = (operation: Operation, parts: Parts): Pathological[] => {
  const places = listPlaces(operation, parts).filter(({ part }) => part === 'params')
  const first = getFirst(operation)
  return Array.from({ length: places.length === 0 ? 0 : PATH_ROUNDS }, (_, round) => [
    `path ${first + round}`,
    (size) =>
      outgoing(
        operation,
        withTexts(parts, places, (_place, index) => inAddress(first + round + index, (size * HEAD_BYTES) / places.length)),
      ),
  ])
}

/** Where a text is long enough to be worth many kinds, each alone. */
const LONG = 5000
/** Some thirty calls take long texts: a third of the kinds for each, from other beginnings, is every kind many times. */
const LONG_ROUNDS = Math.ceil(textCount / 3)

export const takesLongText = (operation: Operation, parts: Parts): boolean =>
  listPlaces(operation, parts).some(({ takes = 0 }) => takes > LONG)

/** Texts as long as may be in the places that take any, so that the call is done: many kinds in long ones, some in the others. */
export const textsThatFit = (operation: Operation, parts: Parts): Pathological[] => {
  const places = listPlaces(operation, parts).filter(({ takes }) => takes !== undefined)
  const rounds = takesLongText(operation, parts) ? LONG_ROUNDS : Math.min(places.length, 3)
  const first = getFirst(operation)
  return Array.from({ length: rounds }, (_, round) => {
    const numberAt = (index: number) => first + round + index
    return [
      `texts that fit ${first + round}`,
      (size) =>
        outgoing(
          operation,
          withTexts(parts, places, ({ part, takes = 0 }, index) =>
            part === 'body' ? buildText(numberAt(index), size * takes) : inAddress(numberAt(index), size * Math.min(takes, HEAD_BYTES)),
          ),
        ),
    ]
  })
}

/** JSON of every kind in every place of the body at once. */
export const valuesEverywhere = (operation: Operation, parts: Parts): Pathological[] => {
  const places = listPlaces(operation, parts).filter(({ part }) => part === 'body')
  if (places.length === 0) return []
  const body = JSON.stringify(withTexts(parts, places, () => HOLDER.slice(1, -1)).body)
  return Object.entries(values).map(([name, value]) => [
    `${name} in every place`,
    (size) => outgoing(operation, parts, body.replaceAll(HOLDER, value((size * BODY_BYTES) / places.length))),
  ])
}

/** A query with more and more of the same. */
export const listQueries = (operation: Operation, parts: Parts): Pathological[] => {
  const names = [...Object.keys(parts.query), 'extra']
  const more = (unit: string, bytes: number) => unit.repeat(Math.floor(bytes / unit.length))
  const path = buildAddress(operation, parts)
  const request = outgoing(operation, parts)
  const add = (search: string): Outgoing => ({ ...request, path: `${path}${path.includes('?') ? '&' : '?'}${search}` })
  return [
    ['the same parameters', (size) => add(more(names.map((name) => `${name}=1&`).join(''), size * HEAD_BYTES))],
    ['many parameters', (size) => add(Array.from({ length: (size * HEAD_BYTES) / 6 }, (_, index) => `p${index}=`).join('&'))],
    ['many percent signs', (size) => add(`${names[0]}=${more('%', size * HEAD_BYTES)}`)],
  ]
}
