import { type Asset, assetStatuses, type Unit } from '@tracemark/api/schemas'
import type { Cell } from '../../platform/tables/table.ts'

/** Rows of a list as lines of a table: the names of its columns, and a cell for each. */
export interface ListTable<Row> {
  head: readonly string[]
  toCells: (row: Row) => Cell[]
}

const createTable = <Row>(columns: readonly (readonly [string, (row: Row) => Cell])[]): ListTable<Row> => ({
  head: columns.map(([name]) => name),
  toCells: (row) => columns.map(([, cell]) => cell(row)),
})

export const assetTable: ListTable<Asset> = createTable<Asset>([
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['status', ({ status }) => (status === assetStatuses.archived ? 'archived' : 'live')],
  ['hidden', ({ hidden }) => hidden],
  ['category', ({ category }) => category?.name ?? ''],
  ['template', ({ template }) => template?.name ?? ''],
  ['valueChain', ({ valueChain }) => valueChain?.name ?? ''],
  ['unitCount', ({ unitCount }) => unitCount],
  ['publicLink', ({ publicLink }) => publicLink ?? ''],
  ['latestInteraction', ({ latestInteraction }) => latestInteraction ?? ''],
  ['createdAt', ({ createdAt }) => createdAt],
  ['createdBy', ({ createdBy }) => createdBy?.name ?? ''],
  ['description', ({ description }) => description],
])

export const unitTable: ListTable<Unit> = createTable<Unit>([
  ['id', ({ id }) => id],
  ['name', ({ name }) => name],
  ['uniqueId', ({ uniqueId }) => uniqueId ?? ''],
  ['sequenceNumber', ({ sequenceNumber }) => sequenceNumber],
  ['checksum', ({ checksum }) => checksum ?? ''],
  ['status', ({ statusName }) => statusName ?? 'Unknown ID'],
  ['hidden', ({ hidden }) => hidden],
  ['variantId', ({ variantId }) => variantId ?? ''],
  ['variantName', ({ variantName }) => variantName ?? ''],
  ['asset', ({ thingName }) => thingName],
  ['unitUrl', ({ unitUrl }) => unitUrl ?? ''],
  ['lastInteractionAt', ({ lastInteractionAt }) => lastInteractionAt ?? ''],
  ['createdAt', ({ createdAt }) => createdAt],
])
