import { type Kysely, sql } from 'kysely'

/** What is forgotten after 30 days is found without looking through all that is kept. */
const statements = [
  "create index outbox_deliveries_settled on outbox_deliveries (created_at) where state <> 'pending'",
  'create index outbox_events_by_age on outbox_events (created_at)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
