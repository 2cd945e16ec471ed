import { forApplicationAlone, ownerMayRead, type SchemaPart, scopePolicy, table } from './forms.ts'

/** The part sees memberships through their own policy: those of the account in scope, which are few. */
const MINE = 'id = any (array(select organization_id from memberships where account_id = (select scope_account())))'

/** Organizations. Functions that find one answer what anyone may know who has its name, or the operator alone. */
export const organizations: SchemaPart = {
  tables: [
    ...table('organizations', [
      'id integer primary key check (id > 0)',
      'slug text not null constraint organizations__name_taken unique',
      'name text not null',
      'image text',
      'business_type text',
      'public_page_image text',
      'language text not null',
      'accent_color text',
      'description text',
      'website text',
      'email text',
      'phone text',
      'created_at timestamptz',
      'created_by_id uuid references accounts (id)',
      'time_zone text',
      "state text not null default 'active' check (state in ('active', 'suspended', 'deleted'))",
    ]),
    ownerMayRead('organizations'),
  ],
  functions: [
    // Not a sequence: the embedded database's journal does statements again, and a sequence would not have moved with them.
    `create function next_organization_id() returns integer
       language sql volatile security definer set search_path = pg_catalog, SCHEMA
       as $$ select greatest(max(id), 1000) + 1 from SCHEMA.organizations $$`,
    `create function free_slug(stem text) returns text
       language sql volatile security definer set search_path = pg_catalog, SCHEMA
       as $$ select slug from (select 1 as number, stem as slug union all select number, stem || '-' || number from generate_series(2, 10000) as number) as wanted
             where not exists (select 1 from SCHEMA.organizations o where o.slug = wanted.slug) order by number limit 1 $$`,
    // What anyone sees of an organization who knows its id or short name.
    `create function find_partner(wanted_id integer, wanted_slug text) returns table (id integer, slug text, name text, image text)
       language sql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ select o.id, o.slug, o.name, o.image from SCHEMA.organizations o
             where o.state = 'active' and (o.id = wanted_id or o.slug = wanted_slug) $$`,
    // The number of an organization in any state, for the operator, who knows its slug.
    `create function find_organization(wanted text) returns integer
       language sql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ select id from SCHEMA.organizations where slug = wanted $$`,
    ...forApplicationAlone('find_organization(text)'),
    // It answers in the scope of the operator alone, so that no other query of the application lists organizations by mistake.
    `create function list_organizations() returns table (id integer, slug text, name text, state text, created_at timestamptz)
       language sql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ select o.id, o.slug, o.name, o.state, o.created_at from SCHEMA.organizations o
             where SCHEMA.scope_component() = 'operator' order by o.slug $$`,
    ...forApplicationAlone('list_organizations()'),
  ],
  rules: [scopePolicy('organizations', `id = (select scope_organization()) or ${MINE}`)],
}
