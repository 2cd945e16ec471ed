import { type Kysely, sql } from 'kysely'

/** Assets of one status in the order of their list: along `things_by_name` all archived ones may lie behind the live ones of the same letters. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index things_of_status_by_name on things (organization_id, hidden, status, name nulls first, id)`.execute(db)
}
