import { createContext, useContext, useState } from 'react'
import { headWidth, measureWords } from './head-width.ts'
import type { DataTableColumn, Density } from './types.ts'

/** What a person chose of a list's look. What was not chosen is absent. */
export interface TableLayout {
  /** The fields of the columns, in the person's order. */
  order?: readonly string[] | undefined
  /** Columns that were added (true) or hidden (false), by their fields. */
  shown?: Readonly<Record<string, boolean>> | undefined
  /** Pixels of columns that were made wider or narrower. */
  widths?: Readonly<Record<string, number>> | undefined
  density?: Density | undefined
}

/** Keeps the looks of lists from visit to visit, by the lists' names. Without it they last as long as the page. */
export interface TableLayouts {
  read: (name: string) => TableLayout | undefined
  keep: (name: string, layout: TableLayout) => void
}

const TableLayoutsContext = createContext<TableLayouts | undefined>(undefined)

export const TableLayoutsProvider = TableLayoutsContext.Provider

/** The list's look as it was left, and how to change it. */
export const useTableLayout = (name = '') => {
  const kept = useContext(TableLayoutsContext)
  const [layout, setLayout] = useState<TableLayout>(() => kept?.read(name) ?? {})
  const change = (next: TableLayout) => {
    setLayout(next)
    if (name) kept?.keep(name, next)
  }
  return [layout, change] as const
}

/** Of a column without a width of its own. */
const MIN_WIDTH = 100

/** Pixels that a column takes at least. */
const leastWidth = <Row>({ width, minWidth = MIN_WIDTH }: DataTableColumn<Row>): number => width ?? minWidth

/** The column wide enough for its head. */
const widenForHead = <Row>(column: DataTableColumn<Row>): DataTableColumn<Row> => {
  const least = Math.max(leastWidth(column), headWidth(column.header, column.sortable))
  return column.width === undefined ? { ...column, minWidth: least } : { ...column, width: least }
}

/** All columns in the order and with the widths that were chosen. A new column comes last; one that no longer exists is skipped. */
export const layColumns = <Row>(columns: readonly DataTableColumn<Row>[], { order = [], widths = {} }: TableLayout) => {
  const getPlace = ({ field }: DataTableColumn<Row>) => (order.includes(field) ? order.indexOf(field) : order.length)
  return columns
    .toSorted((one, other) => getPlace(one) - getPlace(other))
    .map((column) => (widths[column.field] === undefined ? widenForHead(column) : { ...column, width: widths[column.field] }))
}

/** Pixels at the sides of a cell, and how much wider its type is than a head's. */
const CELL_SIDES = 24
const CELL_TYPE = 14 / 13

/** The columns that know how wide their content is, wide enough for it as far as `room` goes: the first columns first. */
export const widenForContent = <Row>(
  columns: readonly DataTableColumn<Row>[],
  shown: ReadonlySet<string>,
  rows: readonly Row[],
  room: number,
): readonly DataTableColumn<Row>[] => {
  const isShown = ({ field }: DataTableColumn<Row>) => shown.has(field)
  let spare = room - columns.filter(isShown).reduce((sum, column) => sum + leastWidth(column), 0)
  return columns.map((column) => {
    const { text, cut, width, beside } = column
    if (!isShown(column) || width !== undefined || (cut ?? beside) === undefined) return column
    const least = leastWidth(column)
    const widest = Math.max(0, ...rows.map((row) => measureWords(text(row))))
    const more = Math.max(0, Math.min(spare, Math.ceil(CELL_SIDES + (beside ?? 0) + CELL_TYPE * widest) - least))
    spare -= more
    return { ...column, minWidth: least + more }
  })
}

const ALWAYS = Number.POSITIVE_INFINITY
const priorities = { title: ALWAYS, badge: ALWAYS, line: 3, aside: 2, foot: 1 }
const getPriority = <Row>({ hideable, priority, card }: DataTableColumn<Row>): number =>
  hideable === false ? ALWAYS : (priority ?? (card ? priorities[card] : 0))

/** Pixels in which most names are read as a whole. Of what a name is told apart by, nothing goes for it. */
const NAME_WIDTH = 300

/** What they take beside each other; before anything less important than a line of a card finds room, the name has what it needs. */
const measureWidth = <Row>(columns: readonly DataTableColumn<Row>[], least: number): number =>
  columns.reduce((sum, column) => {
    const isName = column.card === 'title' && column.width === undefined && column.cut === undefined
    return sum + Math.max(leastWidth(column), isName && least < priorities.line ? NAME_WIDTH : 0)
  }, 0)

/** These columns without those that find no room: the least important first, of two alike the later one. */
const fitColumns = <Row>(columns: readonly DataTableColumn<Row>[], isKept: (field: string) => boolean, room: number) => {
  const going = columns
    .filter((column) => getPriority(column) < ALWAYS && !isKept(column.field))
    .toReversed()
    .toSorted((one, other) => getPriority(one) - getPriority(other))
  const gone = new Set<string>()
  const left = () => columns.filter(({ field }) => !gone.has(field))
  for (const column of going) {
    if (measureWidth(left(), getPriority(column)) <= room) break
    gone.add(column.field)
  }
  return left()
}

/** The fields of the columns that are seen in so much `room`: all of them if the choices would leave none. What was asked for stays. */
export const shownFields = <Row>(
  columns: readonly DataTableColumn<Row>[],
  { shown = {} }: TableLayout,
  room = Number.POSITIVE_INFINITY,
): ReadonlySet<string> => {
  const seen = columns.filter(({ field, hideable, hiddenAtFirst = false }) => hideable === false || (shown[field] ?? !hiddenAtFirst))
  const fitting = fitColumns(seen, (field) => shown[field] === true, room)
  return new Set((fitting.length > 0 ? fitting : columns).map(({ field }) => field))
}

/** The order in which this column changes places with the next (1) or the last (-1) that is seen. */
export const moveField = (fields: readonly string[], shown: ReadonlySet<string>, field: string, step: 1 | -1): readonly string[] => {
  const seen = fields.filter((other) => shown.has(other))
  const neighbour = seen[seen.indexOf(field) + step]
  if (neighbour === undefined) return fields
  return fields.with(fields.indexOf(field), neighbour).with(fields.indexOf(neighbour), field)
}
