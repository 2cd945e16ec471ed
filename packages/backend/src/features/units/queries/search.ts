import { wordsOf } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'
import { anyOf, FOUND_MAX, findNamed } from '../../../platform/db/named-search.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { queryOf, tsqueryOf } from '../../../platform/db/search-words.ts'
import { findScanned } from '../../identification-codes/queries.ts'

const NUMBER = /^\d{1,9}$/

const numberOf = (words: readonly string[]): number | null => {
  const [only = '', ...others] = words
  return others.length === 0 && NUMBER.test(only) ? Number(only) : null
}

/** Ids of units whose names have all of these words, or that have the one word as their number or unique id. */
const idsOf = async (db: ScopedDatabase, words: readonly string[]): Promise<string[]> => {
  if (queryOf(words) === '') return []
  const { rows } = await sql<{
    id: string
  }>`select id from find_units(${tsqueryOf(words)}, ${numberOf(words)}::integer,
    ${words.length === 1 ? (words[0] ?? null) : null}::text, ${FOUND_MAX}) found (id)`.execute(db)
  return rows.map(({ id }) => id)
}

interface Holder {
  word: string
  holds: RawBuilder<unknown>
}

/** Holds for units of what this finds: named where it is little, looked up where it is much. `undefined` where nothing is found. */
const holdsOf = async (
  db: ScopedDatabase,
  organizationId: number,
  word: string,
  of: { column: string; table: 'assets' | 'variants'; vector: RawBuilder<unknown> },
): Promise<RawBuilder<unknown> | undefined> => {
  const ids = await findNamed(db, of.table, [word])
  if (ids.length === 0) return undefined
  return ids.length <= FOUND_MAX
    ? anyOf(of.column, ids)
    : sql`${sql.ref(of.column)} in (select id from ${sql.table(of.table)} where organization_id = ${organizationId} and ${of.vector} @@ ${tsqueryOf([word])})`
}

/** The words that find an asset or a variant, with the units of those. */
const holdersOf = async (db: ScopedDatabase, organizationId: number, words: readonly string[]): Promise<Holder[]> => {
  const holders = await Promise.all(
    words.map(async (word) => {
      const found = await Promise.all([
        holdsOf(db, organizationId, word, { column: 'asset_id', table: 'assets', vector: sql`searched` }),
        holdsOf(db, organizationId, word, {
          column: 'variant_id',
          table: 'variants',
          vector: sql`search_vector(variant_id || ' ' || name)`,
        }),
      ])
      const conditions = found.filter((condition) => condition !== undefined)
      return { word, holds: sql`(${sql.join(conditions, sql` or `)})`, isHeld: conditions.length > 0 }
    }),
  )
  return holders.filter(({ isHeld }) => isHeld)
}

/**
 * Holds for units that have every word of a search: in their name, as their number or unique id, or by what finds their asset or variant.
 * Names are looked up by an index; `undefined` where nothing is searched for.
 */
export const findFewUnits = async (
  db: ScopedDatabase,
  organizationId: number,
  search: string | undefined,
): Promise<RawBuilder<unknown> | undefined> => {
  const words = wordsOf(search)
  if (words.length === 0) return undefined
  const scanned = await findScanned(db, organizationId, search)
  if (scanned?.item) return anyOf('id', [scanned.item.id])
  if (scanned) return scanned.variant ? sql`variant_id = ${scanned.variant.id}` : sql`asset_id = ${scanned.thing.id}`
  const named = anyOf('id', await idsOf(db, words))
  const holders = await holdersOf(db, organizationId, words)
  if (holders.length === 0) return named
  const held = new Set(holders.map(({ word }) => word))
  const others = words.filter((word) => !held.has(word))
  const conditions = [...holders.map(({ holds }) => holds), ...(others.length > 0 ? [anyOf('id', await idsOf(db, others))] : [])]
  return sql`(${named} or (${sql.join(conditions, sql` and `)}))`
}
