import { type Kysely, sql } from 'kysely'

/** `execution_id`: the run whose token brought the file. `recorded_at`: since when a record has it, which is for good. */
const statements = [
  'alter table files add column execution_id uuid, add column recorded_at timestamptz',
  // The owner sees the rows of all organizations, for this one statement.
  'alter table interactions no force row level security',
  'alter table files no force row level security',
  `update files set recorded_at = found.at
     from (
       select i.organization_id, split_part(attachment ->> 'file', '/', 4) as key, min(i.record_date) as at
         from interactions i, jsonb_array_elements(i.attachments) attachment
         where i.attachments is not null
         group by 1, 2
     ) found
     where files.organization_id = found.organization_id and files.key = found.key`,
  'alter table files force row level security',
  'alter table interactions force row level security',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
