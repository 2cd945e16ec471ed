import { type Kysely, sql } from 'kysely'

/** Values of the organization's own programs, by their names. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table things add column metadata jsonb`.execute(db)
}
