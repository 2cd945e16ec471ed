import type { UnitQuery } from '@tracemark/api/schemas'
import { type RawBuilder, sql } from 'kysely'

/** The order of a list of units, as an index has it (migration 0117): an order that no index has sorts a million. */
export const itemOrder = ({ sort, thingId, batchId }: UnitQuery): RawBuilder<unknown> => {
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
