import { type ListSchema, PAGE_SIZE_MAX, readFilters, readSorts } from '@tracemark/api/schemas'
import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { Fixture } from './fixture.ts'
import { type Operation, operations, type Parts } from './operations.ts'

/** More, or others, when somebody looks for what these don't find. */
const RUNS = Number(process.env.PROOF_RUNS ?? 30)
const SEED = Number(process.env.PROOF_SEED ?? 20_261_130)
/** Most queries ask of a longer list only for what is as new as its first rows: each of its pages is a call. */
const LONG = 500
/** One of so many asks for all of a long list. */
const WIDE_EACH = 12

type Row = Readonly<Record<string, unknown>>
interface Page {
  totalItems: number
  isAtLeast?: boolean
  items: Row[]
}
type Query = Record<string, unknown>

const readShape = ({ endpoint }: Operation): Readonly<Record<string, z.core.$ZodType>> =>
  endpoint?.query instanceof z.ZodMiniObject ? endpoint.query.shape : {}

const lists = operations.filter((operation) => {
  const { page, sort } = readShape(operation)
  const response = operation.endpoint?.response
  return operation.method === 'GET' && page && sort && response instanceof z.ZodMiniObject && Object.hasOwn(response.shape, 'items')
})

let fixture: Fixture

const send = async (id: string, change: (parts: Parts) => Parts): Promise<void> => {
  const operation = operations.find((one) => one.id === id)
  if (!operation) throw new TypeError(`There is no call ${id}.`)
  const { parts, token } = await fixture.fill(operation, fixture.own)
  expect(await fixture.send(operation, change(parts), token)).toMatchObject({ code: 'done' })
}

beforeAll(async () => {
  fixture = await Fixture.create()
  // What lists are asked for has none of these yet.
  const variant = await fixture.rows.of('variants', fixture.own)
  const [above, below] = fixture.app.demo.variants
    .filter(({ organizationId, id }) => organizationId === fixture.own.organizationId && id !== variant)
    .map(({ id }) => id)
  await send('variants.link', (parts) => ({ ...parts, params: { ...parts.params, id: above, childId: variant } }))
  await send('variants.link', (parts) => ({ ...parts, params: { ...parts.params, id: variant, childId: below } }))
  const [hidden, deleted] = fixture.app.demo.interactions.filter(({ orgId }) => orgId === fixture.own.organizationId).map(({ _id }) => _id)
  await send('interactions.hide', (parts) => ({ ...parts, params: { ...parts.params, id: hidden } }))
  await send('interactions.delete', (parts) => ({ ...parts, params: { ...parts.params, id: deleted } }))
  for (const status of [1, 2]) await send('units.update', (parts) => ({ ...parts, body: { status } }))
})
afterAll(() => fixture.app.stop())

/** What is no entity of its own is told by all that it says. */
const getId = (row: Row): unknown => row.id ?? row._id ?? JSON.stringify(row)

const INSTANT = /^\d{4}-\d{2}-\d{2}T/

const listTexts = (value: unknown): string[] => {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(listTexts) : []
}

/** Words that rows have, whole and begun. */
const drawWords = (rows: readonly Row[]): fc.Arbitrary<string> => {
  const words = [...new Set(rows.flatMap(listTexts).flatMap((text) => text.match(/\p{L}{2,}/gu) ?? []))].slice(0, 200)
  if (words.length === 0) return fc.constant('nothing')
  const word = fc.tuple(fc.constantFrom(...words), fc.integer({ min: 2, max: 8 })).map(([whole, length]) => whole.slice(0, length))
  return fc.oneof(
    word,
    fc.tuple(word, word).map((both) => both.join(' ')),
    fc.constant('nothing'),
  )
}

/** What rows say of what a filter asks: the field of its name, or the id of what is called so. */
const readValues = (rows: readonly Row[], name: string): unknown[] =>
  rows.flatMap((row) => {
    const named = row[name.replace(/Id$/, '')]
    const value = row[name] ?? Object(named).id
    return typeof value === 'object' || value === undefined ? [] : [value]
  })

