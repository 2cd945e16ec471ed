import { InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../connect.ts'
import { type ScopedDatabase, withScope } from '../scope.ts'
import { COUNTED_MAX, COUNTED_UNSEARCHED_MAX } from './interaction-search.ts'
import { listInteractions } from './interactions.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const NOBODY = '0190a000-0000-7000-8000-00000000dead'
const list = (db: ScopedDatabase, query: object) => listInteractions(db, 101, NOBODY, InteractionQuery.parse(query))

/** So many more like the newest, a minute apart, each older than the one before, at this place. */
const record = (db: ScopedDatabase, count: number, place: string) =>
  sql`insert into interactions (organization_id, id, thing_id, task_id, name, classification, reported_date, record_date, answers, reported_location)
    select organization_id, gen_random_uuid(), thing_id, task_id, name, classification, reported_date,
      record_date - n * interval '1 minute', answers, jsonb_build_object('place', ${place}::text)
    from (select * from interactions where organization_id = 101 order by record_date desc limit 1) newest, generate_series(1, ${count}) n`.execute(
    db,
  )

test('what is found is counted to a thousand; more are said to be more', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    await record(db, 3, 'Ciénaga Honda')
    const few = await list(db, { search: 'cienaga HON' })
    expect([few.totalItems, few.totalPages, few.items.length, few.isAtLeast]).toEqual([3, 1, 3, undefined])

    await record(db, COUNTED_MAX - 3, 'Ciénaga Honda')
    const all = await list(db, { search: 'cienaga hon', page: COUNTED_MAX / 100, perPage: 100 })
    expect([all.totalItems, all.items.length, all.isAtLeast]).toEqual([COUNTED_MAX, 100, undefined])

    await record(db, 1, 'Ciénaga Honda')
    const more = await list(db, { search: 'cienaga hon', perPage: 10 })
    expect([more.totalItems, more.totalPages, more.items.length, more.isAtLeast]).toEqual([COUNTED_MAX, 100, 10, true])
    const dates = more.items.map(({ recordDate }) => recordDate)
    expect(dates).toEqual(dates.toSorted().toReversed())
    const [{ classification } = { classification: 'notice' as const }] = more.items
    const same = await list(db, { search: 'cienaga hon', classification })
    expect([same.totalItems, same.isAtLeast]).toEqual([COUNTED_MAX, true])
    const none = await list(db, { search: 'cienaga hon', to: '2000-01-01T00:00:00Z' })
    expect([none.totalItems, none.items, none.isAtLeast]).toEqual([0, [], undefined])

    // What lies within dates is counted further.
    const within = { from: '2000-01-01T00:00:00Z' }
    const dated = await list(db, within)
    expect([dated.totalItems, dated.isAtLeast]).toEqual([1214 + COUNTED_MAX + 1, undefined])
    expect((await list(db, { ...within, classification })).totalItems).toBe(dated.classifications[classification])
    await record(db, COUNTED_UNSEARCHED_MAX, 'Ciénaga Honda')
    const ofMany = await list(db, { ...within, page: COUNTED_UNSEARCHED_MAX / 100, perPage: 100 })
    expect([ofMany.totalItems, ofMany.items.length, ofMany.isAtLeast]).toEqual([COUNTED_UNSEARCHED_MAX, 100, true])
    expect((await list(db, within)).classifications[classification]).toBeGreaterThan(dated.classifications[classification])
    expect((await list(db, {})).totalItems).toBe(1214 + COUNTED_MAX + 1 + COUNTED_UNSEARCHED_MAX)
  })
}, 120_000)

test('each word of a search is found in something that a record names, in whatever order', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    await record(db, 2, 'Quebrada  Seca')
    const newest = (await list(db, { perPage: 1, search: 'quebrada' })).items[0]
    const { thing, task } = newest ?? { thing: { name: '' }, task: { name: '' } }
    const found = (search: string) => list(db, { search }).then(({ totalItems }) => totalItems)
    expect(
      await Promise.all([
        found(`SÉCA ${task.name} quebrada ${thing.name}`),
        found(`${newest?._id} ${task.name}`),
        found('  quebrada\u3000%'),
        found('quebrada verde'),
      ]),
    ).toEqual([2, 1, 0, 0])
    expect(await found(' ')).toBe((await list(db, {})).totalItems)
  })
})
