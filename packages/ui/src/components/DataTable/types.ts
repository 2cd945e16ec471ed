import type { ReactNode } from 'react'
import type { IconName } from '../../icons/Icon.tsx'

export interface DataTableColumn<Row> {
  field: string
  header: string
  /** The cell as plain text: what is shown unless `render` draws it, and what a card shows. */
  text: (row: Row) => string
  /** Draws the cell. Static styles only: it runs for every row. */
  render?: ((row: Row) => ReactNode) | undefined
  /** Many rows begin alike, as identifiers do: where it is too long its middle goes, not its end. */
  cut?: 'middle' | undefined
  /** Pixels that a cell takes beside its text, as the icon of a chip. A column with it, or with `cut`, is as wide as its cells need, where there is room. */
  beside?: number | undefined
  /** Pixels. Without it the column shares what is left, by `flex`, and is never narrower than `minWidth`; nor than its head, either way. */
  width?: number | undefined
  flex?: number | undefined
  minWidth?: number | undefined
  align?: 'start' | 'end' | undefined
  /** Muted ink: what is read second. */
  muted?: boolean | undefined
  sortable?: boolean | undefined
  /** False for a column that always stays. */
  hideable?: boolean | undefined
  /** A person has to ask for it. */
  hiddenAtFirst?: boolean | undefined
  /**
   * Where not all columns find room, those of the least priority go first, until a person asks for them. Where absent it follows from `card`:
   * 3 of a `line`, 2 of an `aside`, 1 of a `foot`, and 0 of what no card says. `title` and `badge`, which tell rows apart and how each
   * stands, never go.
   */
  priority?: number | undefined
  /** Where it stands in the card that a row is on a phone; left out of it when absent. */
  card?: 'title' | 'badge' | 'line' | 'aside' | 'foot' | undefined
  /** What a card says where the head is, which cards have not: its name before what the cell says, as with numbers; or words of its own. */
  cardText?: 'named' | ((row: Row) => string) | undefined
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
  /** Why it is disabled, and what to do instead. */
  hint?: string | undefined
  /** It takes something away: told apart by colour, confirmed by the caller. */
  destructive?: boolean | undefined
  onSelect: () => void
}

/** What can be done with all selected rows. */
export interface BulkAction extends Omit<RowAction, 'onSelect'> {
  onSelect: (ids: readonly string[]) => void
}

export type Density = 'compact' | 'roomy'

/** What grid and cards draw. */
export interface RowsProps<Row> {
  label: string
  /** Absent until the first are there: their shape is shown. */
  rows: readonly Row[] | undefined
  getRowId: (row: Row) => string
  /** Names a row, for the words of its checkbox and its menu. */
  getRowName: (row: Row) => string
  columns: readonly DataTableColumn<Row>[]
  /** The ids of the selected rows, also of other pages; absent where nothing can be selected. */
  selection?: readonly string[] | undefined
  onSelection?: ((ids: readonly string[]) => void) | undefined
  /** False while other rows than these are on their way, or where there are none: "select all" would not mean what is seen next. */
  canSelectAll: boolean
  onOpen?: ((id: string) => void) | undefined
  /** The address of the page that the row opens. */
  getRowHref?: ((row: Row) => string) | undefined
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
}

export interface FindWatch {
  most: number
  /** Told for how many rows it is done. */
  onProgress: (read: number) => void
  signal: AbortSignal
}

/** What of a list can be selected beside the rows that are shown. */
export interface SelectAll {
  total: number
  /** There are more than `total`. */
  isAtLeast?: boolean | undefined
  /** The ids of all rows, on this page or another, up to `most`. Rejects where they can't be read, or when it is stopped. */
  findIds: (watch: FindWatch) => Promise<readonly string[]>
  onFound: (ids: readonly string[]) => void
}
