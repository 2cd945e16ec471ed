import type { DeliveryAttempt } from '@tracemark/api/schemas'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { json } from '../db/json.ts'
import { type ScopedDatabase, withScope } from '../db/scope.ts'
import type { DueDelivery } from './kinds.ts'

/** A queue that this process alone delivers, until the lease ends. */
export interface LeasedQueue {
  organizationId: number
  kind: string
  targetId: string
  lease: string
}

/** Longer than any try takes. Whoever holds a queue longer has died, and another takes over. */
export const LEASE_SECONDS = 60

const leaseEnd = (now: Date): Date => new Date(now.getTime() + LEASE_SECONDS * 1000)

const isDue = (kinds: readonly string[], now: Date) => sql`
  q.kind in (${sql.join(kinds)})
  and (q.leased_until is null or q.leased_until <= ${now})
  and (q.retry_at is null or q.retry_at <= ${now})
  and exists (
    select from outbox_deliveries d
    where d.organization_id = q.organization_id and d.kind = q.kind and d.target_id = q.target_id and d.state = 'pending'
  )`

/**
 * Takes queues that have something due, those first that waited longest, of every organization one before a second of any. Many
 * processes may ask at once: each gets others. Looks before it writes, because the embedded database writes down all that may write.
 */
export const leaseQueues = (
  db: Kysely<Database>,
  { kinds, now, lease, atMost }: { kinds: readonly string[]; now: Date; lease: string; atMost: number },
): Promise<LeasedQueue[]> =>
  withScope(db, { component: 'outbox' }, async (scoped) => {
    const waiting = await sql`select 1 from outbox_queues q where ${isDue(kinds, now)} limit 1`.execute(scoped)
    if (waiting.rows.length === 0) return []
    const { rows } = await sql<{ organizationId: number; kind: string; targetId: string }>`
      update outbox_queues set lease = ${lease}, leased_until = ${leaseEnd(now)}
      where (organization_id, kind, target_id) in (
        select q.organization_id, q.kind, q.target_id from outbox_queues q
        join (
          select q.organization_id, q.kind, q.target_id,
            row_number() over (partition by q.organization_id order by q.leased_until nulls first) as place
          from outbox_queues q where ${isDue(kinds, now)}
        ) due using (organization_id, kind, target_id)
        where q.leased_until is null or q.leased_until <= ${now}
        order by due.place, q.leased_until nulls first limit ${atMost} for update of q skip locked
      )
      returning organization_id as "organizationId", kind, target_id as "targetId"`.execute(scoped)
    return rows.map((row) => ({ ...row, lease }))
  })

/** A process that has the database alone finds leases of one that has ended. */
export const endAllLeases = (db: Kysely<Database>): Promise<void> =>
  withScope(db, { component: 'outbox' }, async (scoped) => {
    const { rows } = await sql`select 1 from outbox_queues where leased_until is not null limit 1`.execute(scoped)
    if (rows.length > 0) await scoped.updateTable('outbox_queues').set({ lease: null, leased_until: null }).execute()
  })

const own = ({ organizationId, kind, targetId, lease }: LeasedQueue) =>
  sql<boolean>`organization_id = ${organizationId} and kind = ${kind} and target_id = ${targetId} and lease = ${lease}`

/** Holds the queue for this transaction and the next try. False where the lease has ended, and is another's now. */
export const renewLease = async (db: ScopedDatabase, queue: LeasedQueue, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('outbox_queues')
    .set({ leased_until: leaseEnd(now) })
    .where(own(queue))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Gives the queue back, as it was served last now. */
export const endLease = async (db: ScopedDatabase, queue: LeasedQueue, now: Date, retryAt: Date | null = null): Promise<void> => {
  await db.updateTable('outbox_queues').set({ lease: null, leased_until: now, retry_at: retryAt }).where(own(queue)).execute()
}

/** The oldest delivery of a queue that waits. */
export const firstPending = async (
  db: ScopedDatabase,
  { organizationId, kind, targetId }: LeasedQueue,
): Promise<DueDelivery | undefined> => {
  const row = await db
    .selectFrom('outbox_deliveries as d')
    .innerJoin('outbox_events as e', (join) => join.onRef('e.organization_id', '=', 'd.organization_id').onRef('e.id', '=', 'd.event_id'))
    .select(['d.id', 'd.attempts', 'e.id as event_id', 'e.type', 'e.data', 'e.created_at'])
    .where('d.organization_id', '=', organizationId)
    .where('d.kind', '=', kind)
    .where('d.target_id', '=', targetId)
    .where('d.state', '=', 'pending')
    .orderBy('d.place')
    .limit(1)
    .executeTakeFirst()
  if (!row) return undefined
  const event = { id: row.event_id, type: row.type, data: row.data, createdAt: row.created_at }
  return { id: row.id, organizationId, targetId, event, attempts: row.attempts }
}

export interface Settlement {
  state: 'pending' | 'delivered' | 'failed'
  attempts: DeliveryAttempt[]
  now: Date
}

export const settle = async (
  db: ScopedDatabase,
  { id, organizationId }: DueDelivery,
  { state, attempts, now }: Settlement,
): Promise<void> => {
  await db
    .updateTable('outbox_deliveries')
    .set({ state, attempts: json(attempts), finished_at: state === 'pending' ? null : now })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('state', '=', 'pending')
    .execute()
}
