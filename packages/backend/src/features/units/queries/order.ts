import type { UnitQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'
import type { ScopedDatabase } from '../../../platform/db/scope.ts'

/** As many units as are read whole and sorted, whatever index there is. */
const FEW = 1000
/** The same where no index has the order of these units alone: they may lie behind all others of an index. */
const FEW_WITHOUT_INDEX = 5000

/** Whether an index has the units of this list alone, in its order: all of the organization's, an asset's or a variant's. */
const hasIndex = ({ sort, thingId, batchId, status }: UnitQuery): boolean => {
  const by = sort.replace(/_(?:asc|desc)$/, '')
  if (status !== undefined && status.length > 0) return false
  if (batchId !== undefined) return thingId === undefined && ['sequenceNumber', 'status'].includes(by)
  return true
}

/** Whether `total` units, which the kept counts say, are read whole and sorted. Otherwise they are read along an index that has their order. */
export const areFew = (query: UnitQuery, total: number): boolean => {
  const { thingId, batchId, status } = query
  if (thingId === undefined && batchId === undefined && (status?.length ?? 0) === 0) return false
  return total <= (hasIndex(query) ? FEW : FEW_WITHOUT_INDEX)
}

const TOLD = { enable_sort: ['off', 'on'], enable_seqscan: ['off', 'on'], join_collapse_limit: ['1', '8'] } as const

const tell = async (db: ScopedDatabase, place: 0 | 1): Promise<void> => {
  for (const [name, values] of Object.entries(TOLD)) await sql`set local ${sql.ref(name)} = ${sql.raw(values[place])}`.execute(db)
}

/**
 * Runs a statement in the order in which it is written, along indexes, and without sorting what one has in order. How many rows there are, the
 * planner guesses: by the average, while one asset has 40 units and another 141,000; by nothing, where statistics are still to be gathered; or as
 * they were when it kept the plan, before 500,000 were made. It then reads and sorts all units to answer 50.
 */
export const asWritten = async <Result>(db: ScopedDatabase, run: () => Promise<Result>): Promise<Result> => {
  await tell(db, 0)
  const result = await run()
  await tell(db, 1)
  return result
}

/** The order of a list of units, as an index has it (schema/declared/units.ts): an order that no index has sorts a million. */
export const unitOrder = ({ sort, thingId, batchId }: UnitQuery): RawBuilder<unknown> => {
  const isDescending = sort.endsWith('_desc')
  const direction = sql.raw(isDescending ? 'desc' : 'asc')
  // The number tells apart the units of an asset, and a variant has one asset.
  const last = thingId === undefined && batchId === undefined ? sql.ref('id') : sql.ref('sequence_number')
  const by = (column: string) => sql`${sql.ref(column)} ${direction}, id ${direction}`
  if (sort.startsWith('name')) return by('name')
  if (sort.startsWith('createdAt')) return by('created_at')
  if (sort.startsWith('status')) return sql`status ${direction} nulls ${sql.raw(isDescending ? 'last' : 'first')}, ${last} ${direction}`
  return thingId === undefined && batchId === undefined ? by('sequence_number') : sql`sequence_number ${direction}`
}
