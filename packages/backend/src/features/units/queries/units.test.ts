import { createDemoData } from '@tracemark/api/demo'
import { readSorts, UnitQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { type ScopedDatabase, withScope } from '../../../platform/db/scope.ts'
import { TEST_NOW } from '../../../testing/template.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { asWritten } from './order.ts'
import { listUnits } from './units.ts'

const ORGANIZATION = 101
const [MANY, SOME, FEW] = [6000, 1500, 40]
const STATUS = 3

let connection: DatabaseConnection
const variants = createDemoData(TEST_NOW).variants.filter(({ organizationId }) => organizationId === ORGANIZATION)
/** One of each of three assets. */
const [many, some, few] = variants.filter(({ thingId }, index) => variants.findIndex((variant) => variant.thingId === thingId) === index)

const inOrganization = <Result>(run: (db: ScopedDatabase) => Promise<Result>) =>
  withScope(connection.db, { organizationId: ORGANIZATION }, run)

/** Of the few, numbers, names and dates come after those of all others. */
const fill = async (variant: (typeof variants)[number] | undefined, count: number, place: number, status: number | null) => {
  const { thingId = '', id = '' } = variant ?? {}
  await inOrganization((db) =>
    sql`insert into units (organization_id, id, asset_id, variant_id, name, sequence_number, checksum, unique_id, created_at, status)
      select ${ORGANIZATION}, gen_random_uuid(), ${thingId}, ${id}, ${`Z${place}-`} || lpad(g::text, 5, '0'), ${place * 10_000}::integer + g, 'X',
        md5(${place}::text || g), now() + g * interval '1 second', ${status}::integer
      from generate_series(1, ${count}::integer) g`.execute(db),
  )
}
beforeAll(async () => {
  connection = await openTestDatabase()
  await fill(many, MANY, 1, null)
  await fill(some, SOME, 2, null)
  await fill(few, FEW, 3, STATUS)
})
afterAll(() => connection.close())

/** How many rows of `units` the list reads. */
const rowsRead = (query: object): Promise<number> =>
  inOrganization(async (db) => {
    const count = async () => {
      const { rows } = await sql<{ read: number }>`select (seq_tup_read + idx_tup_fetch)::integer as read
        from pg_stat_xact_user_tables where relname = 'units'`.execute(db)
      return rows[0]?.read ?? Number.NaN
    }
    const before = await count()
    await listUnits(db, ORGANIZATION, 'http://localhost', UnitQuery.parse(query))
    return (await count()) - before
  })

/** A page, its rows with what is joined to them, and what the demo has beside them. */
const PAGE = 400

const lists: [string, object, number][] = [
  ['all', {}, PAGE],
  ['an asset of many', { thingId: many?.thingId }, PAGE],
  ['an asset of some', { thingId: some?.thingId }, PAGE],
  ['an asset of few', { thingId: few?.thingId }, PAGE],
  ['a variant of few', { batchId: few?.id }, PAGE],
  ['a variant of some, which no index has by every column', { batchId: some?.id }, SOME + PAGE],
  ['a status of few', { status: [STATUS] }, PAGE],
  ['a status of few of an asset', { status: [STATUS], thingId: few?.thingId }, PAGE],
]

test.each(lists)('the list of %s reads little more than it shows in every order, whatever others have', async (_, query, most) => {
  const read = new Map<string, number>()
  for (const sort of readSorts(UnitQuery)) read.set(sort, await rowsRead({ ...query, sort }))
  expect([...read].filter(([, rows]) => !(rows <= most))).toEqual([])
})

test('a unit is read by its key and its asset after it, so that no plan goes through all units of all assets', async () => {
  const plan = await inOrganization(async (db) => {
    const { rows } = await asWritten(db, () =>
      sql<{
        'QUERY PLAN': string
      }>`explain select unit.asset_name from (select id from units where organization_id = ${ORGANIZATION} limit 50) page
        cross join lateral (select * from unit_list where organization_id = ${ORGANIZATION} and id = page.id offset 0) unit`.execute(db),
    )
    return rows.map((row) => row['QUERY PLAN']).join('\n')
  })
  expect([...plan.matchAll(/ on (units i|assets)\b.*\n.*Cond: (.*)/g)].map(([, table, by]) => [table, by])).toEqual([
    ['units i', `((organization_id = ${ORGANIZATION}) AND (id = units.id))`],
    ['assets', `((organization_id = ${ORGANIZATION}) AND (id = i.asset_id))`],
  ])
})
