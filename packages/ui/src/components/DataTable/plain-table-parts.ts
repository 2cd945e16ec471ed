import type { ComponentProps, ComponentType } from 'react'
import { part } from '../part.ts'

export const Scroller: ComponentType<ComponentProps<'div'>> = part('div', 'tm-plain-table-scroller')

/** The look of the grid, to the pixel (PlainTable.css). */
export const Table: ComponentType<ComponentProps<'table'>> = part('table', 'tm-plain-table')

/** Said aloud, because older versions of Safari forget what a table's parts are once `display` makes a grid of them. */
export const roles = {
  table: { role: 'table' },
  rowgroup: { role: 'rowgroup' },
  row: { role: 'row' },
  columnheader: { role: 'columnheader' },
  cell: { role: 'cell' },
} as const
