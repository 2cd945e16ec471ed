import { type Kysely, sql, type Updateable } from 'kysely'
import { json } from '../../platform/db/json.ts'
import { type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import type { Database } from '../../schema/database.ts'

/** An export that this process alone writes, until the lease ends. */
export interface LeasedExport {
  organizationId: number
  id: string
  lease: string
}

/** It is renewed while a part is written: whoever holds an export for longer has died. */
export const EXPORT_LEASE_SECONDS = 60

const leaseEnd = (now: Date): Date => new Date(now.getTime() + EXPORT_LEASE_SECONDS * 1000)

const isDue = (now: Date) => sql`e.state in ('waiting', 'running')
  and (e.leased_until is null or e.leased_until <= ${now}) and (e.retry_at is null or e.retry_at <= ${now})`

/**
 * Takes the export that was served least recently, of every organization one before a second of any. Many processes may ask at once: each gets
 * another. Looks before it writes, because the embedded database writes down all that may write.
 */
export const leaseExport = (db: Kysely<Database>, now: Date, lease: string): Promise<LeasedExport | undefined> =>
  withScope(db, { component: 'outbox' }, async (scoped) => {
    const waiting = await sql`select 1 from exports e where ${isDue(now)} limit 1`.execute(scoped)
    if (waiting.rows.length === 0) return undefined
    const { rows } = await sql<{ organizationId: number; id: string }>`
      update exports set lease = ${lease}, leased_until = ${leaseEnd(now)}
      where (organization_id, id) in (
        select e.organization_id, e.id from exports e
        join (
          select e.organization_id, e.id,
            row_number() over (partition by e.organization_id order by e.leased_until nulls first, e.created_at) as place
          from exports e where ${isDue(now)}
        ) due using (organization_id, id)
        where e.leased_until is null or e.leased_until <= ${now}
        order by due.place, e.leased_until nulls first, e.created_at limit 1 for update of e skip locked
      )
      returning organization_id as "organizationId", id`.execute(scoped)
    return rows[0] && { ...rows[0], lease }
  })

/** A process that has the database alone finds leases of one that has ended. */
export const endExportLeases = (db: Kysely<Database>): Promise<void> =>
  withScope(db, { component: 'outbox' }, async (scoped) => {
    const { rows } = await sql`select 1 from exports where leased_until is not null limit 1`.execute(scoped)
    if (rows.length > 0) await scoped.updateTable('exports').set({ lease: null, leased_until: null }).execute()
  })

/** False where it was stopped, or is another's now. */
export const changeLeased = async (
  db: ScopedDatabase,
  { organizationId, id, lease }: LeasedExport,
  change: Updateable<Database['exports']>,
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('exports')
    .set(change)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .where('lease', '=', lease)
    .where('state', 'in', ['waiting', 'running'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const renewLease = (db: ScopedDatabase, leased: LeasedExport, now: Date): Promise<boolean> =>
  changeLeased(db, leased, { leased_until: leaseEnd(now) })

/** So that others have their turn. */
export const givenBack = (now: Date) => ({ lease: null, leased_until: now })

export const appendPart = (parts: readonly string[], key: string) => json([...parts, key])
