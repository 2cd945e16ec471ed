import styled from '@emotion/styled'
import { DataGrid, type GridApi, type GridColDef, type GridSortModel, useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { withMui } from '../../theme/with-mui.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { ACTIONS_WIDTH, MIN_WIDTH, SELECT_WIDTH } from './PlainTable.tsx'
import { RowMenu } from './RowMenu.tsx'
import { SelectBox } from './SelectBox.tsx'
import { type DataTableColumn, HEAD_HEIGHT, MANY_ROWS, ROW_HEIGHTS, type RowsProps } from './types.ts'

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '& .tm-quiet': { color: 'var(--tm-ink-muted)' },
  '& .tm-tool': { display: 'grid', placeItems: 'center', padding: 0 },
  '& .tm-selected': { background: 'var(--tm-accent-wash)' },
  '&[data-open=false] .MuiDataGrid-row': { cursor: 'default' },
  '&[data-many=true]': { height: 'min(640px, 70dvh)' },
})

const slots = {
  columnSortedAscendingIcon: () => <Icon name="up" size={14} />,
  columnSortedDescendingIcon: () => <Icon name="down" size={14} />,
}

/** Everything on one page: the server pages, or nobody does. */
const wholePage = { page: 0, pageSize: -1 }
const tool = { sortable: false, resizable: false, cellClassName: 'tm-tool', headerClassName: 'tm-tool', display: 'flex' } as const
const edge = { start: 'left', end: 'right' } as const

const toColumn = <Row,>({ field, header, text, render, width, flex, minWidth, align = 'start', quiet, sortable }: DataTableColumn<Row>) =>
  ({
    field,
    headerName: header,
    sortable: sortable === true,
    align: edge[align],
    headerAlign: edge[align],
    valueGetter: (_value: unknown, row: Row) => text(row),
    ...(render && { renderCell: ({ row }: { row: Row }) => render(row) }),
    ...(quiet && { cellClassName: 'tm-quiet' }),
    ...(width === undefined ? { flex: flex ?? 1, minWidth: minWidth ?? MIN_WIDTH } : { width }),
  }) as GridColDef

export interface GridTableProps<Row> extends RowsProps<Row> {
  /** The grid has drawn its rows and can be shown. */
  onReady: (api: GridApi) => void
}

const Grid = <Row extends object>({
  label,
  rows,
  getRowId,
  getRowName,
  columns,
  density,
  sort,
  onSort,
  selection,
  onSelect,
  onOpen,
  rowActions,
  onReady,
}: GridTableProps<Row>) => {
  const t = useTranslate()
  const api = useGridApiRef()
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])

  const definitions = useMemo(() => {
    const chosen = selection ? ids.filter((id) => selection.has(id)).length : 0
    const select: GridColDef = {
      ...tool,
      field: '__select',
      headerName: t('tables:select_page'),
      width: SELECT_WIDTH,
      minWidth: SELECT_WIDTH,
      renderHeader: () => (
        <SelectBox
          label={t('tables:select_page')}
          checked={chosen > 0 && chosen === ids.length}
          partly={chosen > 0 && chosen < ids.length}
          onChange={(checked) => onSelect(ids, checked)}
        />
      ),
      renderCell: ({ row, tabIndex }) => (
        <SelectBox
          label={t('tables:select_row', { name: getRowName(row) })}
          checked={selection?.has(getRowId(row)) === true}
          tabIndex={tabIndex}
          onChange={(checked) => onSelect([getRowId(row)], checked)}
        />
      ),
    }
    const actions: GridColDef = {
      ...tool,
      field: '__actions',
      headerName: t('tables:actions'),
      width: ACTIONS_WIDTH,
      minWidth: ACTIONS_WIDTH,
      renderHeader: () => <VisuallyHidden>{t('tables:actions')}</VisuallyHidden>,
      renderCell: ({ row, tabIndex }) => <RowMenu name={getRowName(row)} actions={rowActions?.(row) ?? []} tabIndex={tabIndex} />,
    }
    return [...(selection ? [select] : []), ...columns.map(toColumn), ...(rowActions ? [actions] : [])]
  }, [t, ids, selection, columns, rowActions, getRowName, getRowId, onSelect])

  const model = useMemo<GridSortModel>(() => (sort ? [{ field: sort.field, sort: sort.direction }] : []), [sort])

  const ready = useEffectEvent(() => api.current && onReady(api.current))
  useEffect(() => {
    let frame = 0
    const look = () => {
      if (api.current?.rootElementRef?.current?.querySelector('.MuiDataGrid-row')) ready()
      else frame = requestAnimationFrame(look)
    }
    frame = requestAnimationFrame(look)
    return () => cancelAnimationFrame(frame)
  }, [api])

  return (
    <Frame data-open={onOpen !== undefined} data-many={rows.length > MANY_ROWS}>
      <DataGrid
        apiRef={api}
        aria-label={label}
        rows={rows}
        columns={definitions}
        getRowId={getRowId}
        getRowClassName={({ row }) => (selection?.has(getRowId(row as Row)) ? 'tm-selected' : '')}
        rowHeight={ROW_HEIGHTS[density]}
        columnHeaderHeight={HEAD_HEIGHT}
        slots={slots}
        sortingMode="server"
        sortingOrder={['asc', 'desc']}
        sortModel={model}
        onSortModelChange={([entry]) => entry?.sort && onSort?.({ field: entry.field, direction: entry.sort })}
        paginationModel={wholePage}
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableRowSelectionOnClick
        rowSelection={false}
        onRowClick={({ row }) => onOpen?.(getRowId(row))}
        onCellKeyDown={({ row, field }, event) => {
          if (event.key === 'Enter' && !field.startsWith('__')) onOpen?.(getRowId(row))
        }}
      />
    </Frame>
  )
}

/** The list as MUI's grid: columns that can be resized, cells reached by arrow keys, and of many rows only those in view. */
export const GridTable = withMui(Grid) as typeof Grid
