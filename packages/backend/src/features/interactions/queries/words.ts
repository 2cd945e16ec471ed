import { type RawBuilder, type SqlBool, sql } from 'kysely'
import { FOUND_MAX } from '../../../platform/db/named-search.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { toQueryText, toTsquery } from '../../../platform/db/search-words.ts'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

interface Named {
  table: string
  key: { column: string; type: 'uuid' | 'text' }
  /** The words of its name, in a row called `other`. */
  words: RawBuilder<unknown>
}

const id = { column: 'id', type: 'uuid' } as const
const kept = sql`other.named`

/** Columns that name something, with what they name. With the place they are the subject of a record: what many records name together. */
const subject: Readonly<Record<string, Named>> = {
  asset_id: { table: 'assets', key: id, words: kept },
  task_id: { table: 'tasks', key: id, words: kept },
  value_chain_element_id: { table: 'value_chain_elements', key: id, words: kept },
  place: { table: 'interaction_places', key: { column: 'place', type: 'text' }, words: kept },
}
const unit: Readonly<Record<string, Named>> = { unit_id: { table: 'units', key: id, words: sql`search_vector(other.name)` } }

export const joinWithOr = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`false` : sql`(${sql.join(conditions, sql` or `)})`
export const joinWithAnd = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<SqlBool> =>
  conditions.length === 0 ? sql`true` : sql`(${sql.join(conditions, sql` and `)})`

/** A word of a search, looked up in all that records name. The conditions are of what is called `i`. */
export interface Word {
  /** Where the word is the id of a record. */
  id: string | undefined
  /** Holds for subjects, of which all may be asked. Absent where it holds for none. */
  ofSubject: RawBuilder<SqlBool> | undefined
  /** Hold for records, each by itself: few are asked, however many assets or units have the word. */
  inSubject: RawBuilder<SqlBool>
  inUnit: RawBuilder<SqlBool>
  /** The units that have it in their name, up to one more than `FOUND_MAX`. */
  units: readonly string[]
}

interface Found extends Named {
  column: string
  keys: readonly string[]
}

/** Names what was found where it is little, and asks for the words of what is named where it is much. */
const holds = (organizationId: number, word: string, { column, table, key, words, keys }: Found, of: 'each' | 'all') => {
  const naming = sql.ref(`i.${column}`)
  if (keys.length <= FOUND_MAX) return sql`${naming} = any(${keys}::${sql.raw(key.type)}[])`
  const has = sql`${words} @@ ${toTsquery([word])}`
  const named = sql`from ${sql.table(table)} other where other.organization_id = ${organizationId} and other.${sql.ref(key.column)} = ${naming}`
  // The database may look up all that have the word first, but for a scalar.
  return of === 'all' ? sql`exists (select ${named} and ${has})` : sql`(select ${has} ${named})`
}

/** Each word of a search, found through indexes in one statement. Signs alone are no words, unless there is nothing else. */
export const lookUp = async (db: ScopedDatabase, organizationId: number, search: readonly string[]): Promise<Word[]> => {
  if (search.length === 0) return []
  const known = search.filter((word) => toQueryText([word]) !== '')
  const words = known.length > 0 ? known : search
  const { rows } = await sql<{ word: number; kind: string; keys: string[] }>`select word::integer, found.kind, array_agg(found.key) as keys
    from unnest(${words.map((word) => toQueryText([word]))}::text[]) with ordinality looked (query, word)
    cross join lateral find_names(to_tsquery('simple', query), ${FOUND_MAX + 1}) found group by 1, 2`.execute(db)
  return words.map((text, index) => {
    const getKeys = (column: string) => rows.find(({ word, kind }) => word === index + 1 && kind === column)?.keys ?? []
    const foundIn = (all: Readonly<Record<string, Named>>): Found[] =>
      Object.entries(all)
        .map(([column, named]) => ({ ...named, column, keys: getKeys(column) }))
        .filter(({ keys }) => keys.length > 0)
    const subjects = foundIn(subject)
    return {
      id: UUID.test(text) ? text : undefined,
      ofSubject: subjects.length === 0 ? undefined : joinWithOr(subjects.map((found) => holds(organizationId, text, found, 'all'))),
      inSubject: joinWithOr(subjects.map((found) => holds(organizationId, text, found, 'each'))),
      inUnit: joinWithOr(foundIn(unit).map((found) => holds(organizationId, text, found, 'each'))),
      units: getKeys('unit_id'),
    }
  })
}
