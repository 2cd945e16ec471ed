import { splitWords } from '@tracemark/api/rules'
import { type RawBuilder, sql } from 'kysely'
import { FOUND_MAX, findNamed, isAnyId } from '../../../platform/db/named-search.ts'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'
import { toQueryText, toTsquery } from '../../../platform/db/search-words.ts'
import { findScanned } from '../../identification-codes/queries.ts'

const NUMBER = /^\d{1,9}$/

const toNumber = (words: readonly string[]): number | null => {
  const [only = '', ...others] = words
  return others.length === 0 && NUMBER.test(only) ? Number(only) : null
}

/** Ids of units whose names have all of these words, or that have the one word as their number or unique id. */
const findIds = async (db: ScopedDatabase, words: readonly string[]): Promise<string[]> => {
  if (toQueryText(words) === '') return []
  const { rows } = await sql<{
    id: string
  }>`select id from find_units(${toTsquery(words)}, ${toNumber(words)}::integer,
    ${words.length === 1 ? (words[0] ?? null) : null}::text, ${FOUND_MAX}) found (id)`.execute(db)
  return rows.map(({ id }) => id)
}

interface Holder {
  word: string
  holds: RawBuilder<unknown>
}

/** Holds for units of what this finds: named where it is little, looked up where it is much. `undefined` where nothing is found. */
const buildHolds = async (
  db: ScopedDatabase,
  organizationId: number,
  word: string,
  of: { column: string; table: 'assets' | 'variants'; vector: RawBuilder<unknown> },
): Promise<RawBuilder<unknown> | undefined> => {
  const ids = await findNamed(db, of.table, [word])
  if (ids.length === 0) return undefined
  return ids.length <= FOUND_MAX
    ? isAnyId(of.column, ids)
    : sql`${sql.ref(of.column)} in (select id from ${sql.table(of.table)} where organization_id = ${organizationId} and ${of.vector} @@ ${toTsquery([word])})`
}

/** The words that find an asset or a variant, with the units of those. */
const findHolders = async (db: ScopedDatabase, organizationId: number, words: readonly string[]): Promise<Holder[]> => {
  const holders = await Promise.all(
    words.map(async (word) => {
      const found = await Promise.all([
        buildHolds(db, organizationId, word, { column: 'asset_id', table: 'assets', vector: sql`searched` }),
        buildHolds(db, organizationId, word, {
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
  const words = splitWords(search)
  if (words.length === 0) return undefined
  const scanned = await findScanned(db, organizationId, search)
  if (scanned?.item) return isAnyId('id', [scanned.item.id])
  if (scanned) return scanned.variant ? sql`variant_id = ${scanned.variant.id}` : sql`asset_id = ${scanned.thing.id}`
  const named = isAnyId('id', await findIds(db, words))
  const holders = await findHolders(db, organizationId, words)
  if (holders.length === 0) return named
  const held = new Set(holders.map(({ word }) => word))
  const others = words.filter((word) => !held.has(word))
  const conditions = [...holders.map(({ holds }) => holds), ...(others.length > 0 ? [isAnyId('id', await findIds(db, others))] : [])]
  return sql`(${named} or (${sql.join(conditions, sql` and `)}))`
}