/** What a list is not answered without. */
const pickNeeded = (operation: Operation, valid: Query): Query => {
  const { query } = operation.endpoint ?? {}
  const names = query ? (z.safeParse(query, {}).error?.issues.map(({ path }) => String(path[0])) ?? []) : []
  return Object.fromEntries(Object.entries(valid).filter(([name]) => names.includes(name)))
}

/** Queries as the contract has them: filters with values that rows have, orders, words. `valid`: one that is answered. */
const drawQueries = (operation: Operation, valid: Query, rows: readonly Row[]): Query[] => {
  const { endpoint } = operation
  const instants = rows.flatMap(listTexts).filter((text) => INSTANT.test(text))
  const instant = fc.constantFrom('2026-01-01T00:00:00.000Z', ...instants)
  const drawn: Record<string, fc.Arbitrary<unknown>> = {
    sort: fc.constantFrom(...readSorts(endpoint?.query as ListSchema)),
    search: drawWords(rows),
  }
  for (const [name, { type, values }] of Object.entries(readFilters(endpoint?.query))) {
    const known = [...values, ...readValues(rows, name), valid[name]].filter((value) => value !== undefined)
    if (type === 'date-range') Object.assign(drawn, { [`${name}From`]: instant, [`${name}To`]: instant })
    else if (type === 'choices')
      drawn[name] = fc.uniqueArray(fc.constantFrom(...known), { minLength: 1, maxLength: 3 }).map((some) => some.join())
    else drawn[name] = fc.constantFrom(...known)
  }
  // What is no filter of its own, as the number or the instant from which.
  for (const [name, value] of Object.entries(valid))
    if (!['page', 'perPage', 'lang'].includes(name) && !drawn[name])
      drawn[name] = INSTANT.test(String(value)) ? instant : fc.constant(value)
  // Each by itself more often than with all others, which find nothing.
  const query = fc
    .record(drawn, { requiredKeys: [] })
    .chain((all) =>
      fc
        .subarray(Object.keys(all), { maxLength: Math.min(3, Object.keys(all).length) })
        .map((names) => Object.fromEntries(names.map((name) => [name, String(all[name])]))),
    )
  return fc.sample(query, { numRuns: RUNS, seed: SEED }).map((one) => ({ ...pickNeeded(operation, valid), ...one }))
}

/** Leaves of a list about these rows. */
const narrowTo = ({ endpoint }: Operation, rows: readonly Row[]): Query => {
  const [range] = Object.entries(readFilters(endpoint?.query)).find(([, { type }]) => type === 'date-range') ?? []
  const from = listTexts(rows.at(-1)).find((text) => INSTANT.test(text))
  return range === undefined || from === undefined ? {} : { [`${range}From`]: from }
}

const startReading = async (operation: Operation) => {
  const { parts, token } = await fixture.fill(operation, fixture.own)
  const ask = async (query: Query): Promise<Page> => {
    const { status, json, text } = await fixture.send(operation, { ...parts, query }, token)
    expect([query, status, status === 200 || text]).toEqual([query, 200, true])
    return json as Page
  }
  /** The rows of all pages; where there are more than are counted, as many as are. */
  const readAll = async (query: Query, perPage: number): Promise<Page> => {
    const first = await ask({ ...query, perPage })
    const items = [...first.items]
    for (let page = 2; (page - 1) * perPage < first.totalItems; page += 1) items.push(...(await ask({ ...query, perPage, page })).items)
    return { ...first, items: first.isAtLeast ? items.slice(0, first.totalItems) : items }
  }
  return { parts, token, ask, readAll }
}

const exporting = operations.find(({ id }) => id === 'interactions.export')

/** Ids of the interactions that a CSV file of this query has. */
const readExport = async (list: Operation, parts: Parts, query: Query, token: string | undefined): Promise<unknown[]> => {
  if (!exporting?.endpoint?.body || !list.endpoint?.query) throw new TypeError('Interactions have a list and an export.')
  const asked = z.parse(list.endpoint.query, query) as Query
  // It has fewer orders than the list.
  const known = Object.keys((exporting.endpoint.body as z.ZodMiniObject).shape)
  const body = { ...Object.fromEntries(Object.entries(asked).filter(([name]) => name !== 'sort' && known.includes(name))), format: 'csv' }
  const { status, text } = await fixture.send(exporting, { params: parts.params, query: {}, body }, token)
  expect([body, status, status === 200 || text]).toEqual([body, 200, true])
  return (parseCsv(text, { bom: true, columns: true }) as Row[]).map(({ id }) => id)
}

