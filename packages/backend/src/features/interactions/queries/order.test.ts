import { classifications, InteractionQuery, readSorts } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { type ScopedDatabase, withScope } from '../../../platform/db/scope.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { listInteractions } from './interactions.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const NOBODY = '0190a000-0000-7000-8000-00000000dead'
const list = (query: object) =>
  withScope(connection.db, { organizationId: 101 }, async (db) => {
    const { items, totalItems } = await listInteractions(db, 101, NOBODY, InteractionQuery.parse({ perPage: 100, ...query }))
    return { totalItems, ids: items.map(({ _id }) => _id) }
  })

/** Dates are not among what is kept, so that these are sorted as a whole. */
const sortedAsAWhole = (query: object) => list({ ...query, from: '2000-01-01T00:00:00Z' })

const sorts = readSorts(InteractionQuery)

test.each(sorts)('pages that are put together by counts are those of all records in their order: %s', async (sort) => {
  for (const page of [1, 2, 7, 13, 14]) expect(await list({ sort, page })).toEqual(await sortedAsAWhole({ sort, page }))
  const classification = ['notice', 'warning']
  for (const page of [1, 3])
    expect(await list({ sort, page, classification })).toEqual(await sortedAsAWhole({ sort, page, classification }))
})

/** Six times as many as there are, each a year before the one it is like: more than are counted. */
const multiply = (db: ScopedDatabase) =>
  sql`insert into interactions (organization_id, id, asset_id, unit_id, task_id, value_chain_element_id, name, classification, reported_date,
      reported_location, record_date, answers)
    select organization_id, gen_random_uuid(), asset_id, unit_id, task_id, value_chain_element_id, name, classification, reported_date - n * interval '13 months',
      reported_location, record_date - n * interval '1 year', answers
    from interactions, generate_series(1, 5) n where organization_id = 101`.execute(db)

/** All ids in their order, by the plainest statement there is. */
const allInOrder = async (db: ScopedDatabase, sort: InteractionQuery['sort'], condition: RawBuilder<unknown>): Promise<string[]> => {
  const [field = '', direction = ''] = sort.split('_')
  const by: Record<string, string> = {
    thing: 'search_text(thing.name) collate "C"',
    task: 'search_text(task.name) collate "C"',
    classification: `array_position(array['${classifications.join("','")}'], i.classification)`,
  }
  const date = field === 'reportedDate' ? 'reported_date' : 'record_date'
  const order = by[field] ? `${by[field]} ${direction}, i.record_date desc, i.id desc` : `i.${date} ${direction}, i.id ${direction}`
  const { rows } = await sql<{
    id: string
  }>`select i.id from interactions i join assets thing on thing.id = i.asset_id join tasks task on task.id = i.task_id
    left join units item on item.id = i.unit_id left join value_chain_elements element on element.id = i.value_chain_element_id
    where i.organization_id = 101 and ${condition} order by ${sql.raw(order)}`.execute(db)
  return rows.map(({ id }) => id)
}

const names = sql`search_text(concat_ws('|', thing.name, task.name, element.name, item.name, i.reported_location ->> 'place'))`

test('pages of more than are counted are those of all in their order', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    await multiply(db)
    const asked = [
      { query: { from: '2000-01-01T00:00:00Z' }, condition: sql`true` },
      { query: { reportedFrom: '2000-01-01T00:00:00Z' }, condition: sql`true` },
      { query: { to: '2035-01-01T00:00:00Z', classification: ['alert', 'warning', 'unclassified', 'notice'] }, condition: sql`true` },
      { query: { search: 'fi' }, condition: sql`${names} ~ '\\mfi'` },
      { query: { search: 'sa', classification: ['notice'] }, condition: sql`${names} ~ '\\msa' and i.classification = 'notice'` },
      { query: { search: 'moisture e' }, condition: sql`${names} ~ '\\mmoisture' and ${names} ~ '\\me'` },
    ]
    for (const [index, { query, condition }] of asked.entries()) {
      // Which orders go with which question does not matter, as long as each has its turn.
      for (const sort of index === 0 ? sorts : sorts.filter((_, place) => place % asked.length === index)) {
        const all = await allInOrder(db, sort, condition)
        for (const page of [1, 8]) {
          const found = await listInteractions(db, 101, NOBODY, InteractionQuery.parse({ perPage: 100, sort, page, ...query }))
          expect([query, sort, page, found.isAtLeast, ...found.items.map(({ _id }) => _id)]).toEqual([
            query,
            sort,
            page,
            true,
            ...all.slice((page - 1) * 100, page * 100),
          ])
        }
      }
    }
  })
}, 240_000)
