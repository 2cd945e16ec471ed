import { type Kysely, sql } from 'kysely'

/** The last entry of the embedded database's journal that this database has. One row, which queries can't see and one function sets. */
const statements = [
  'create table journal_position (only_row boolean primary key default true check (only_row), entry bigint not null)',
  'insert into journal_position (entry) values (0)',
  'alter table journal_position enable row level security',
  'alter table journal_position force row level security',
  'grant select on journal_position to tracemark_app',
  `create function set_journal_position(last bigint) returns void
     language sql security definer set search_path = pg_catalog, SCHEMA
     as $$ update SCHEMA.journal_position set entry = last $$`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
