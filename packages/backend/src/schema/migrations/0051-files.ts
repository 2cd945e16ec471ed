import { type Kysely, sql } from 'kysely'
import { organizationTable } from './organization-table.ts'

const statements = [
  // `key`: what cannot be guessed in a file's address. `kept_at`: since when something names the file.
  ...organizationTable('files', [
    'key text not null',
    'name text not null',
    "state text not null check (state in ('awaited', 'stored', 'deleted'))",
    'upload_hash text not null',
    'upload_expires_at timestamptz not null',
    'content_type text',
    'size integer',
    'sha256 text',
    'stored_at timestamptz',
    'kept_at timestamptz',
    'unique (organization_id, key)',
  ]),
  // Whoever cleans up looks through the files of all organizations.
  `create policy outbox on files to tracemark_app using (scope_component() = 'outbox') with check (scope_component() = 'outbox')`,
  "create index files_unwanted on files (created_at) where state <> 'stored' or kept_at is null",
  'alter table executions add column attachments jsonb',
  'alter table interactions add column attachments jsonb',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
