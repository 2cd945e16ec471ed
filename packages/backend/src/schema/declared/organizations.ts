import { forApplicationAlone, ownerMayRead, type SchemaPart, scopePolicy, table } from './forms.ts'

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
      'correction_hours integer',
      "state text not null default 'active' check (state in ('active', 'suspended', 'deleted'))",
    ]),
    ownerMayRead('organizations'),
  ],
  functions: [
    // Not a sequence: the embedded database's journal does statements again, and a sequence would not have moved with them.
    `create function next_organization_id() returns integer
       language plpgsql volatile security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select greatest(max(id), 1000) + 1 from SCHEMA.organizations); end $$`,
    `create function free_slug(stem text) returns text
       language plpgsql volatile security definer set search_path = pg_catalog, SCHEMA
       as $$ declare wanted text := stem; begin
         for number in 2..10000 loop
           if not exists (select from SCHEMA.organizations o where o.slug = wanted) then return wanted; end if;
           wanted := stem || '-' || number;
         end loop;
         return null;
       end $$`,
    // What anyone sees of an organization who knows its id or short name.
    `create function find_partner(wanted_id integer, wanted_slug text) returns table (id integer, slug text, name text, image text)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         return query select o.id, o.slug, o.name, o.image from SCHEMA.organizations o
           where o.state = 'active' and (o.id = wanted_id or o.slug = wanted_slug);
       end $$`,
    // The number of an organization in any state, for the operator, who knows its slug.
    `create function find_organization(wanted text) returns integer
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin return (select o.id from SCHEMA.organizations o where o.slug = wanted); end $$`,
    ...forApplicationAlone('find_organization(text)'),
    // It answers in the scope of the operator alone, so that no other query of the application lists organizations by mistake.
    `create function list_organizations() returns table (id integer, slug text, name text, state text, created_at timestamptz)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ begin
         if SCHEMA.scope_component() is distinct from 'operator' then return; end if;
         return query select o.id, o.slug, o.name, o.state, o.created_at from SCHEMA.organizations o order by o.slug;
       end $$`,
    ...forApplicationAlone('list_organizations()'),
    // Of the account in scope.
    `create function is_mine(organization integer) returns boolean
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare account uuid := SCHEMA.scope_account(); begin
         return exists (select from SCHEMA.memberships m where m.organization_id = organization and m.account_id = account);
       end $$`,
  ],
  rules: [scopePolicy('organizations', 'id = scope_organization() or is_mine(id)')],
}
