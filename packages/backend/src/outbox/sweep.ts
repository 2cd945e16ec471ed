import { type Kysely, sql } from 'kysely'
import type { Database } from '../db/schema.ts'
import { withScope } from '../db/scope.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
const SWEPT_AT_ONCE = 1000

/** Forgets what was settled 30 days ago, and events that no delivery refers to any more. Gives how much that was. */
export const sweepOutbox = (db: Kysely<Database>, now: Date): Promise<number> =>
  withScope(db, { component: 'outbox' }, async (scoped) => {
    const before = new Date(now.getTime() - KEPT_MS)
    const old = sql`select organization_id, id from outbox_deliveries
      where state <> 'pending' and created_at < ${before} limit ${SWEPT_AT_ONCE}`
    const unused = sql`select e.organization_id, e.id from outbox_events e where e.created_at < ${before} and not exists (
      select from outbox_deliveries d where d.organization_id = e.organization_id and d.event_id = e.id) limit ${SWEPT_AT_ONCE}`
    let swept = 0
    for (const [table, rows] of [
      ['outbox_deliveries', old],
      ['outbox_events', unused],
    ] as const) {
      // Looks before it writes: the embedded database writes down all that may write.
      const { rows: found } = await sql`${rows}`.execute(scoped)
      if (found.length === 0) continue
      await sql`delete from ${sql.table(table)} where (organization_id, id) in (${rows})`.execute(scoped)
      swept += found.length
    }
    return swept
  })
