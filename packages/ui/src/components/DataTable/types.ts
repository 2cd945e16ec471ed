import type { ReactNode } from 'react'
import type { IconName } from '../../icons/Icon.tsx'

export interface DataTableColumn<Row> {
  field: string
  header: string
  /** The cell as plain text: what is shown unless `render` draws it, and what a card shows. */
  text: (row: Row) => string
  /** Draws the cell. Static styles only: it runs for every row. */
  render?: ((row: Row) => ReactNode) | undefined
  /** Pixels. Without it the column shares what is left, by `flex`, and is never narrower than `minWidth`. */
  width?: number | undefined
  flex?: number | undefined
  minWidth?: number | undefined
  align?: 'start' | 'end' | undefined
  /** Muted ink: what is read second. */
  quiet?: boolean | undefined
  sortable?: boolean | undefined
  /** False for a column that always stays. */
  hideable?: boolean | undefined
  /** A person has to ask for it. */
  hiddenAtFirst?: boolean | undefined
  /** Where it stands in the card that a row is on a phone; left out of it when absent. */
  card?: 'title' | 'badge' | 'line' | 'aside' | 'foot' | undefined
}

export interface DataTableSort {
  field: string
  direction: 'asc' | 'desc'
}

/** What can be done with one row. */
export interface RowAction {
  id: string
  label: string
  icon?: IconName | undefined
  disabled?: boolean | undefined
  /** It takes something away: told apart by colour, confirmed by the caller. */
  grave?: boolean | undefined
  onSelect: () => void
}

/** What can be done with all selected rows. */
export interface BulkAction extends Omit<RowAction, 'onSelect'> {
  onSelect: (ids: readonly string[]) => void
}

export type Density = 'compact' | 'roomy'

/** Pixels. */
export const ROW_HEIGHTS: Record<Density, number> = { compact: 36, roomy: 48 }
export const HEAD_HEIGHT = 36

/** Above this many rows only those in view are drawn, which is what the grid is for. */
export const MANY_ROWS = 100

/** What each form of the list (table, grid, cards) draws. */
export interface RowsProps<Row> {
  label: string
  rows: readonly Row[]
  getRowId: (row: Row) => string
  /** Names a row, for the words of its checkbox and its menu. */
  getRowName: (row: Row) => string
  columns: readonly DataTableColumn<Row>[]
  density: Density
  sort?: DataTableSort | undefined
  onSort?: ((sort: DataTableSort) => void) | undefined
  /** The ids of the selected rows; absent where nothing can be selected. */
  selection?: ReadonlySet<string> | undefined
  onSelect: (ids: readonly string[], selected: boolean) => void
  onOpen?: ((id: string) => void) | undefined
  /** The address of the page that the row opens. */
  getRowHref?: ((row: Row) => string) | undefined
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** A column was made so wide, in pixels. */
  onWidth: (field: string, width: number) => void
}

/** The order that a click on this head asks for. */
export const nextSort = (field: string, sort: DataTableSort | undefined): DataTableSort => ({
  field,
  direction: sort?.field === field && sort.direction === 'asc' ? 'desc' : 'asc',
})
