import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { withScope } from '../db/scope.ts'

/** What waits and what is stored, of all organizations together. Ages are in seconds; 0 where nothing waits. */
export interface Backlog {
  outbox: { kind: string; pending: number; oldest: number }[]
  mail: { pending: number; oldest: number; failed: number }
  storedBytes: number
}

export const readBacklog = async (db: Kysely<Database>, now: Date): Promise<Backlog> => {
  const outbox = await withScope(db, { component: 'outbox' }, async (scoped) => {
    const { rows } = await sql<Backlog['outbox'][number]>`
      select kind, count(*)::integer as pending, 
        greatest(extract(epoch from ${now}::timestamptz - min(created_at)), 0)::float8 as oldest
      from outbox_deliveries where state = 'pending' group by kind`.execute(scoped)
    return rows
  })
  const mail = await withScope(db, { component: 'mail' }, async (scoped) => {
    const { rows } = await sql<Backlog['mail']>`
      select count(*) filter (where failed_at is null)::integer as pending,
        coalesce(greatest(extract(epoch from ${now}::timestamptz - min(created_at) filter (where failed_at is null)), 0), 0)::float8 as oldest,
        count(*) filter (where failed_at is not null)::integer as failed
      from outgoing_mail`.execute(scoped)
    return rows[0] ?? { pending: 0, oldest: 0, failed: 0 }
  })
  const storedBytes = await withScope(db, { component: 'operator' }, async (scoped) => {
    const { rows } = await sql<{ bytes: string }>`select total_stored_bytes()::text as bytes`.execute(scoped)
    return Number(rows[0]?.bytes ?? 0)
  })
  return { outbox, mail, storedBytes }
}
