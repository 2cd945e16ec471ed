import * as z from 'zod/mini'
import { Id } from './common.ts'
import { BulkBody, entityOf, listQuery, newOf } from './entity.ts'
import { CsvSeparator } from './table-file.ts'

/** Sheets and rolls that labels are printed on. */
export const labelSheets = [
  'avery_l7160',
  'avery_l7163',
  'avery_l7651',
  'a4_3x8',
  'a4_2x4',
  'avery_5160',
  'avery_5161',
  'avery_5162',
  'avery_5163',
  'avery_5164',
  'avery_5167',
  'roll_57x32',
  'roll_100x50',
] as const
export const LabelSheet = z.enum(labelSheets)
export type LabelSheet = z.infer<typeof LabelSheet>

/** The codes as a table for another program's labels. */
export const labelTables = ['csv', 'xlsx'] as const
export type LabelTable = (typeof labelTables)[number]

/** Sheets of labels as PDF, or the codes as a table. */
export const labelLayouts = [...labelSheets, 'custom', ...labelTables] as const
export type LabelLayout = (typeof labelLayouts)[number]

export const lengthUnits = ['mm', 'inch'] as const
export const LengthUnit = z.enum(lengthUnits)
export type LengthUnit = z.infer<typeof LengthUnit>

/** Longer than any sheet or roll of labels, in either unit. */
const LENGTH_MAX = 1000
const Length = z.number().check(z.gte(0), z.lte(LENGTH_MAX))
/** How many labels a sheet has at most. */
export const SHEET_LABELS_MAX = 100
const LabelCount = z.int().check(z.positive(), z.lte(SHEET_LABELS_MAX))

/** A sheet of one's own, or a roll: that is a page of one label. Lengths are in `unit`; `labelSizeProblems` says whether a code fits. */
export const LabelSize = z.object({
  unit: LengthUnit,
  pageWidth: Length,
  pageHeight: Length,
  columns: LabelCount,
  rows: LabelCount,
  labelWidth: Length,
  labelHeight: Length,
  /** From the page's edges to the first label. */
  left: Length,
  top: Length,
  /** Between labels. */
  gapX: Length,
  gapY: Length,
})
export type LabelSize = z.infer<typeof LabelSize>

export const labelSymbols = ['qr', 'data_matrix'] as const
export const LabelSymbol = z.enum(labelSymbols)
export type LabelSymbol = z.infer<typeof LabelSymbol>

/** The largest number that a unit can have. */
const SEQUENCE_MAX = 2_147_483_647
const SequenceNumber = z.int().check(z.positive(), z.lte(SEQUENCE_MAX))

const looks = {
  layout: z.enum(labelLayouts),
  /** Of the layout `custom`. */
  size: z.optional(LabelSize),
  symbol: z._default(LabelSymbol, 'qr'),
  /** The first label's place on the first sheet, from 1, row by row. */
  startPosition: z._default(LabelCount, 1),
  /** Draws the organization's logo in the place of its name, where it has one. */
  logo: z._default(z.boolean(), false),
}

const fields = { batchId: Id, firstSequenceNumber: SequenceNumber, lastSequenceNumber: SequenceNumber, ...looks }

export const NewLabelPrint = newOf(fields)
export type NewLabelPrint = z.infer<typeof NewLabelPrint>

/** How labels look, whichever units they are of. */
export const LabelLooks = z.object(looks)
export type LabelLooks = z.infer<typeof LabelLooks>

/** Of a CSV table. */
export const LabelFileQuery = z.object({ separator: z._default(CsvSeparator, 'comma') })

/** Labels of these units, in the order of their variants and numbers. */
export const UnitLabels = z.object({ unitIds: BulkBody.shape.ids, ...looks, ...LabelFileQuery.shape })
export type UnitLabels = z.infer<typeof UnitLabels>

/** One file of labels that somebody created. */
export const LabelPrint = z.extend(entityOf(fields), {
  thingId: Id,
  variantId: z.string(),
  variantName: z.string(),
  groupId: z.optional(Id),
  labelCount: z.int().check(z.positive()),
})
export type LabelPrint = z.infer<typeof LabelPrint>

export const LabelPrintQuery = z.extend(listQuery(['createdAt_desc', 'createdAt_asc']), {
  thingId: z.optional(Id),
  batchId: z.optional(Id),
})
export type LabelPrintQuery = z.infer<typeof LabelPrintQuery>
