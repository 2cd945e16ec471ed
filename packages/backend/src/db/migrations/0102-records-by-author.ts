import { type Kysely, sql } from 'kysely'

/** "Created by me" without dates walked through all records where the account has few or none (decision 92). */
export const up = async (db: Kysely<never>): Promise<void> => {
  await sql
    .raw(
      'create index interactions_creator on interactions (organization_id, created_by, record_date desc, id desc) where created_by is not null',
    )
    .execute(db)
}
