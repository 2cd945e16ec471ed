import { type Kysely, sql } from 'kysely'

/** What stands for the place where a device has none. */
const statements = ['alter table executions add column place_note text', 'alter table interactions add column place_note text']

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
