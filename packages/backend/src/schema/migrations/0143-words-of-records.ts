import { type Kysely, sql } from 'kysely'

/** What records name, by the column that names it: the table, its key, and the name that a search looks through. */
const NAMED = {
  thing_id: { table: 'things', key: 'id', name: 'name' },
  task_id: { table: 'tasks', key: 'id', name: 'name' },
  value_chain_element_id: { table: 'value_chain_elements', key: 'id', name: 'name' },
  place: { table: 'interaction_places', key: 'place', name: 'place' },
} as const

const named = Object.entries(NAMED).map(([column, { table, key }]) => ({ column, table, key, words: 'found.named' }))
/** Of a million units the index alone keeps words. */
const units = { column: 'item_id', table: 'items', key: 'id', words: 'SCHEMA.search_vector(found.name)' }

/** As `find_things`: keys alone, found as the owner through an index, in the scope that is asked for here. Of each column no more than so many. */
const findNames = `create function find_names(words tsquery, most integer) returns table (kind text, key text)
   language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
   as $$ declare scope integer := SCHEMA.scope_organization(); begin
     if scope is null then return; end if;
     return query ${[...named, units]
       .map(
         ({ column, table, key, words }) =>
           `(select '${column}', found.${key}::text from SCHEMA.${table} found where found.organization_id = scope and ${words} @@ words limit most)`,
       )
       .join('\n       union all ')};
   end $$`

const statements = [
  ...Object.values(NAMED).flatMap(({ table, name }) => [
    `alter table ${table} add column named tsvector generated always as (search_vector(${name})) stored`,
    `create index ${table}_named on ${table} using gin (named)`,
  ]),
  ...Object.keys(NAMED).map((column) => `create index interaction_subjects_${column} on interaction_subjects (organization_id, ${column})`),
  ...['value_chain_elements', 'interaction_places'].map(
    (table) => `create policy owner_lookup on ${table} for select to current_user using (true)`,
  ),
  findNames,
]

/** The words of everything that a record names, kept ready for the search of records: comparing names took seconds for 100,000 assets. */
export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
