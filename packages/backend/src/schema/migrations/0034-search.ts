import { type Kysely, sql } from 'kysely'

/** At most so many of each kind are found: who searches looks at the first of them. */
const MOST = 100
/** From so many records on, the newest are looked through until enough are found; below, all that are found are sorted. */
const FREQUENT = 20_000

/** Table, and what of it is searched: the same expression in index and query. */
const searched = {
  things: "name || ' ' || description",
  variants: "variant_id || ' ' || name",
  items: 'name',
  tasks: "name || ' ' || coalesce(description, '')",
  value_chains: "name || ' ' || description",
  categories: "name || ' ' || coalesce(description, '')",
  support_profiles: "name || ' ' || coalesce(header_text, '')",
  interactions: 'name',
} as const

type Table = keyof typeof searched

const matches = (table: Table) =>
  `${table}.organization_id = SCHEMA.scope_organization() and SCHEMA.search_vector(${searched[table]}) @@ words`

const found = (table: Table) => `return query select '${table}', ${table}.id from SCHEMA.${table} where ${matches(table)} limit ${MOST};`

/**
 * Row-level security keeps the database from using an index for what somebody typed, since its operators could tell about rows
 * that are not to be seen. This function looks as the owner, asks for the scope itself, and answers ids alone.
 */
const searchFunction = `create function search_organization(words tsquery) returns table (kind text, row_id uuid)
   language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
   as $$ begin
     if SCHEMA.scope_organization() is null then return; end if;
     ${(Object.keys(searched) as Table[])
       .filter((table) => table !== 'interactions')
       .map(found)
       .join('\n     ')}
     if (select count(*) from (select 1 from SCHEMA.interactions where ${matches('interactions')} limit ${FREQUENT}) those) < ${FREQUENT} then
       return query select 'interactions', those.id from
         (select interactions.id, interactions.record_date from SCHEMA.interactions where ${matches('interactions')} offset 0) those
         order by those.record_date desc limit ${MOST};
     else
       return query select 'interactions', interactions.id from SCHEMA.interactions where ${matches('interactions')}
         order by interactions.record_date desc, interactions.id desc limit ${MOST};
     end if;
   end $$`

const statements = [
  // Codes are words with dashes: what joins them is a blank, so that each part is found.
  `create function search_vector(value text) returns tsvector language sql immutable parallel safe
     as $$ select to_tsvector('pg_catalog.simple'::regconfig, translate(SCHEMA.search_text(value), '-_./:,;#+()!?&@*"''', repeat(' ', 18))) $$`,
  ...Object.entries(searched).map(
    ([table, expression]) => `create index ${table}_search on ${table} using gin (search_vector(${expression}))`,
  ),
  ...Object.keys(searched)
    .filter((table) => table !== 'things')
    .map((table) => `create policy owner_lookup on ${table} for select to current_user using (true)`),
  searchFunction,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
