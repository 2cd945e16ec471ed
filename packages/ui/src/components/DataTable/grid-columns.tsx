import type { GridColDef } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { MiddleText } from '../MiddleText/MiddleText.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { withClass } from '../with-class.ts'
import { RowMenu } from './RowMenu.tsx'
import type { DataTableColumn, RowAction } from './types.ts'

const Link = withClass('a', 'tm-row-link')

/**
 * The address of what a row opens, over the whole of its first cell: for a new tab, and to be copied. A plain click is the row's, and
 * keys reach the row itself, so Tab doesn't stop here again.
 */
const RowLink = ({ href, children }: { href: string; children: ReactNode }) => (
  <Link href={href} tabIndex={-1}>
    {children}
  </Link>
)

/** Pixels of what stands at the ends of a row: the grid's own box, and our menu. */
export const CHECKBOX_WIDTH = 50
export const ACTIONS_WIDTH = 48
const edge = { start: 'left', end: 'right' } as const

/** A column of ours as the grid's. `sorts`: the server orders the list. `getHref`: its cells are links. */
export const toGridColumn = <Row,>(
  column: DataTableColumn<Row>,
  sorts: boolean,
  getHref: ((row: Row) => string) | undefined,
): GridColDef => {
  const { field, header, text, cut, width, flex = 1, minWidth, align = 'start', muted, sortable, hideable = true } = column
  const render = column.render ?? (cut && ((row: Row) => <MiddleText>{text(row)}</MiddleText>))
  return {
    field,
    headerName: header,
    hideable,
    sortable: sorts && sortable === true,
    align: edge[align],
    headerAlign: edge[align],
    valueGetter: (_value: unknown, row: Row) => text(row),
    ...((render || getHref) && {
      renderCell: ({ row }: { row: Row }) => (getHref ? <RowLink href={getHref(row)}>{(render ?? text)(row)}</RowLink> : render?.(row)),
    }),
    ...(muted && { cellClassName: 'tm-muted' }),
    ...(width === undefined ? { flex, ...(minWidth !== undefined && { minWidth }) } : { width }),
  }
}

/** The menu of each row. */
export const actionsColumn = <Row,>(
  header: string,
  getName: (row: Row) => string,
  getActions: (row: Row) => readonly RowAction[],
): GridColDef => ({
  field: '__actions',
  headerName: header,
  width: ACTIONS_WIDTH,
  minWidth: ACTIONS_WIDTH,
  align: 'center',
  display: 'flex',
  sortable: false,
  resizable: false,
  hideable: false,
  disableColumnMenu: true,
  renderHeader: () => <VisuallyHidden>{header}</VisuallyHidden>,
  renderCell: ({ row, tabIndex }) => <RowMenu name={getName(row)} actions={getActions(row)} tabIndex={tabIndex} />,
})
