import { type Kysely, sql } from 'kysely'
import { organizationTable } from './organization-table.ts'

const statements = [
  ...organizationTable('access_tokens', [
    'name text not null',
    'client_id text not null',
    'token_hash text not null constraint access_tokens__internal unique',
    "access_token_type text not null check (access_token_type in ('full', 'read_only', 'restricted'))",
    'permissions jsonb not null',
    'expires_at timestamptz',
    'last_used_at timestamptz',
    'date_modified timestamptz not null',
    'constraint access_tokens__name_taken unique (organization_id, name)',
  ]),
  'create policy owner_lookup on access_tokens for select to current_user using (true)',
  `create function find_access_token(wanted text) returns table (organization_id integer, id uuid)
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select organization_id, id from SCHEMA.access_tokens where token_hash = wanted $$`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
