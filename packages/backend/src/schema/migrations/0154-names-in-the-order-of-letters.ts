import { type Kysely, sql } from 'kysely'

/**
 * Lists by name go by letters, whatever their case and accents, as `search_text` has them: by their bytes "apfelwein" came after "Zeltinger".
 * The function gives what it gave, without taking apart a text that has no accents: a tenth of the time.
 */
const statements = [
  `create or replace function search_text(value text) returns text language sql immutable parallel safe
     as $$ select case when octet_length(value) = char_length(value) then lower(value)
       else regexp_replace(normalize(lower(value), NFD), '[\\u0300-\\u036f]', '', 'g') end $$`,
  'drop index things_by_name',
  'drop index things_of_status_by_name',
  `create index things_by_name on things (organization_id, hidden, (search_text(name) collate "C") nulls first, id)`,
  `create index things_of_status_by_name on things (organization_id, hidden, status, (search_text(name) collate "C") nulls first, id)`,
]

export const up = async (db: Kysely<never>): Promise<void> => {
  for (const statement of statements) await sql.raw(statement).execute(db)
}
