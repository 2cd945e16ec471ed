import { type Kysely, sql } from 'kysely'

/**
 * A mark of each value that came with a transfer, so that a public page says whose it is until it is edited.
 * Of what was taken before, nobody knows any more what it was: it has none.
 */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`alter table content_transfers add column marks jsonb not null default '[]'`.execute(db)
}
