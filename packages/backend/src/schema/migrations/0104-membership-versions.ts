import { type Kysely, sql } from 'kysely'

/**
 * The version of what an organization shows (migration 0100) grows with what its members may do, too, and with its own state: so
 * a membership can be kept with the version that it was read with, and needs not be looked up for each call.
 */
const noting = [
  `create function note_membership() returns trigger language plpgsql
     security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       perform SCHEMA.note_change_of(new.organization_id);
       return null;
     end $$`,
  `create trigger joined after insert or update of organization_id, account_id, role, access_portal, is_suspended on memberships
     for each row execute function note_membership()`,
  `create function note_state() returns trigger language plpgsql
     security definer set search_path = pg_catalog, SCHEMA
     as $$ begin
       perform SCHEMA.note_change_of(new.id);
       return null;
     end $$`,
  'create trigger stated after update of state on organizations for each row execute function note_state()',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of noting) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
