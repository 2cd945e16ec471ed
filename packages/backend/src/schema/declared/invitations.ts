import { entityTable, ownerMayRead, type SchemaPart } from './forms.ts'

export const invitations: SchemaPart = {
  tables: [
    // One open invitation for one address, whoever invites at the same moment.
    ...entityTable('invitations', [
      'email text not null',
      "role text not null check (role in ('owner', 'admin', 'member'))",
      'access_portal boolean not null',
      'portal_language text',
      'team_id uuid',
      'token_hash text not null',
      "state text not null check (state in ('pending', 'accepted', 'declined'))",
      'expires_at timestamptz not null',
      'account_id uuid references accounts (id)',
      'constraint invitations__internal unique (organization_id, token_hash)',
    ]),
    ownerMayRead('invitations'),
    "create unique index invitations__user_exists on invitations (organization_id, lower(email)) where state <> 'accepted'",
  ],
  functions: [
    `create function find_invitation(wanted text) returns table (organization_id integer, id uuid)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare place integer := SCHEMA.find_token_organization(wanted); begin
         return query select i.organization_id, i.id from SCHEMA.invitations i where i.organization_id = place and i.token_hash = wanted;
       end $$`,
  ],
}
