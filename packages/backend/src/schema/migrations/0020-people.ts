import { type Kysely, sql } from 'kysely'
import { organizationTable } from './organization-table.ts'

const organizations = [
  'alter table organizations rename constraint organizations_slug_key to organizations__name_taken',
  `alter table organizations
     add column description text,
     add column website text,
     add column email text,
     add column phone text,
     add column created_at timestamptz,
     add column created_by_id uuid references accounts (id),
     add column state text not null default 'active' check (state in ('active', 'suspended', 'deleted'))`,
  // Not a sequence: the embedded database's journal does statements again, and a sequence would not have moved with them.
  `create function next_organization_id() returns integer
     language sql volatile security definer set search_path = pg_catalog, SCHEMA
     as $$ select greatest(max(id), 1000) + 1 from SCHEMA.organizations $$`,
  `create function free_slug(stem text) returns text
     language sql volatile security definer set search_path = pg_catalog, SCHEMA
     as $$ select slug from (select 1 as number, stem as slug union all select number, stem || '-' || number from generate_series(2, 10000) as number) as wanted
           where not exists (select 1 from SCHEMA.organizations o where o.slug = wanted.slug) order by number limit 1 $$`,
  `create or replace function find_public_thing(organization_slug text, link text) returns table (organization_id integer, thing_id uuid)
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select t.organization_id, t.id from SCHEMA.things t join SCHEMA.organizations o on o.id = t.organization_id
           where o.slug = organization_slug and o.state = 'active' and t.public_link = link $$`,
]

const memberships = [
  'alter table memberships rename constraint memberships_organization_id_account_id_key to memberships__user_exists',
  // `lost_…_at`: when somebody else took it away; empty again when it is given back.
  `alter table memberships
     add column portal_language text,
     add column lost_portal_at timestamptz,
     add column lost_admin_at timestamptz,
     add column created_at timestamptz,
     add column created_by_id uuid references accounts (id)`,
]

const invitations = [
  ...organizationTable('invitations', [
    'email text not null',
    "role text not null check (role in ('owner', 'admin', 'member'))",
    'access_portal boolean not null',
    'portal_language text',
    'team_id uuid',
    'token_hash text not null constraint invitations__internal unique',
    "state text not null check (state in ('pending', 'accepted', 'declined'))",
    'expires_at timestamptz not null',
    'account_id uuid references accounts (id)',
  ]),
  // One open invitation for one address, whoever invites at the same moment.
  "create unique index invitations__user_exists on invitations (organization_id, lower(email)) where state <> 'accepted'",
  'create policy owner_lookup on invitations for select to current_user using (true)',
  `create function find_invitation(wanted text) returns table (organization_id integer, id uuid)
     language sql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ select organization_id, id from SCHEMA.invitations where token_hash = wanted $$`,
]

const mail = [
  // Rows live until their mail is delivered.
  ...organizationTable('outgoing_mail', [
    'recipient text not null',
    'subject text not null',
    'body_text text not null',
    'body_html text not null',
    'attempts integer not null default 0',
    'not_before timestamptz',
    'failed_at timestamptz',
  ]),
  'create index outgoing_mail_due on outgoing_mail (not_before nulls first, id) where failed_at is null',
  "create policy delivery on outgoing_mail to tracemark_app using (scope_component() = 'mail') with check (scope_component() = 'mail')",
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of [...organizations, ...memberships, ...invitations, ...mail])
    await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
