import { type Kysely, sql } from 'kysely'

/** By how many seconds the clock of a device was ahead when a run was submitted, where its time was corrected for that. */
const statements = [
  'alter table executions add column clock_offset double precision',
  'alter table interactions add column clock_offset double precision',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
