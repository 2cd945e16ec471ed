import { type SchemaPart, table } from './forms.ts'

/** The last entry of the embedded database's journal that this database has. One row, which queries can't see and one function sets. */
export const journal: SchemaPart = {
  tables: [
    ...table('journal_position', ['only_row boolean default true primary key check (only_row)', 'entry bigint not null'], 'select'),
    // The owner is held to the policies of the table, of which it has none, but for this one statement.
    'alter table journal_position no force row level security',
    'insert into journal_position (entry) values (0)',
    'alter table journal_position force row level security',
  ],
  functions: [
    `create function set_journal_position(last bigint) returns void
       language sql security definer set search_path = pg_catalog, SCHEMA
       as $$ update SCHEMA.journal_position set entry = last $$`,
  ],
}
