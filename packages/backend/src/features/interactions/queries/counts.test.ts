import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { enterScope, type ScopedDatabase, withScope } from '../../../platform/db/scope.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const GROUPS = sql.raw('asset_id, task_id, classification')

const counted = async (db: ScopedDatabase) => {
  const { rows } = await sql`select ${GROUPS}, count(*)::integer as count from interactions group by ${GROUPS} order by ${GROUPS}`.execute(
    db,
  )
  return rows
}

const kept = async (db: ScopedDatabase) => {
  const { rows } = await sql`select ${GROUPS}, sum(count)::integer as count from interaction_counts
    group by ${GROUPS} having sum(count) <> 0 order by ${GROUPS}`.execute(db)
  return rows
}

test('what is kept is what is there: of the demo, after a change, and after one was taken out', async () => {
  await withScope(connection.db, { organizationId: 101 }, async (db) => {
    const before = await counted(db)
    expect(await kept(db)).toEqual(before)
    const newest = sql`(select id from interactions where organization_id = 101 and classification <> 'warning' order by record_date desc limit 1)`
    await sql`update interactions set classification = 'warning' where organization_id = 101 and id = ${newest}`.execute(db)
    const changed = await counted(db)
    expect(changed).not.toEqual(before)
    expect(await kept(db)).toEqual(changed)
    await enterScope(db, { organizationId: 101, component: 'removal' })
    await sql`update interactions set deleted_at = record_date where organization_id = 101 and id = ${newest}`.execute(db)
    await enterScope(db, { organizationId: 101 })
    const removed = await counted(db)
    expect(removed).not.toEqual(changed)
    expect(await kept(db)).toEqual(removed)
  })
})
