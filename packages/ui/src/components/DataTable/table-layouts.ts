import { createContext, useContext, useState } from 'react'
import type { DataTableColumn, Density } from './types.ts'

/** What a person chose of a list's look. What was not chosen is absent. */
export interface TableLayout {
  /** Columns that were added (true) or taken away, by their fields. */
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

/** The columns that are seen, as wide as they were made. At least one is: a kept look may be of columns that are no more. */
export const layColumns = <Row>(columns: readonly DataTableColumn<Row>[], { shown = {}, widths = {} }: TableLayout) => {
  const isShown = ({ field, hideable, hiddenAtFirst }: DataTableColumn<Row>) =>
    hideable === false || (shown[field] ?? hiddenAtFirst !== true)
  const seen = columns.some(isShown) ? columns.filter(isShown) : columns
  return seen.map((column) => (widths[column.field] === undefined ? column : { ...column, width: widths[column.field] }))
}
