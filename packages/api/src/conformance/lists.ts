import { beforeAll, describe, expect, type SuiteCollector, test } from 'vitest'
import * as z from 'zod/mini'
import type { CallOptions } from '../client/index.ts'
import type { Endpoint } from '../contract/index.ts'
import { findComparison, inOrder } from '../rules/index.ts'
import { readFilters } from '../schemas/index.ts'
import { type Call, everyCall } from './calls.ts'
import { type Conversation, type StartTarget, useConversation } from './target.ts'

type Listed = Readonly<Record<string, unknown>>
interface Page {
  totalItems: number
  totalPages: number
  items: Listed[]
}
type List = (input: { params?: object; query?: object }, options: CallOptions) => Promise<Page>

interface Parameter {
  enum?: string[]
  default?: unknown
}

const listQueryParameters = ({ query }: Endpoint): Readonly<Record<string, Parameter>> =>
  (query && (z.toJSONSchema(query, { io: 'input', unrepresentable: 'any' }).properties as Record<string, Parameter>)) ?? {}

const answersItems = ({ method, response }: Endpoint): boolean =>
  method === 'GET' && response instanceof z.ZodMiniObject && Object.hasOwn(response.shape, 'items')

/** Lists that are answered whole, each for a reason of docs/decisions/large-lists.md. */
const WHOLE = ['assetAttributes.availableSources', 'exports.list', 'variants.attributes', 'virtualCodes.download']

const lists = everyCall.filter(({ id, endpoint }) => answersItems(endpoint) && !WHOLE.includes(id))

/** Of what belongs to something else: to what, and a word that finds one of the two that are there. */
interface Owned {
  params: object
  search: string
}

/** Makes two of everything that belongs to something else. */
const prepare = async ({ client, target }: Conversation, token: string): Promise<Readonly<Record<string, Owned>>> => {
  const options = { token }
  const { id } = await client.assets.create({ body: { name: 'Listed' } }, options)
  const ofAsset = { thingIds: [id] }
  const codes = ['04006381333948', '04006381333955']
  const supportProfileIds: string[] = []
  const taskIds: string[] = []
  for (const [place, name] of ['Ginger', 'Turmeric'].entries()) {
    supportProfileIds.push((await client.supportProfiles.create({ body: { name } }, options)).id)
    taskIds.push((await client.tasks.create({ body: { name } }, options)).id)
    await client.assetAttributes.create({ body: { thingId: id, label: name, value: 'yes', type: 'string', order: place } }, options)
    await client.identificationCodes.create({ body: { thingId: id, type: 'custom', value: codes[place] ?? '' } }, options)
  }
  await client.supportProfiles.bulkAssign({ body: { ...ofAsset, supportProfileIds } }, options)
  await client.taskAssets.bulkAssign({ body: { ...ofAsset, taskIds } }, options)

  const variant = async (variantId: string, name: string) =>
    (await client.variants.create({ body: { thingId: target.demo.featured.thingId, variantId, name } }, options)).id
  const [one, other] = [await variant('LIST-1', 'Ginger'), await variant('LIST-2', 'Turmeric')]
  const [above, below] = [await variant('LIST-3', 'Above'), await variant('LIST-4', 'Below')]
  for (const middle of [one, other]) {
    await client.variants.link({ params: { id: above, childId: middle }, body: {} }, options)
    await client.variants.link({ params: { id: middle, childId: below }, body: {} }, options)
  }

  const changed = await variant('LIST-5', 'Changed')
  const attributes = [{ key: 'Ginger', value: 'yes', type: 'string' as const }]
  await client.variants.update({ params: { id: changed }, body: { attributes } }, options)

  const org = { org: 101 }
  const made = target.demo.variants.find(({ variantId }) => variantId === 'COR-GUAYA')?.id ?? ''
  const group = await client.vcodeGroups.create({ body: { batchId: made, size: 1 } }, options)
  const last = { batchId: made, sequenceFrom: group.firstSequenceNumber }
  const [unit] = (await client.units.list({ params: org, query: last }, options)).items
  const ofUnit = { ...org, id: unit?.id ?? '' }
  for (const status of [1, 2]) await client.units.update({ params: ofUnit, body: { status } }, options)

  const taken = target.demo.publicThings.find(({ organization }) => organization.slug === 'klosterhalde')
  const unitNames = target.demo.items.filter(({ thingId }) => thingId === taken?.thing.id).map(({ name }) => name)
  for (const item of unitNames.slice(0, 2)) {
    const params = { a: taken?.organization.slug ?? '', b: taken?.thing.publicLink ?? '' }
    const { text } = await client.publicAssets.copy({ params, query: { item } })
    const { version } = await client.clipboard.compare({ params: { id }, body: { text } }, options)
    await client.clipboard.take({ params: { id }, body: { text, version, take: ['general.description'] } }, options)
  }

  const { id: webhookId } = await client.webhooks.create({ body: { name: 'Listed', emailAddresses: ['list@example.com'] } }, options)
  await client.webhooks.test({ params: { id: webhookId } }, options)
  const { id: delivery } = await client.webhooks.test({ params: { id: webhookId } }, options)

  const named = { params: { id }, search: 'ginger' }
  return {
    'assets.tasks': named,
    'assets.supportProfiles': named,
    'assetAttributes.ofAsset': named,
    'assets.identificationCodes': { params: { id }, search: codes[0] ?? '' },
    'variants.children': { params: { id: above }, search: 'list-1' },
    'variants.parents': { params: { id: below }, search: 'list-1' },
    'variants.history': { params: { id: changed }, search: 'ginger' },
    'units.statusChanges': { params: ofUnit, search: 'precaution' },
    'clipboard.transfers': { params: { id }, search: unitNames[0] ?? '' },
    'webhooks.deliveries': { params: { id: webhookId }, search: delivery },
  }
}

