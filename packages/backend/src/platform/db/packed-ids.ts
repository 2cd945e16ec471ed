import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from './scope.ts'

/** Ids in an order, 16 bytes each: a million of them are 16 MB, where texts take six times as much. */
export type PackedIds = Uint8Array

const ID_BYTES = 16

export const countPacked = (ids: PackedIds): number => ids.length / ID_BYTES

/** The ids that a query finds, in its order, by one statement: nothing that happens meanwhile moves them. */
export const packIds = async (db: ScopedDatabase, found: RawBuilder<unknown>): Promise<PackedIds> => {
  const { rows } = await sql<{ ids: Uint8Array | null }>`select string_agg(uuid_send(numbered.id), ''::bytea order by numbered.place) as ids
    from (select found.id, row_number() over () as place from (${found}) found) numbered`.execute(db)
  return rows[0]?.ids ?? new Uint8Array()
}

/** These ids as texts. */
export const unpackIds = (ids: PackedIds, from = 0, count = countPacked(ids)): string[] => {
  const digits = Buffer.from(ids.buffer, ids.byteOffset, ids.byteLength)
  return Array.from({ length: Math.min(count, countPacked(ids) - from) }, (_, index) => {
    const begin = (from + index) * ID_BYTES
    return digits.toString('hex', begin, begin + ID_BYTES).replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
  })
}

/** `count` ids from a row's column on, as SQL. */
export const slicePacked = (column: string, from: number, count: number): RawBuilder<Uint8Array> =>
  sql<Uint8Array>`substring(${sql.ref(column)} from ${from * ID_BYTES + 1}::integer for ${count * ID_BYTES}::integer)`

export const packTexts = (ids: readonly string[]): PackedIds => Buffer.from(ids.join('').replaceAll('-', ''), 'hex')
