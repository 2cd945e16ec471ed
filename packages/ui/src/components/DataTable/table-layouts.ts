import { createContext, useContext, useState } from 'react'
import type { DataTableColumn, Density, WideBreakpoint } from './types.ts'

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

/** All columns in the order and with the widths that were chosen. A new column comes last; one that no longer exists is skipped. */
export const layColumns = <Row>(columns: readonly DataTableColumn<Row>[], { order = [], widths = {} }: TableLayout) => {
  const placeOf = ({ field }: DataTableColumn<Row>) => (order.includes(field) ? order.indexOf(field) : order.length)
  return columns
    .toSorted((one, other) => placeOf(one) - placeOf(other))
    .map((column) => (widths[column.field] === undefined ? column : { ...column, width: widths[column.field] }))
}

/** The fields of the columns that are seen: all of them if the choices would leave none. `below`: what the page is narrower than. */
export const shownFields = <Row>(
  columns: readonly DataTableColumn<Row>[],
  { shown = {} }: TableLayout,
  below: readonly WideBreakpoint[] = [],
): ReadonlySet<string> => {
  const fits = ({ hiddenAtFirst = false, from }: DataTableColumn<Row>) => !hiddenAtFirst && !(from && below.includes(from))
  const seen = columns.filter((column) => column.hideable === false || (shown[column.field] ?? fits(column)))
  return new Set((seen.length > 0 ? seen : columns).map(({ field }) => field))
}

/** The order in which this column changes places with the next (1) or the last (-1) that is seen. */
export const moveField = (fields: readonly string[], shown: ReadonlySet<string>, field: string, step: 1 | -1): readonly string[] => {
  const seen = fields.filter((other) => shown.has(other))
  const neighbour = seen[seen.indexOf(field) + step]
  if (neighbour === undefined) return fields
  return fields.with(fields.indexOf(field), neighbour).with(fields.indexOf(neighbour), field)
}