test.each(lists.map((list) => [list.id, list] as const))('%s has the same rows however it is paged', async (id, list) => {
  const { parts, token, ask, readAll } = await startReading(list)
  const { items: rows, totalItems } = await ask({ ...pickNeeded(list, parts.query), perPage: PAGE_SIZE_MAX })
  // Of nothing, everything holds.
  expect(totalItems).toBeGreaterThan(0)
  const narrowed = totalItems > LONG ? narrowTo(list, rows) : {}
  for (const [number, drawn] of drawQueries(list, parts.query, rows).entries()) {
    const query = number % WIDE_EACH === 0 ? drawn : { ...narrowed, ...drawn }
    const whole = await readAll(query, PAGE_SIZE_MAX)
    const ids = whole.items.map(getId)
    // In two pages or three.
    const paged = await readAll(query, Math.min(PAGE_SIZE_MAX - 1, Math.max(1, Math.ceil(ids.length / (2 + (number % 2))))))
    expect([query, paged.items.map(getId)]).toEqual([query, ids])
    expect([query, new Set(ids).size]).toEqual([query, ids.length])
    expect([query, paged.totalItems, paged.isAtLeast]).toEqual([query, whole.totalItems, whole.isAtLeast])
    expect([query, ids.length]).toEqual([query, whole.totalItems])
    if (id !== 'interactions.list') continue
    const exported = new Set(await readExport(list, parts, query, token))
    expect([query, ids.filter((each) => !exported.has(each))]).toEqual([query, []])
    if (!whole.isAtLeast) expect([query, exported.size]).toEqual([query, ids.length])
  }
})

/** What no rule has: pages, the order, who asks, and collections. */
const UNRULED = ['page', 'perPage', 'sort', 'createdByMe', 'collectionId', 'collected']

test('a collection by rule holds what the list with its filters finds, and what both find of what is asked beside', async () => {
  const [list, create, change] = ['interactions.list', 'collections.create', 'collections.update'].map((id) =>
    operations.find((operation) => operation.id === id),
  )
  if (!list?.endpoint?.query || !create || !change) throw new TypeError('Interactions have a list, and collections are made and changed.')
  const { parts, token, ask, readAll } = await startReading(list)
  const { items: rows } = await ask({ perPage: PAGE_SIZE_MAX })
  const narrowed = narrowTo(list, rows)
  const { params } = parts
  const body = { name: 'By rule', rule: {} }
  const { json } = await fixture.send(create, { params, query: {}, body }, token)
  const { id: collectionId } = json as Row
  const query = list.endpoint.query
  const toRule = (drawn: Query) =>
    Object.fromEntries(Object.entries(z.parse(query, drawn) as Query).filter(([name]) => !UNRULED.includes(name)))
  const readIds = async (asked: Query) => (await readAll({ ...narrowed, ...asked }, PAGE_SIZE_MAX)).items.map(getId)
  const drawn = drawQueries(list, parts.query, rows).map((one) =>
    Object.fromEntries(Object.entries(one).filter(([name]) => !UNRULED.includes(name))),
  )
  for (const [number, one] of drawn.entries()) {
    const rule = toRule(one)
    const { status, text } = await fixture.send(change, { params: { ...params, id: collectionId }, query: {}, body: { rule } }, token)
    expect([rule, status, status === 200 || text]).toEqual([rule, 200, true])
    const found = await readIds(one)
    expect([rule, await readIds({ collectionId })]).toEqual([rule, found])
    expect([rule, (await readIds({ collected: true })).filter((id) => found.includes(id))]).toEqual([rule, found])
    const beside = drawn[(number + 1) % drawn.length] ?? {}
    const both = new Set(await readIds(beside))
    expect([rule, beside, await readIds({ ...beside, collectionId })]).toEqual([rule, beside, found.filter((id) => both.has(id))])
  }
})
