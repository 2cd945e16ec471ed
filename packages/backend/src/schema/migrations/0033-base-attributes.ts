import { type Kysely, sql } from 'kysely'

export const up = async (db: Kysely<never>): Promise<void> => {
  await sql.raw('alter table thing_attributes add column base_attribute_id text').execute(db)
}