const others: Readonly<Record<string, object>> = {
  'organizations.unitStatuses': { id: 101 },
  'baseAttributes.validValues': { x: 'countries' },
}

const NAMELESS = 'nothing-is-called-so'
const AT_ONCE = 100

/** What a list is sorted by: of what is an entity of its own, the name. */
const sortedBy = (item: Listed, field: string): unknown => {
  const value = item[field]
  return typeof value === 'object' && value !== null && 'name' in value ? value.name : value
}

/** Asks lists for their entries, once there is something in all of them. */
const startAsking = async (conversation: Conversation) => {
  const { client, getToken } = conversation
  const [general, token] = [await getToken('owner'), await getToken('owner', 101)]
  const owned = await prepare(conversation, token)

  /** All entries that a list has; 'Unknown ID' stands behind those of every search. */
  const ask = async ({ id, endpoint }: Call, query: object): Promise<Page> => {
    const [group = '', name = ''] = id.split('.')
    const list = (client as unknown as Record<string, Record<string, List>>)[group]?.[name]
    if (!list) throw new TypeError(`The client has no ${id}.`)
    const params = { org: 101, ...owned[id]?.params, ...others[id] }
    const page = await list({ params, query }, { token: endpoint.security === 'general' ? general : token })
    if (id !== 'organizations.unitStatuses') return page
    return { ...page, totalItems: page.totalItems - 1, items: page.items.filter(({ value }) => value !== -1) }
  }
  const all = async (call: Call, query: object = {}): Promise<Listed[]> => {
    const { items, totalItems, totalPages } = await ask(call, { ...query, perPage: AT_ONCE })
    for (let page = 2; page <= totalPages; page += 1) items.push(...(await ask(call, { ...query, perPage: AT_ONCE, page })).items)
    expect([call.id, query, items.length]).toEqual([call.id, query, totalItems])
    return items
  }

  /** The same in two pages. */
  const inPages = async (call: Call, query: object, total: number): Promise<Listed[]> => {
    const perPage = Math.max(1, Math.ceil(total / 2))
    const pages = await Promise.all([1, 2].map((page) => ask(call, { ...query, perPage, page })))
    return pages.flatMap(({ items }) => items)
  }

  return { owned, ask, all, inPages }
}

/** Values of a field that the test filters by, where there are many. */
const FILTERED_BY = 3

/** What an item says of what a filter asks; nothing where it does not say it. */
const readValues = (item: Listed, filter: string): unknown[] => {
  const fields = Object.keys(item)
  const field = (findComparison(filter, fields) ?? findComparison(`${filter}From`, fields))?.field
  const named = item[filter.replace(/Id$/, '')]
  const value = field === undefined && typeof named === 'object' && named !== null && 'id' in named ? named.id : item[field ?? '']
  return value === undefined ? [] : [value].flat()
}

const listIds = (items: readonly Listed[]): unknown[] => items.map(({ id, code, name }) => id ?? code ?? name).toSorted()

