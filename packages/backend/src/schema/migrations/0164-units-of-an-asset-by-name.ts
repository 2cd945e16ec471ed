import { type Kysely, sql } from 'kysely'

/** The units of one asset by name: along the index of all names they may lie behind those of every other asset. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index items_of_thing_by_name on items (organization_id, thing_id, hidden, name, id)`.execute(db)
}
