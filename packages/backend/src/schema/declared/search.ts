import type { SchemaPart } from './forms.ts'

/** At most so many of each kind are found: who searches looks at the first of them. */
const MOST = 100
/** From so many records on, the newest are looked through until enough are found; below, all that are found are sorted. */
const FREQUENT = 20_000

/** Marks of Latin, Greek and Cyrillic letters, and what can't be seen, as `foldText` of `@tracemark/api/rules` drops them. */
const DROPPED =
  '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f\\u2800' +
  '\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0' +
  '\\ufff0-\\ufff8\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]+'

/** The table of `foldText`; a test compares the two letter by letter. */
const ONE = ['ðđøłıħŋŧĸƶςґəǝɛɔɓɖɗƒǥɣɠƙɲɩɨʉʊʋƴƭ‘’‛ʻʼʾʿ′“”„‐‒–—−', "ddolihntkzσгeeeobddfgggkniiuuvyt''''''''\"\"\"-----"] as const
const SEVERAL = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const folded = Object.entries(SEVERAL).reduce(
  (before, [letter, plain]) => `replace(${before}, '${letter}', '${plain}')`,
  `translate(folded, ${ONE.map(literal).join(', ')})`,
)

/** Japanese and Chinese have no blanks between words: each of their characters is one, and a word is some that follow each other. */
const UNSPACED = '[\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uf900-\\ufaff]'

/** What is searched of each table: the same expression in index and query. */
const SEARCHED = {
  assets: "name || ' ' || description",
  variants: "variant_id || ' ' || name",
  units: 'name',
  tasks: "name || ' ' || coalesce(description, '')",
  value_chains: "name || ' ' || description",
  categories: "name || ' ' || coalesce(description, '')",
  support_profiles: "name || ' ' || coalesce(header_text, '')",
  interactions: 'name',
} as const

type Searched = keyof typeof SEARCHED

export const searchIndex = (name: Searched): string => `create index ${name}_search on ${name} using gin (search_vector(${SEARCHED[name]}))`

const matches = (name: Searched) => `${name}.organization_id = scope and SCHEMA.search_vector(${SEARCHED[name]}) @@ words`

const found = (name: Searched) => `return query select '${name}', ${name}.id from SCHEMA.${name} where ${matches(name)} limit ${MOST};`

/** What records name, by the column that names it: the table, its key, and the words that are kept of its name. Of a million units the index alone keeps words. */
const NAMED = [
  { column: 'asset_id', table: 'assets', key: 'id', words: 'found.named' },
  { column: 'task_id', table: 'tasks', key: 'id', words: 'found.named' },
  { column: 'value_chain_element_id', table: 'value_chain_elements', key: 'id', words: 'found.named' },
  { column: 'place', table: 'interaction_places', key: 'place', words: 'found.named' },
  { column: 'unit_id', table: 'units', key: 'id', words: 'SCHEMA.search_vector(found.name)' },
]

/** The words of a name, kept ready for the search of records: making them of 100,000 names took seconds. */
export const namedColumn = (name: string): string => `named tsvector generated always as (search_vector(${name})) stored`

/**
 * Row-level security keeps the database from using an index for what somebody typed, since its operators could tell about rows that are not to
 * be seen. Functions that find look as the owner, ask for the scope themselves, and answer ids alone.
 */
export const search: SchemaPart = {
  before: [
    // `COLLATION` is one whose small letters don't depend on the machine, where the database has it (PostgreSQL 17 and later).
    `create function fold_letters(value text) returns text language plpgsql immutable strict parallel safe
       as $$ declare folded text := lower(regexp_replace(normalize(value, NFKD), '${DROPPED}', '', 'g') collate COLLATION); begin
         if folded ~ ${literal(`[${Object.keys(SEVERAL).join('')}${ONE[0]}]`)} then folded := ${folded}; end if;
         -- Latin, Greek and Cyrillic letters have nothing left to be put together again.
         return case when folded ~ '[^\\u0001-\\u058f\\u1e00-\\u20ff]' then normalize(folded, NFC) else folded end;
       end $$`,
    // What searches compare. A text without accents is not taken apart: a tenth of the time.
    `create function search_text(value text) returns text language sql immutable parallel safe
       as $$ select case when octet_length(value) = char_length(value) then lower(value collate "C") else SCHEMA.fold_letters(value) end $$`,
    // Codes are words with dashes: what joins them is a blank, so that each part is found.
    `create function search_vector(value text) returns tsvector language sql immutable parallel safe
       as $$ select to_tsvector('pg_catalog.simple'::regconfig, translate(regexp_replace(SCHEMA.search_text(value), '(${UNSPACED})', ' \\1 ', 'g'),
         '-_./:,;#+()!?&@*"''', repeat(' ', 18))) $$`,
  ],
  functions: [
    `create function search_organization(words tsquery) returns table (kind text, row_id uuid)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         if scope is null then return; end if;
         ${found('assets')}
         ${found('variants')}
         ${found('units')}
         ${found('tasks')}
         ${found('value_chains')}
         ${found('categories')}
         ${found('support_profiles')}
         if (select count(*) from (select 1 from SCHEMA.interactions where ${matches('interactions')} limit ${FREQUENT}) those) < ${FREQUENT} then
           return query select 'interactions', those.id from
             (select interactions.id, interactions.record_date from SCHEMA.interactions where ${matches('interactions')} offset 0) those
             order by those.record_date desc limit ${MOST};
         else
           return query select 'interactions', interactions.id from SCHEMA.interactions where ${matches('interactions')}
             order by interactions.record_date desc, interactions.id desc limit ${MOST};
         end if;
       end $$`,
    // Keys of what records name, of each column no more than so many.
    `create function find_names(words tsquery, most integer) returns table (kind text, key text)
       language plpgsql stable security definer set search_path = pg_catalog, SCHEMA
       as $$ declare scope integer := SCHEMA.scope_organization(); begin
         if scope is null then return; end if;
         return query ${NAMED.map(
           ({ column, table, key, words }) =>
             `(select '${column}', found.${key}::text from SCHEMA.${table} found where found.organization_id = scope and ${words} @@ words limit most)`,
         ).join('\n           union all ')};
       end $$`,
  ],
}
