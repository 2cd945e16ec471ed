import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withScope } from '../db/scope.ts'

const KEPT_MS = 30 * 24 * 60 * 60 * 1000
/** So many rows one transaction forgets: others are served between two. */
const SWEPT_AT_ONCE = 200
/** So many a sweep forgets in all; the next one goes on. */
const SWEPT_MAX = 20_000

/** Forgets what was settled 30 days ago, and events that no delivery refers to any more. Gives how much that was. */
export const sweepOutbox = async (db: Kysely<Database>, now: Date): Promise<number> => {
  const before = new Date(now.getTime() - KEPT_MS)
  const old = sql`select organization_id, id from outbox_deliveries
    where state <> 'pending' and created_at < ${before} limit ${SWEPT_AT_ONCE}`
  const unused = sql`select e.organization_id, e.id from outbox_events e where e.created_at < ${before} and not exists (
    select from outbox_deliveries d where d.organization_id = e.organization_id and d.event_id = e.id) limit ${SWEPT_AT_ONCE}`
  const sweep = (table: string, rows: RawBuilder<unknown>): Promise<number> =>
    withScope(db, { component: 'outbox' }, async (scoped) => {
      // Looks before it writes: the embedded database writes down all that may write.
      const { rows: found } = await sql`${rows}`.execute(scoped)
      if (found.length > 0) await sql`delete from ${sql.table(table)} where (organization_id, id) in (${rows})`.execute(scoped)
      return found.length
    })
  let swept = 0
  for (const [table, rows] of [
    ['outbox_deliveries', old],
    ['outbox_events', unused],
  ] as const)
    for (let last = SWEPT_AT_ONCE; last === SWEPT_AT_ONCE && swept < SWEPT_MAX; ) {
      last = await sweep(table, rows)
      swept += last
    }
  return swept
}
