import type { GridColDef } from '@mui/x-data-grid'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { RowLink } from './RowLink.tsx'
import { RowMenu } from './RowMenu.tsx'
import type { DataTableColumn, RowAction } from './types.ts'

const MIN_WIDTH = 100
const ACTIONS_WIDTH = 48
const edge = { start: 'left', end: 'right' } as const

/** A column of ours as the grid's. `sorts`: the server orders the list. `hrefOf`: its cells are links. */
export const toGridColumn = <Row,>(
  column: DataTableColumn<Row>,
  sorts: boolean,
  hrefOf: ((row: Row) => string) | undefined,
): GridColDef => {
  const { field, header, text, render, width, flex = 1, minWidth = MIN_WIDTH, align = 'start', quiet, sortable, hideable = true } = column
  return {
    field,
    headerName: header,
    hideable,
    sortable: sorts && sortable === true,
    align: edge[align],
    headerAlign: edge[align],
    valueGetter: (_value: unknown, row: Row) => text(row),
    ...((render || hrefOf) && {
      renderCell: ({ row }: { row: Row }) => (hrefOf ? <RowLink href={hrefOf(row)}>{(render ?? text)(row)}</RowLink> : render?.(row)),
    }),
    ...(quiet && { cellClassName: 'tm-quiet' }),
    ...(width === undefined ? { flex, minWidth } : { width }),
  }
}

/** The menu of each row. */
export const actionsColumn = <Row,>(
  header: string,
  nameOf: (row: Row) => string,
  actionsOf: (row: Row) => readonly RowAction[],
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
  renderCell: ({ row, tabIndex }) => <RowMenu name={nameOf(row)} actions={actionsOf(row)} tabIndex={tabIndex} />,
})
