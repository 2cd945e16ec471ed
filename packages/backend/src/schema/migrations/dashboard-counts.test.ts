import { createDemoData } from '@tracemark/api/demo'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { seed } from '../../demo/seed.ts'
import { openEmptyDatabase } from '../../testing/empty-database.ts'
import { TEST_NOW } from '../../testing/template.ts'
import type { Database } from '../database.ts'
import { up } from './0006-dashboard-counts.ts'
import { migrate } from './index.ts'

/** What the migration has made. */
const TAKEN_BACK = [
  'drop trigger spans_added on interactions',
  'drop trigger spans_changed on interactions',
  'drop trigger spans_removed on interactions',
  'drop function count_added_spans, count_changed_spans, count_removed_spans',
  'drop index interactions_service_occurred',
  'drop table interaction_spans',
  'alter table organizations drop column time_zone',
]

const readSpans = async (db: Kysely<Database>) => {
  const { rows } = await sql`select organization_id, kind, grain, start, key, sum(count)::integer as count
    from interaction_spans group by 1, 2, 3, 4, 5 having sum(count) <> 0 order by 1, 2, 3, 4, 5`.execute(db)
  return rows
}

test('records that are there are counted as the triggers count those that come', async () => {
  const { db, close } = await openEmptyDatabase()
  await migrate(db)
  await seed(db, createDemoData(TEST_NOW))
  const kept = await readSpans(db)
  const counted = await db.transaction().execute(async (transaction) => {
    for (const statement of TAKEN_BACK) await sql.raw(statement).execute(transaction)
    await up(transaction.withTables<never>() as Kysely<never>)
    return readSpans(transaction)
  })
  await close()
  expect(kept.length).toBeGreaterThan(100)
  expect(counted).toEqual(kept)
})
