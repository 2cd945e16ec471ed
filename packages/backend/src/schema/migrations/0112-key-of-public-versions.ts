import { type Kysely, sql } from 'kysely'

/**
 * The organization comes first in the key of this table, as in that of every other whose rows belong to one. A row that nobody
 * holds is found by its key from here on: its place (`ctid`) was another after each change.
 */
const key = [
  'alter table public_versions add column part integer generated always as identity',
  'alter table public_versions add primary key (organization_id, part)',
  'drop index public_versions_organization',
]

const grow = (organization: string): string => `
  update SCHEMA.public_versions set version = version + 1
    where organization_id = ${organization}
      and part = (select part from SCHEMA.public_versions where organization_id = ${organization} limit 1 for update skip locked);
  if not found then insert into SCHEMA.public_versions (organization_id, version) values (${organization}, 1); end if;`

const noting = [
  `create or replace function note_public_change() returns trigger language plpgsql as $$
   declare organization integer := scope_organization();
   begin
     if organization is null then return null; end if;${grow('organization')}
     return null;
   end $$`,
  `create or replace function note_change_of(organization integer) returns void language plpgsql
     security definer set search_path = pg_catalog, SCHEMA
     as $$ begin${grow('organization')} end $$`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of [...key, ...noting]) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
