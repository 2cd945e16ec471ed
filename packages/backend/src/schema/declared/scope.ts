import { forApplicationAlone, type SchemaPart } from './forms.ts'

/** A role belongs to the whole cluster: another database may have made it already, even at the same moment. */
const role = `do $$ begin
    create role tracemark_app nologin nosuperuser nobypassrls nocreatedb nocreaterole;
  exception when duplicate_object or unique_violation then null;
  end $$`

/** The role that queries run as, and the scope that a transaction enters. */
export const scope: SchemaPart = {
  before: [
    role,
    'grant tracemark_app to current_user',
    'grant usage on schema SCHEMA to tracemark_app',
    `create function scope_organization() returns integer language sql stable parallel safe
       as $$ select nullif(current_setting('tracemark.organization_id', true), '')::integer $$`,
    `create function scope_account() returns uuid language sql stable parallel safe
       as $$ select nullif(current_setting('tracemark.account_id', true), '')::uuid $$`,
    `create function scope_component() returns text language sql stable parallel safe
       as $$ select nullif(current_setting('tracemark.component', true), '') $$`,
  ],
  functions: [
    // Enters within the statement that reads, so that a read is one round trip. Answers role, access to the portal, suspension and the organization's
    // state; nothing for who is no member.
    `create function enter_organization(organization integer, account uuid) returns text language plpgsql as $$ begin
       perform set_config('tracemark.organization_id', organization::text, true);
       return locate_membership(organization, account);
     end $$`,
    'grant execute on function enter_organization(integer, uuid) to tracemark_app',
    // Entering asks for one membership by its key. Through the policies of two tables that costs the half more: whoever enters names an
    // organization that the scope was just set to, so that they hold nothing back.
    `create function locate_membership(organization integer, account uuid) returns text
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare membership text;
       begin
         select concat_ws(' ', m.role, m.access_portal, m.is_suspended, o.state) into membership
           from SCHEMA.memberships m join SCHEMA.organizations o on o.id = m.organization_id
           where m.organization_id = organization and m.account_id = account;
         return coalesce(membership, '');
       end $$`,
    ...forApplicationAlone('locate_membership(integer, uuid)'),
  ],
}
