import { wordsOf } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../scope.ts'
import { containing } from '../search-words.ts'

/** How many units a search looks up by their names; of more, these are shown. */
const FOUND_MAX = 1000

/** What joins the parts of a code, as `search_vector` reads it, and what a query of words can't hold. */
const JOINTS = /[-_./:,;#+()!?&@*"'\\\s]+/
const NUMBER = /^\d{1,9}$/

/** Every part as it is; the last may go on, since somebody may still be typing it. */
const termsOf = (words: readonly string[]): string => {
  const parts = words.flatMap((word) => word.split(JOINTS)).filter((part) => part !== '')
  return parts.map((part, index) => (index === parts.length - 1 ? `'${part}':*` : `'${part}'`)).join(' & ')
}

const numberOf = (words: readonly string[]): number | null => {
  const [only = '', ...others] = words
  return others.length === 0 && NUMBER.test(only) ? Number(only) : null
}

/** Ids of units whose names have all of these words, or that have the one word as their number or unique id. */
const idsOf = async (db: ScopedDatabase, words: readonly string[]): Promise<string[]> => {
  const terms = termsOf(words)
  if (terms === '') return []
  const { rows } = await sql<{
    id: string
  }>`select id from find_items(to_tsquery('simple', search_text(${terms})), ${numberOf(words)}::integer,
    ${words.length === 1 ? (words[0] ?? null) : null}::text, ${FOUND_MAX}) found (id)`.execute(db)
  return rows.map(({ id }) => id)
}

interface Holder {
  word: string
  things: string[]
  variants: string[]
}

/** The words that an asset or a variant has in its name, with those that have them. */
const holdersOf = async (db: ScopedDatabase, organizationId: number, words: readonly string[]): Promise<Holder[]> => {
  const found = await Promise.all(
    words.map(async (word): Promise<Holder> => {
      const pattern = containing(word)
      const { rows } = await sql<Pick<Holder, 'things' | 'variants'>>`select
        array(select id from things where organization_id = ${organizationId} and search_text(name) like ${pattern}) as things,
        array(select id from variants where organization_id = ${organizationId} and search_text(variant_id || ' ' || name) like ${pattern}) as variants`.execute(
        db,
      )
      return { word, things: rows[0]?.things ?? [], variants: rows[0]?.variants ?? [] }
    }),
  )
  return found.filter(({ things, variants }) => things.length + variants.length > 0)
}

const anyOf = (column: string, ids: readonly string[]) => sql`${sql.ref(column)} = any(${ids}::uuid[])`

/**
 * Holds for units that have every word of a search: in their name, as their number or unique id, or in the name of their asset or variant.
 * Names are looked up by an index; `undefined` where nothing is searched for.
 */
export const findFewItems = async (
  db: ScopedDatabase,
  organizationId: number,
  search: string | undefined,
): Promise<RawBuilder<unknown> | undefined> => {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  const named = anyOf('id', await idsOf(db, words))
  const holders = await holdersOf(db, organizationId, words)
  if (holders.length === 0) return named
  const held = new Set(holders.map(({ word }) => word))
  const others = words.filter((word) => !held.has(word))
  const conditions = [
    ...holders.map(({ things, variants }) => sql`(${anyOf('thing_id', things)} or ${anyOf('variant_id', variants)})`),
    ...(others.length > 0 ? [anyOf('id', await idsOf(db, others))] : []),
  ]
  return sql`(${named} or (${sql.join(conditions, sql` and `)}))`
}
