import { type Kysely, sql } from 'kysely'
import type { Database } from '../database.ts'

/** Which file another organization's is a copy of, and where its bytes lie until they are copied. */
export const up = async (db: Kysely<Database>): Promise<void> => {
  const statements = [
    'alter table files add column copy_of text, add column bytes_at text',
    "create unique index files_one_copy on files (organization_id, copy_of) where copy_of is not null and state <> 'deleted'",
    'create index files_bytes_at on files (bytes_at) where bytes_at is not null',
  ]
  for (const statement of statements) await sql.raw(statement).execute(db)
}
