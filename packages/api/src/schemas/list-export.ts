import * as z from 'zod/mini'
import { AssetQuery, AssetStatus } from './asset.ts'
import { CsvSeparator, chosenColumns, chosenRows, tableFormats } from './table-file.ts'
import { UnitQuery } from './unit.ts'

const look = {
  format: z.enum(tableFormats),
  /** Of a CSV file. */
  separator: z._default(CsvSeparator, 'comma'),
  ids: chosenRows,
}

/** What the list of assets has columns of. */
export const assetColumns = ['name', 'category', 'chain', 'units', 'latest', 'createdAt', 'status'] as const
export type AssetColumn = (typeof assetColumns)[number]

/** What the list of units has columns of. */
export const unitColumns = [
  'name',
  'status',
  'sequenceNumber',
  'checksum',
  'variant',
  'asset',
  'unitUrl',
  'lastInteractionAt',
  'createdAt',
] as const
export type UnitColumn = (typeof unitColumns)[number]

const { search, categoryId, valueChainId, templateId, taskId, createdFrom, createdTo } = AssetQuery.shape

/** The filters of the list of assets. */
export const AssetExport = z.object({
  ...look,
  columns: chosenColumns(assetColumns),
  sort: z._default(z.enum(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc', 'status_asc', 'status_desc']), 'name_asc'),
  search,
  status: z.optional(AssetStatus),
  categoryId,
  valueChainId,
  templateId,
  taskId,
  createdFrom,
  createdTo,
  hidden: z._default(z.boolean(), false),
})
export type AssetExport = z.infer<typeof AssetExport>

const unitNumber = z.optional(z.int().check(z.positive(), z.lte(2_147_483_647)))

/** The filters of the list of units. */
export const UnitExport = z.object({
  ...look,
  columns: chosenColumns(unitColumns),
  sort: UnitQuery.shape.sort,
  search: UnitQuery.shape.search,
  thingId: UnitQuery.shape.thingId,
  batchId: UnitQuery.shape.batchId,
  status: z.optional(z.array(z.int().check(z.gte(-1))).check(z.maxLength(100))),
  sequenceFrom: unitNumber,
  sequenceTo: unitNumber,
  createdFrom: UnitQuery.shape.createdFrom,
  createdTo: UnitQuery.shape.createdTo,
  hidden: z._default(z.boolean(), false),
})
export type UnitExport = z.infer<typeof UnitExport>
