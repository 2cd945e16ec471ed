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
    ownerMayRead('access_tokens'),
  ],
  functions: [
    `create function find_access_token(wanted text) returns table (organization_id integer, id uuid)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_token_organization(wanted); begin
         return query select t.organization_id, t.id from SCHEMA.access_tokens t where t.organization_id = place and t.token_hash = wanted;
       end $$`,
  ],
}
