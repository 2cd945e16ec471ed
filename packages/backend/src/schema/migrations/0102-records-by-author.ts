import { type Kysely, sql } from 'kysely'

/** Finds what one account recorded without a walk through all records, however few they are. */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql
    .raw(
      'create index interactions_creator on interactions (organization_id, created_by, record_date desc, id desc) where created_by is not null',
    )
    .execute(db)
}
