import { type Kysely, sql } from 'kysely'

/** Marks of Latin, Greek and Cyrillic letters, and what can't be seen, as `foldText` of `@tracemark/api/rules` drops them. */
const DROPPED =
  '[\\u0300-\\u036f\\u0483-\\u0489\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u20d0-\\u20f0\\ufe20-\\ufe2f\\u2800' +
  '\\u00ad\\u061c\\u115f\\u1160\\u17b4\\u17b5\\u180b-\\u180f\\u200b-\\u200f\\u202a-\\u202e\\u2060-\\u206f\\u3164\\ufe00-\\ufe0f\\ufeff\\uffa0' +
  '\\ufff0-\\ufff8\\U0001bca0-\\U0001bca3\\U0001d173-\\U0001d17a\\U000e0000-\\U000e0fff]+'

/** The table of `foldText` as it is at this migration; a test compares the two letter by letter. */
const ONE = ['ðđøłıħŋŧĸƶςґəǝɛɔɓɖɗƒǥɣɠƙɲɩɨʉʊʋƴƭ‘’‛ʻʼʾʿ′“”„‐‒–—−', "ddolihntkzσгeeeobddfgggkniiuuvyt''''''''\"\"\"-----"] as const
const SEVERAL = { ß: 'ss', æ: 'ae', œ: 'oe', þ: 'th' }

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`
const folded = Object.entries(SEVERAL).reduce(
  (before, [letter, plain]) => `replace(${before}, '${letter}', '${plain}')`,
  `translate(folded, ${ONE.map(literal).join(', ')})`,
)

/** `COLLATION` is one whose small letters don't depend on the machine, where the database has it (PostgreSQL 17 and later). */
const foldLetters = `create function fold_letters(value text) returns text language plpgsql immutable strict parallel safe
  as $$ declare folded text := lower(regexp_replace(normalize(value, NFKD), '${DROPPED}', '', 'g') collate COLLATION); begin
    if folded ~ ${literal(`[${Object.keys(SEVERAL).join('')}${ONE[0]}]`)} then folded := ${folded}; end if;
    -- Latin, Greek and Cyrillic letters have nothing left to be put together again.
    return case when folded ~ '[^\\u0001-\\u058f\\u1e00-\\u20ff]' then normalize(folded, NFC) else folded end;
  end $$`

const searchText = `create or replace function search_text(value text) returns text language sql immutable parallel safe
  as $$ select case when octet_length(value) = char_length(value) then lower(value collate "C") else SCHEMA.fold_letters(value) end $$`

/** What each table is searched by, as in its index. */
const SEARCHED = {
  things: "name || ' ' || description",
  variants: "variant_id || ' ' || name",
  items: 'name',
  tasks: "name || ' ' || coalesce(description, '')",
  value_chains: "name || ' ' || description",
  categories: "name || ' ' || coalesce(description, '')",
  support_profiles: "name || ' ' || coalesce(header_text, '')",
  interactions: 'name',
} as const

/** Rows whose letters were folded in another way before. */
const isConcerned = (text: string) => `octet_length(${text}) <> char_length(${text}) and before_folding(${text}) <> search_text(${text})`

/** Tables that keep what is made of `search_text`: to set a name to itself makes the row's columns anew. */
const KEPT = {
  things: { set: 'name = name', text: SEARCHED.things },
  tasks: { set: 'name = name', text: 'name' },
  value_chain_elements: { set: 'name = name', text: 'name' },
  interaction_places: { set: 'place = place, searched = search_text(place)', text: 'place' },
} as const

/** Only what is concerned is written, and an index is only built anew where it holds something of the kind: most databases need neither. */
const statements = [
  `create function before_folding(value text) returns text language sql immutable parallel safe
     as $$ select regexp_replace(normalize(lower(value), NFD), '[\\u0300-\\u036f]', '', 'g') $$`,
  foldLetters,
  searchText,
  ...Object.entries(KEPT).flatMap(([table, { set, text }]) => [
    `alter table ${table} no force row level security`,
    // Nothing is changed that a person sees.
    `alter table ${table} disable trigger user`,
    `update ${table} set ${set} where ${isConcerned(text)}`,
    `alter table ${table} enable trigger user`,
    `alter table ${table} force row level security`,
  ]),
  // Not `reindex`: it may build with the function as this connection read it before.
  ...Object.entries(SEARCHED).map(
    ([table, text]) => `do $$ begin
      if exists (select from ${table} where ${isConcerned(text)}) then
        drop index ${table}_search;
        create index ${table}_search on ${table} using gin (search_vector(${text}));
      end if;
    end $$`,
  ),
  'drop function before_folding(text)',
]

export const up = async (db: Kysely<never>): Promise<void> => {
  const { rows } = await sql<{ schema: string; collation: string }>`select quote_ident(current_schema()) as schema,
    case when exists (select from pg_collation where collname = 'pg_c_utf8') then 'pg_c_utf8' else '"default"' end as collation`.execute(db)
  const { schema = 'public', collation = '"default"' } = rows[0] ?? {}
  for (const statement of statements) await sql.raw(statement.replaceAll('SCHEMA', schema).replaceAll('COLLATION', collation)).execute(db)
}
