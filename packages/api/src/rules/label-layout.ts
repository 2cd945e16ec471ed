import type { LabelSheet } from '../schemas/index.ts'

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
}

const A4 = { width: 210, height: 297 }

/** Labels that touch each other and fill the page's width. */
const plain = (columns: number, rows: number, height: number): LabelGrid => {
  const label = { width: A4.width / columns, height }
  const pitch = { x: label.width, y: height }
  return { page: A4, columns, rows, label, left: 0, top: (A4.height - rows * height) / 2, pitch, radius: 0 }
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
})

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
  },
  a4_3x8: plain(3, 8, 37),
  a4_2x4: plain(2, 4, 74),
  roll_57x32: roll(57, 32),
  roll_100x50: roll(100, 50),
}

export const labelsPerSheet = ({ columns, rows }: Pick<LabelGrid, 'columns' | 'rows'>): number => columns * rows

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

/**
 * How many of `count` labels each file takes, at most `max`. A file ends with a full sheet where another follows, so that none is
 * wasted; without a grid, each is as long as it may be. `startPosition`: the first label's place on the first file's first sheet, from 1.
 */
export const labelFileSizes = (
  { count, startPosition = 1 }: { count: number; startPosition?: number | undefined },
  max: number,
  grid?: LabelGrid,
): number[] => {
  const each = grid ? labelsPerSheet(grid) : 1
  const sizes: number[] = []
  for (let [left, used] = [count, startPosition - 1]; left > 0; used = 0) {
    const full = Math.floor((max + used) / each) * each - used
    const size = left <= max ? left : Math.max(1, full)
    sizes.push(size)
    left -= size
  }
  return sizes
}
