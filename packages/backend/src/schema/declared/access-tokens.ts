import { entityTable, ownerMayRead, type SchemaPart } from './forms.ts'

export const accessTokens: SchemaPart = {
  tables: [
    ...entityTable('access_tokens', [
      'name text not null',
      'client_id text not null',
      'token_hash text not null',
      "access_token_type text not null check (access_token_type in ('full', 'read_only', 'restricted'))",
      'permissions jsonb not null',
      'expires_at timestamptz',
      'last_used_at timestamptz',
      'date_modified timestamptz not null',
      'constraint access_tokens__name_taken unique (organization_id, name)',
      'constraint access_tokens__internal unique (organization_id, token_hash)',
    ]),
    'create index access_tokens_by_token on access_tokens (token_hash)',
    ownerMayRead('access_tokens'),
  ],
  functions: [
    `create function find_access_token(wanted text) returns table (organization_id integer, id uuid)
       language sql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ select organization_id, id from SCHEMA.access_tokens where token_hash = wanted $$`,
  ],
}
