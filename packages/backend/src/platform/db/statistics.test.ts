import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { afterAll, expect, test } from 'vitest'
import type { Database } from '../../schema/database.ts'
import { gatherStatistics } from './statistics.ts'

const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
afterAll(() => db.destroy())

const known = async () =>
  (await sql<{ rows: number }>`select reltuples::integer as rows from pg_class where relname = 'leaf'`.execute(db)).rows[0]?.rows

const grow = (rows: number) => sql`insert into leaf select g, md5(g::text) from generate_series(1, ${rows}::integer) g`.execute(db)

test('the planner is told of a table when it is large, and again when it has grown', async () => {
  await sql`create table leaf (id integer, name text)`.execute(db)
  await grow(100)
  expect([await gatherStatistics(db), await known()]).toEqual([0, -1])
  await grow(9900)
  expect([await gatherStatistics(db), await known()]).toEqual([1, 10_000])
  await grow(1000)
  expect([await gatherStatistics(db), await known()]).toEqual([0, 10_000])
  await grow(9000)
  expect([await gatherStatistics(db), await known()]).toEqual([1, 20_000])
})