/** What holds for lists of every kind alike. */
export const describeLists = (start: StartTarget): SuiteCollector<object> =>
  describe('every list', () => {
    const conversation = useConversation(start)
    let asking: Awaited<ReturnType<typeof startAsking>>
    beforeAll(async () => {
      asking = await startAsking(conversation())
    })

    test('has pages, an order and a search', () => {
      const taken = lists.map(({ id, endpoint }) => [
        id,
        ['page', 'perPage', 'search', 'sort'].filter((name) => name in listQueryParameters(endpoint)),
      ])
      expect(taken).toEqual(lists.map(({ id }) => [id, ['page', 'perPage', 'search', 'sort']]))
    })

    test('is answered in each of its orders, page by page, and finds what has the words', async () => {
      const { owned, ask, all, inPages } = asking
      for (const call of lists) {
        const { enum: sorts = [], default: usual } = listQueryParameters(call.endpoint).sort ?? {}
        const ordered = new Map<string, Listed[]>()
        for (const sort of sorts) {
          const items = await all(call, { sort })
          ordered.set(sort, items)
          expect([call.id, sort, new Set(items.map((item) => JSON.stringify(item))).size]).toEqual([call.id, sort, items.length])
          // Those that are longer come in several pages anyway.
          if (items.length <= AT_ONCE) expect([call.id, sort, await inPages(call, { sort }, items.length)]).toEqual([call.id, sort, items])
        }
        for (const sort of sorts.filter((name) => name.endsWith('_asc'))) {
          const field = sort.slice(0, -'_asc'.length)
          const [up = [], down = []] = [ordered.get(sort), ordered.get(`${field}_desc`)].map((items) =>
            items?.map((item) => sortedBy(item, field)),
          )
          expect([call.id, sort, up]).toEqual([call.id, sort, down.toReversed()])
          const sorted = inOrder(
            up.map((value) => ({ [field]: value })),
            { sort },
            () => '',
          )
          expect([call.id, sort, up]).toEqual([call.id, sort, sorted.map((item) => item[field])])
        }
        const first = ordered.get(String(usual))?.slice(0, 2)
        const single = [await ask(call, { perPage: 1 }), await ask(call, { perPage: 1, page: 2 })]
        expect([call.id, single.flatMap(({ items }) => items).slice(0, 2)]).toEqual([call.id, first])
        expect([call.id, await ask(call, { search: NAMELESS })]).toMatchObject([call.id, { totalItems: 0, items: [] }])
      }
      for (const call of lists.filter(({ id }) => owned[id])) {
        const { search } = owned[call.id] ?? {}
        const counts = [(await ask(call, {})).totalItems, (await ask(call, { search })).totalItems]
        expect([call.id, counts]).toEqual([call.id, [2, 1]])
      }
    })

    test('is narrowed by each of its filters', async () => {
      const { all } = asking
      const others: string[] = []
      for (const call of lists) {
        const filters = readFilters(call.endpoint.query)
        const shown = await all(call)
        for (const [name, { type, values }] of Object.entries(filters)) {
          // Without this filter a list leaves out what is hidden.
          const items = name === 'hidden' ? [...shown, ...(await all(call, { hidden: 'true' }))] : shown
          const told = items.flatMap((item) => readValues(item, name))
          if (told.length === 0) others.push(`${call.id} ${name}`)
          else if (type === 'date-range') {
            const middle = String(told.toSorted()[Math.floor(told.length / 2)])
            const isAfter = (item: Listed) => readValues(item, name).some((at) => String(at) >= middle)
            const [after, before] = [await all(call, { [`${name}From`]: middle }), await all(call, { [`${name}To`]: middle })]
            expect([call.id, name, listIds(after), listIds(before)]).toEqual([
              call.id,
              name,
              listIds(items.filter(isAfter)),
              listIds(items.filter((item) => !isAfter(item))),
            ])
          } else
            for (const wanted of values.length > 0 ? values : [...new Set(told)].slice(0, FILTERED_BY)) {
              const found = await all(call, { [name]: String(wanted) })
              const expected = items.filter((item) => readValues(item, name).includes(wanted))
              expect([call.id, name, wanted, listIds(found)]).toEqual([call.id, name, wanted, listIds(expected)])
            }
        }
      }
      // What no entry says is tested by itself.
      expect(others).toEqual([
        'interactions.list history',
        'interactions.list createdByMe',
        'interactions.list origin',
        'interactions.list place',
        'interactions.list bounds',
        'interactions.list collectionId',
        'interactions.list collected',
        'interactions.list teamTasks',
        'interactions.list administrationTasks',
        'interactions.list changed',
        'interactions.outOfSight visibility',
        'assets.list taskId',
        'documents.list thingId',
        'jobs.list overdue',
        'collections.list byRule',
        'savedViews.list list',
        'savedViews.list audience',
        'webhooks.list failing',
      ])
    })
  })
