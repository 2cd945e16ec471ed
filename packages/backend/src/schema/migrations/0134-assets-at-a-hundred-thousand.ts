import { type Kysely, sql } from 'kysely'

/** Japanese and Chinese have no blanks between words: each of their characters is one, and a word is some that follow each other. */
const UNSPACED = '[\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff]'

const vector = `create or replace function search_vector(value text) returns tsvector language sql immutable parallel safe
  as $$ select to_tsvector('pg_catalog.simple'::regconfig, translate(regexp_replace(SCHEMA.search_text(value), '(${UNSPACED})', ' \\1 ', 'g'),
    '-_./:,;#+()!?&@*"''', repeat(' ', 18))) $$`

const SEARCHED = ['things', 'variants', 'items', 'tasks', 'value_chains', 'categories', 'support_profiles', 'interactions']

/** As `find_items`: ids alone, found as the owner through an index, in the scope that is asked for here. */
const find = (table: string, words: string) => `create function find_${table}(words tsquery, most integer) returns setof uuid
   language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
   as $$ declare scope integer := SCHEMA.scope_organization(); begin
     if scope is null then return; end if;
     return query select found.id from SCHEMA.${table} found where found.organization_id = scope and SCHEMA.search_vector(${words}) @@ words limit most;
   end $$`

/** As before (migration 0117), but a number is looked up in the index that lists have, whose entries say first whether a unit is hidden. */
const findItems = `create or replace function find_items(words tsquery, number integer, code text, most integer) returns setof uuid
   language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
   as $$ declare scope integer := SCHEMA.scope_organization(); begin
     if scope is null then return; end if;
     return query
       (select i.id from SCHEMA.items i where i.organization_id = scope and SCHEMA.search_vector(i.name) @@ words limit most)
       union (select i.id from SCHEMA.items i where i.organization_id = scope and i.hidden in (false, true) and i.sequence_number = number limit most)
       union (select i.id from SCHEMA.items i where i.organization_id = scope and i.unique_id = code);
   end $$`

const statements = [
  vector,
  ...SEARCHED.map((table) => `reindex index ${table}_search`),
  // What a search compares where it looks at each row: made once, since making it takes longer than all the rest.
  "alter table things add column searched tsvector generated always as (search_vector(name || ' ' || description)) stored",
  'create index things_by_status on things (organization_id, hidden, status nulls first, id)',
  findItems,
  find('things', "found.name || ' ' || found.description"),
  find('variants', "found.variant_id || ' ' || found.name"),
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string }>`select quote_ident(current_schema()) as schema`.execute(db)
  const schema = rows[0]?.schema ?? 'public'
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema)).execute(db)
}
