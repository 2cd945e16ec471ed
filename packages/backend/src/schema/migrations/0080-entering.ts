import { type Kysely, sql } from 'kysely'

/**
 * What enters a scope within the statement that reads, so that a read is one round trip. Each runs with the rights of who calls
 * it: it sees no more than a transaction that has entered the same scope.
 */
const statements = [
  // Answers role, access to the portal, suspension and the organization's state; nothing for who is no member.
  `create function enter_organization(organization integer, account uuid) returns text language plpgsql as $$
   declare membership text;
   begin
     perform set_config('tracemark.organization_id', organization::text, true);
     select concat_ws(' ', m.role, m.access_portal, m.is_suspended, o.state) into membership
       from memberships m join organizations o on o.id = m.organization_id
       where m.organization_id = organization and m.account_id = account;
     return coalesce(membership, '');
   end $$`,
  `create function enter_scope(organization integer, account uuid) returns text language plpgsql as $$
   begin
     perform set_config('tracemark.organization_id', coalesce(organization::text, ''), true),
       set_config('tracemark.account_id', coalesce(account::text, ''), true);
     return '';
   end $$`,
  'grant execute on function enter_organization(integer, uuid), enter_scope(integer, uuid) to tracemark_app',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
