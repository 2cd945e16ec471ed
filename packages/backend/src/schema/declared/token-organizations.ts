import { ORGANIZATION, ownerMayRead, type SchemaPart, scopedTable } from './forms.ts'

/** Of which organization an access token or an invitation is. Whoever brings one has entered none yet: one small table is asked, and then one organization. */
export const tokenOrganizations: SchemaPart = {
  tables: [
    ...scopedTable(
      'token_organizations',
      [ORGANIZATION, 'token_hash text not null', 'primary key (organization_id, token_hash)'],
      'select, insert, delete',
    ),
    ownerMayRead('token_organizations'),
    'create index token_organizations_by_token on token_organizations (token_hash)',
  ],
  functions: [
    `create function find_token_organization(wanted text) returns integer
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select t.organization_id from SCHEMA.token_organizations t where t.token_hash = wanted); end $$`,
  ],
}
