import { type Asset, type AssetColumn, assetStatuses, type Unit, type UnitColumn } from '@tracemark/api/schemas'
import { type Cell, type Field, pickFields } from '../../platform/tables/table.ts'

/** Rows of a list as lines of a table: the names of its columns, and a cell for each. */
export interface ListTable<Row> {
  head: readonly string[]
  toCells: (row: Row) => Cell[]
}

const createTable = <Row>(fields: readonly Field<Row>[]): ListTable<Row> => ({
  head: fields.map(([name]) => name),
  toCells: (row) => fields.map(([, toCell]) => toCell(row)),
})

const assetFields: readonly Field<Asset>[] = [
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
]

const byAssetColumn: Readonly<Record<AssetColumn, readonly string[]>> = {
  name: ['name'],
  category: ['category'],
  chain: ['valueChain'],
  units: ['unitCount'],
  latest: ['latestInteraction'],
  createdAt: ['createdAt'],
  status: ['status', 'hidden'],
}

export const createAssetTable = (columns: readonly AssetColumn[] | undefined): ListTable<Asset> =>
  createTable(pickFields(assetFields, byAssetColumn, columns))

const unitFields: readonly Field<Unit>[] = [
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
]

const byUnitColumn: Readonly<Record<UnitColumn, readonly string[]>> = {
  name: ['name'],
  status: ['status', 'hidden'],
  sequenceNumber: ['sequenceNumber'],
  checksum: ['checksum'],
  variant: ['variantName', 'variantId'],
  asset: ['asset'],
  unitUrl: ['unitUrl'],
  lastInteractionAt: ['lastInteractionAt'],
  createdAt: ['createdAt'],
}

export const createUnitTable = (columns: readonly UnitColumn[] | undefined): ListTable<Unit> =>
  createTable(pickFields(unitFields, byUnitColumn, columns))
