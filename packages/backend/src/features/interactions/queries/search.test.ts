import { InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { type Scope, type ScopedDatabase, withScope } from '../../../platform/db/scope.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { listInteractions } from './interactions.ts'
import { COUNTED_MAX, COUNTED_UNSEARCHED_MAX } from './search.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const NOBODY = '0190a000-0000-7000-8000-00000000dead'
const list = (db: ScopedDatabase, query: object) => listInteractions(db, 101, NOBODY, InteractionQuery.parse(query))

/** So many more like the newest, a minute apart, each older than the one before, at this place, with its number for `#`, and so many years ago. */
const record = (db: ScopedDatabase, count: number, place: string, years = 0) =>
  sql`insert into interactions (organization_id, id, asset_id, task_id, name, classification, reported_date, record_date, answers, reported_location)
    select organization_id, gen_random_uuid(), asset_id, task_id, name, classification, reported_date,
      record_date - n * interval '1 minute' - ${years}::integer * interval '1 year', answers, jsonb_build_object('place', replace(${place}::text, '#', n::text))
    from (select * from interactions where organization_id = 101 order by record_date desc limit 1) newest, generate_series(1, ${count}) n`.execute(
    db,
  )

let isFull = false
/** More of the newest than are counted, or gone through one by one; made once, as each takes its time. */
const fill = async (db: ScopedDatabase): Promise<void> => {
  if (!isFull) await record(db, COUNTED_UNSEARCHED_MAX, 'Ciénaga Honda')
  isFull = true
}

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
    await fill(db)
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

    // A unit belongs to no subject: it is found with its own asset and with no other.
    const { rows } = await sql<{ unit: string; own: string; other: string; count: number }>`
      select unit.name as unit, own.name as own, (select name from assets where organization_id = 101 and id <> own.id limit 1) as other,
        (select count(*)::integer from interactions where unit_id = unit.id) as count
      from units unit join assets own on own.id = unit.asset_id
      where unit.id = (select unit_id from interactions where organization_id = 101 and unit_id is not null limit 1)`.execute(db)
    const [of] = rows
    expect(await Promise.all([found(`${of?.own} ${of?.unit}`), found(`${of?.unit} ${of?.other}`)])).toEqual([of?.count, 0])
  })
})

test('words are found by their beginnings, in Japanese and Chinese by characters that follow each other anywhere in a name', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    await record(db, 2, '大分県の静岡茶畑')
    await record(db, 1, '静かな岡')
    const { thing } = (await list(db, { perPage: 1 })).items[0] ?? { thing: { id: '', name: '' } }
    await sql`update assets set name = '新茶 & Añejo' where id = ${thing.id}`.execute(db)
    const found = (search: string) => list(db, { search }).then(({ totalItems }) => totalItems)
    expect(await Promise.all(['静岡', '静岡 県', '静', '岡静', 'ñej', '新茶 & añe 岡', '&'].map(found))).toEqual([2, 2, 3, 0, 0, 3, 0])
  })
})

test('words are looked up in names of the own organization alone, and in none without one', async () => {
  const found = (scope: Scope) =>
    withScope(connection.db, scope, async (db) => {
      const { rows } = await sql<{ kind: string }>`select kind from find_names(to_tsquery('simple', 'riesling:*'), 1)`.execute(db)
      return rows.map(({ kind }) => kind)
    })
  expect(await Promise.all([{ organizationId: 101 }, { organizationId: 102 }, {}].map(found))).toEqual([[], ['asset_id'], []])
})

test('what many have, but few of the newest, is found by its subjects, and in the same order', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    await record(db, COUNTED_MAX + 500, 'Vereda Vieja', 20)
    await fill(db)
    const task = (await list(db, { perPage: 1 })).items[0]?.task.name ?? ''
    const search = `vereda ${task} vieja`
    const { rows } = await sql<{ id: string; classification: string }>`select id, classification from interactions
      where place = 'Vereda Vieja' order by record_date desc, id desc`.execute(db)
    const ids = rows.map(({ id }) => id)
    const { classification } = rows[0] ?? {}
    const page = (query: object) => list(db, { search, perPage: 100, ...query })
    const findIds = async (query: object) => (await page(query)).items.map(({ _id }) => _id)
    const first = await page({})
    expect([first.totalItems, first.totalPages, first.isAtLeast]).toEqual([COUNTED_MAX, COUNTED_MAX / 100, true])
    expect(await findIds({})).toEqual(ids.slice(0, 100))
    expect(await findIds({ page: 12, classification })).toEqual(ids.slice(1100, 1200))
    expect(await findIds({ sort: 'recordDate_asc' })).toEqual(ids.toReversed().slice(0, 100))
    expect(await findIds({ search: 'vereda cienaga' })).toEqual([])
    expect((await page({ search: 'vereda cienaga' })).totalItems).toBe(0)

    // A record that another place is given is found at that.
    await sql`update interactions set reported_location = '{"place": "Alto Nuevo"}' where id = ${ids[0]}`.execute(db)
    expect([await findIds({ search: `nuevo ${task}` }), await findIds({ perPage: 10 })]).toEqual([[ids[0]], ids.slice(1, 11)])
  })
}, 120_000)

test('records of more subjects than are asked one by one are found by their dates', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    // The newest that are gone through first have none of these.
    await fill(db)
    await record(db, 5_001, 'Loma #', 30)
    const { rows } = await sql<{
      id: string
    }>`select id from interactions where place like 'Loma %' order by record_date desc, id desc`.execute(db)
    const ids = rows.map(({ id }) => id)
    const page = (query: object) => list(db, { search: 'loma', perPage: 100, ...query })
    const [first, last] = [await page({ page: 2 }), await page({ sort: 'recordDate_asc' })]
    expect([first.totalItems, first.isAtLeast, first.items.map(({ _id }) => _id)]).toEqual([COUNTED_MAX, true, ids.slice(100, 200)])
    expect(last.items.map(({ _id }) => _id)).toEqual(ids.toReversed().slice(0, 100))
  })
}, 120_000)
