import { type Kysely, sql } from 'kysely'

/** Each row of the list of assets says from which organization it came. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql`create index variant_offers_thing on variant_offers (organization_id, thing_id) where made_thing`.execute(db)
}
