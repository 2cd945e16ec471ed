import { type Kysely, sql } from 'kysely'

/** The overview of the catalogue adds up a month of all assets: it reads those days alone, and only the index. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index page_visits_by_day on page_visits (organization_id, day) include (visits)`.execute(db)
}
