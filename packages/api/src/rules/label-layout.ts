import {
  type LabelLayout,
  type LabelLooks,
  type LabelSheet,
  type LabelSize,
  type LabelTable,
  type LengthUnit,
  labelTables,
} from '../schemas/index.ts'

/** Millimetres. A label printer's roll is a sheet of one label. */
export interface LabelGrid {
  page: { width: number; height: number }
  columns: number
  rows: number
  label: { width: number; height: number }
  /** Of the first label's corner from the page's. */
  left: number
  top: number
  /** From one label's edge to the same edge of the next. */
  pitch: { x: number; y: number }
  /** Of the label's rounded corners. */
  radius: number
  /** What people call its size in. */
  unit: LengthUnit
}

export const MM_IN: Readonly<Record<LengthUnit, number>> = { mm: 1, inch: 25.4 }

/** A sheet or roll of these measures. */
export const createLabelGrid = (size: LabelSize, radius = 0): LabelGrid => {
  const { unit, columns, rows } = size
  const mm = (length: number): number => length * MM_IN[unit]
  const label = { width: mm(size.labelWidth), height: mm(size.labelHeight) }
  return {
    page: { width: mm(size.pageWidth), height: mm(size.pageHeight) },
    columns,
    rows,
    label,
    left: mm(size.left),
    top: mm(size.top),
    pitch: { x: label.width + mm(size.gapX), y: label.height + mm(size.gapY) },
    radius,
    unit,
  }
}

const A4 = { width: 210, height: 297 }

/** Labels that touch each other and fill the page's width. */
const plain = (columns: number, rows: number, height: number): LabelGrid => {
  const label = { width: A4.width / columns, height }
  const pitch = { x: label.width, y: height }
  return { page: A4, columns, rows, label, left: 0, top: (A4.height - rows * height) / 2, pitch, radius: 0, unit: 'mm' }
}

const roll = (width: number, height: number): LabelGrid => ({
  page: { width, height },
  columns: 1,
  rows: 1,
  label: { width, height },
  left: 0,
  top: 0,
  pitch: { x: width, y: height },
  radius: 0,
  unit: 'mm',
})

/** Inches, on US Letter. */
const letter = (size: Omit<LabelSize, 'unit' | 'pageWidth' | 'pageHeight'>): LabelGrid =>
  createLabelGrid({ unit: 'inch', pageWidth: 8.5, pageHeight: 11, ...size }, 1.5)
/** Of the sheets with labels that are 4 inches wide. */
const wide = { columns: 2, labelWidth: 4, left: 0.15625, gapX: 0.1875, gapY: 0 }

/** Of Avery's sheets as its templates give them. */
export const labelGrids: Readonly<Record<LabelSheet, LabelGrid>> = {
  avery_l7160: {
    page: A4,
    columns: 3,
    rows: 7,
    label: { width: 63.5, height: 38.1 },
    left: 7.21,
    top: 15.15,
    pitch: { x: 66.04, y: 38.1 },
    radius: 1.5,
    unit: 'mm',
  },
  avery_l7163: {
    page: A4,
    columns: 2,
    rows: 7,
    label: { width: 99.1, height: 38.1 },
    left: 4.65,
    top: 15.15,
    pitch: { x: 101.6, y: 38.1 },
    radius: 1.5,
    unit: 'mm',
  },
  avery_l7651: {
    page: A4,
    columns: 5,
    rows: 13,
    label: { width: 38.1, height: 21.2 },
    left: 4.75,
    top: 10.7,
    pitch: { x: 40.6, y: 21.2 },
    radius: 1.5,
    unit: 'mm',
  },
  a4_3x8: plain(3, 8, 37),
  a4_2x4: plain(2, 4, 74),
  avery_5160: letter({ columns: 3, rows: 10, labelWidth: 2.625, labelHeight: 1, left: 0.1875, top: 0.5, gapX: 0.125, gapY: 0 }),
  avery_5161: letter({ ...wide, rows: 10, labelHeight: 1, top: 0.5 }),
  avery_5162: letter({ ...wide, rows: 7, labelHeight: 4 / 3, top: 5 / 6 }),
  avery_5163: letter({ ...wide, rows: 5, labelHeight: 2, top: 0.5 }),
  avery_5164: letter({ ...wide, rows: 3, labelHeight: 10 / 3, top: 0.5 }),
  avery_5167: letter({ columns: 4, rows: 20, labelWidth: 1.75, labelHeight: 0.5, left: 0.28125, top: 0.5, gapX: 0.3125, gapY: 0 }),
  roll_57x32: roll(57, 32),
  roll_100x50: roll(100, 50),
}

export const labelsPerSheet = ({ columns, rows }: Pick<LabelGrid, 'columns' | 'rows'>): number => columns * rows

/** A table of codes, and no sheet of labels. */
export const isLabelTable = (layout: LabelLayout): layout is LabelTable => labelTables.some((table) => table === layout)

/** On what labels are printed; undefined for a table, and for a size that is not told. */
export const getLabelGrid = ({ layout, size }: Pick<LabelLooks, 'layout' | 'size'>): LabelGrid | undefined =>
  isLabelTable(layout) ? undefined : layout === 'custom' ? size && createLabelGrid(size) : labelGrids[layout]

/** How many labels a sheet has: one where there are no sheets. */
export const labelPlaces = (looks: Pick<LabelLooks, 'layout' | 'size'>): number => {
  const grid = getLabelGrid(looks)
  return grid ? labelsPerSheet(grid) : 1
}

/** Millimetres: what stays free around the code, and the code's side with its quiet zone. */
export const labelCode = ({ label }: Pick<LabelGrid, 'label'>): { edge: number; side: number } => {
  const edge = Math.min(3, Math.max(1, label.height * 0.045))
  return { edge, side: Math.min(label.height - 2 * edge, label.width * 0.5) }
}

/** The corner of the label at a place, which counts from 1 over all sheets, row by row. Sheets count from 0. */
export const labelPlace = (grid: LabelGrid, place: number): { sheet: number; x: number; y: number } => {
  const each = labelsPerSheet(grid)
  const onSheet = (place - 1) % each
  return {
    sheet: Math.floor((place - 1) / each),
    x: grid.left + (onSheet % grid.columns) * grid.pitch.x,
    y: grid.top + Math.floor(onSheet / grid.columns) * grid.pitch.y,
  }
}
