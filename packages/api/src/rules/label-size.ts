import { type FieldProblem, type LabelLooks, type LabelSize, SHEET_LABELS_MAX } from '../schemas/index.ts'
import { MM_IN } from './label-layout.ts'

/**
 * Millimetres: the least side of a code. The QR code of a unit's public link has some 49 modules across, with its quiet zone, and
 * phones do not read modules of less than 0.2 mm.
 */
const CODE_SIDE_MIN = 9.8
/** The least label that such a code has room on, with its edges. */
const LABEL_MIN = { width: 2 * CODE_SIDE_MIN, height: CODE_SIDE_MIN + 2 } as const
/** Millimetres: the largest page that printers take, and the least that a label has room on. */
const PAGE_MAX = { width: 330, height: 1000 } as const

const lengths = ['pageWidth', 'pageHeight', 'labelWidth', 'labelHeight', 'left', 'top', 'gapX', 'gapY'] as const
export type LabelSizeField = Exclude<keyof LabelSize, 'unit'>

/** Digits that keep a sixteenth of an inch in both units. */
const DECIMALS = { mm: 3, inch: 4 } as const
const roundLength = (length: number, unit: LabelSize['unit']): number => Number(length.toFixed(DECIMALS[unit]))

/** The same size in another unit. */
export const labelSizeIn = (size: LabelSize, unit: LabelSize['unit']): LabelSize => {
  const factor = MM_IN[size.unit] / MM_IN[unit]
  return { ...size, unit, ...Object.fromEntries(lengths.map((name) => [name, roundLength(size[name] * factor, unit)])) }
}

type Found = Pick<FieldProblem, 'code' | 'params'>

/** A field, its value, and the least and the most that it may be. */
type Limits = readonly [field: LabelSizeField, value: number | undefined, least: number, most: number]

/** Within a hundredth of a millimetre: whoever counts in another unit rounds. */
const findSizeProblem = ([, value, least, most]: Limits, unit: LabelSize['unit']): Found | undefined => {
  const slack = 0.01 / MM_IN[unit]
  if (value === undefined || !Number.isFinite(value)) return { code: 'required' }
  if (value < least - slack) return { code: 'too_small', params: { minimum: roundLength(least, unit) } }
  return value > most + slack ? { code: 'too_big', params: { maximum: roundLength(Math.max(0, most), unit) } } : undefined
}

/** The room that a page leaves for labels in one direction: of labels that do not fit, either the margin, their number or their size is too large. */
const limitsWithin = (
  names: readonly [margin: LabelSizeField, count: LabelSizeField, label: LabelSizeField],
  { page, margin, count, gap, label, least }: { page: number; margin: number; count: number; gap: number; label: number; least: number },
): readonly Limits[] => [
  [names[0], margin, 0, page - least],
  [names[1], count, 1, Math.max(1, Math.floor((page - margin + gap) / (least + gap) + 0.001))],
  [names[2], label, least, (page - margin - (count - 1) * gap) / count],
]

/** What is wrong with a size, by its fields: labels do not fit on the page, or a phone could not read their codes. */
export const labelSizeProblems = (
  size: Pick<LabelSize, 'unit'> & Partial<Record<LabelSizeField, number | undefined>>,
): Partial<Record<LabelSizeField, Found>> => {
  const { unit, pageWidth = 0, pageHeight = 0, columns = 1, rows = 1, labelWidth = 0, labelHeight = 0, left = 0, top = 0 } = size
  const { gapX = 0, gapY = 0 } = size
  const least = { width: LABEL_MIN.width / MM_IN[unit], height: LABEL_MIN.height / MM_IN[unit] }
  const found: Partial<Record<LabelSizeField, Found>> = {}
  const add = (limits: readonly Limits[]): void => {
    for (const limit of limits) {
      const problem = findSizeProblem(limit, unit)
      if (problem) found[limit[0]] ??= problem
    }
  }
  add([
    ['pageWidth', size.pageWidth, least.width, PAGE_MAX.width / MM_IN[unit]],
    ['pageHeight', size.pageHeight, least.height, PAGE_MAX.height / MM_IN[unit]],
    ['columns', size.columns, 1, SHEET_LABELS_MAX],
    ['rows', size.rows, 1, Math.floor(SHEET_LABELS_MAX / Math.max(1, columns))],
    ['labelWidth', size.labelWidth, least.width, pageWidth],
    ['labelHeight', size.labelHeight, least.height, pageHeight],
    ...(['left', 'top', 'gapX', 'gapY'] as const).map(
      (name): Limits => [name, size[name], 0, name === 'top' || name === 'gapY' ? pageHeight : pageWidth],
    ),
  ])
  for (const name of ['columns', 'rows'] as const) if (!Number.isInteger(size[name])) found[name] ??= { code: 'not_whole' }
  if (Object.keys(found).length > 0) return found
  for (const limits of [
    limitsWithin(['left', 'columns', 'labelWidth'], {
      page: pageWidth,
      margin: left,
      count: columns,
      gap: gapX,
      label: labelWidth,
      least: least.width,
    }),
    limitsWithin(['top', 'rows', 'labelHeight'], {
      page: pageHeight,
      margin: top,
      count: rows,
      gap: gapY,
      label: labelHeight,
      least: least.height,
    }),
  ])
    add(limits.filter((limit) => findSizeProblem(limit, unit)).slice(0, 1))
  return found
}

/** The size of labels as it is refused: of a layout of one's own alone. */
export const refusedLabelSize = ({ layout, size }: Pick<LabelLooks, 'layout' | 'size'>): FieldProblem[] => {
  if (layout !== 'custom') return []
  if (!size) return [{ path: ['size'], message: 'must say the size of a layout of its own', code: 'required' }]
  return Object.entries(labelSizeProblems(size)).map(([name, found]) => ({
    path: ['size', name],
    message: 'must leave room for the labels, and each label for a code that phones can read',
    ...found,
  }))
}
