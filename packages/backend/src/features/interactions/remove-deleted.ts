import { DELETED_DAYS } from '@tracemark/api/schemas'
import { type Kysely, sql } from 'kysely'
import type { Clock } from '../../platform/clock.ts'
import { workForEachOrganization } from '../../platform/db/for-each-organization.ts'
import { withScope } from '../../platform/db/scope.ts'
import type { Database } from '../../schema/database.ts'

/** Removed in one transaction, so that no row is held for long. */
const AT_ONCE = 50
const DAY = 86_400_000

interface Parts {
  db: Kysely<Database>
  clock: Clock
}

/** Takes records that were deleted long ago, so that no other process does. Gives how many there were. */
const removeSome = (organizationId: number, { db: pool, clock }: Parts): Promise<number> =>
  withScope(pool, { organizationId, component: 'removal' }, async (db) => {
    const rows = await db
      .selectFrom('interactions')
      .select('id')
      .where('organization_id', '=', organizationId)
      .where('deleted_at', '<', new Date(clock.now().getTime() - DELETED_DAYS * DAY))
      .where('hidden', '=', false)
      .limit(AT_ONCE)
      .forUpdate()
      .skipLocked()
      .execute()
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    // What a run was told holds the same answers.
    for (const table of ['interaction_changes', 'task_runs'] as const)
      await db.deleteFrom(table).where('organization_id', '=', organizationId).where('interaction_id', 'in', ids).execute()
    for (const table of ['jobs', 'unit_status_changes'] as const)
      await sql`update ${sql.table(table)} set interaction_id = null
        where organization_id = ${organizationId} and interaction_id = any(${ids}::uuid[])`.execute(db)
    await db.deleteFrom('interactions').where('organization_id', '=', organizationId).where('id', 'in', ids).execute()
    return ids.length
  })

/** Removes for good what was deleted more than `DELETED_DAYS` days ago, with its corrections. Files that nothing names any more go by their own sweep. */
export const removeDeletedInteractions = (parts: Parts): Promise<number> =>
  workForEachOrganization(parts.db, async (organizationId) => {
    let removed = 0
    for (let some = AT_ONCE; some === AT_ONCE; removed += some) some = await removeSome(organizationId, parts)
    return removed
  })
