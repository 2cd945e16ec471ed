import { type Kysely, sql } from 'kysely'

/**
 * The version of what an organization shows (migration 0100) grows with every name that a record shows, too: so names can be kept
 * beside it. Accounts belong to no organization, so that a change is noted in each that may show the name.
 */
const names = [
  'create policy owner_lookup on memberships for select to current_user using (true)',
  'create policy owner_lookup on former_members for select to current_user using (true)',
  'create policy owner_notes on public_versions to current_user using (true) with check (true)',
  `create function note_change_of(organization integer) returns void language plpgsql
     security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       update SCHEMA.public_versions set version = version + 1
         where ctid = (select ctid from SCHEMA.public_versions where organization_id = organization limit 1 for update skip locked);
       if not found then insert into SCHEMA.public_versions values (organization, 1); end if;
     end $$`,
  'revoke execute on function note_change_of(integer) from public',
  `create function note_account() returns trigger language plpgsql
     security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       perform SCHEMA.note_change_of(organization_id) from (
         select organization_id from SCHEMA.memberships where account_id = new.id
         union select organization_id from SCHEMA.former_members where id = new.id) shown;
       return null;
     end $$`,
  `create trigger named after update of first_name, last_name on accounts
     for each row execute function note_account()`,
  `create function note_leaving() returns trigger language plpgsql
     security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       perform SCHEMA.note_change_of(old.organization_id);
       return null;
     end $$`,
  'create trigger named after delete on memberships for each row execute function note_leaving()',
  'create trigger named after delete on former_members for each row execute function note_leaving()',
  `create trigger named after delete or update of name on value_chains
     for each statement execute function note_public_change()`,
  `create trigger named after update of value_chain_id on value_chain_elements
     for each statement execute function note_public_change()`,
]

/**
 * Entering asks for one membership by its key. Through the policies of two tables that costs the half more: whoever enters names an
 * organization that the scope was just set to, so that they hold nothing back.
 */
const entering = [
  `create function locate_membership(organization integer, account uuid) returns text
     language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
     as $$ declare membership text;
     begin
       select concat_ws(' ', m.role, m.access_portal, m.is_suspended, o.state) into membership
         from SCHEMA.memberships m join SCHEMA.organizations o on o.id = m.organization_id
         where m.organization_id = organization and m.account_id = account;
       return coalesce(membership, '');
     end $$`,
  `create or replace function enter_organization(organization integer, account uuid) returns text language plpgsql as $$ begin
     perform set_config('tracemark.organization_id', organization::text, true);
     return locate_membership(organization, account);
   end $$`,
  'grant execute on function locate_membership(integer, uuid) to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of [...names, ...entering]) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
