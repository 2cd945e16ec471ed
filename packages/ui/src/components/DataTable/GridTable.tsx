import styled from '@emotion/styled'
import { DataGrid, type GridApi, type GridColDef, type GridEventListener, type GridSortModel, useGridApiRef } from '@mui/x-data-grid'
import { useEffect, useEffectEvent, useMemo } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { withMui } from '../../theme/with-mui.tsx'
import { takeClick } from '../plain-click.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { GridRow } from './GridRow.tsx'
import { GridRows, HeadSelect, RowActionsCell, RowSelect, SELECT_FIELD } from './GridRows.tsx'
import { ACTIONS_WIDTH, MIN_WIDTH, SELECT_WIDTH } from './PlainTable.tsx'
import { printAsTable } from './print-as-table.ts'
import { RowLink } from './RowLink.tsx'
import { type DataTableColumn, HEAD_HEIGHT, MANY_ROWS, ROW_HEIGHTS, type RowAction, type RowsProps } from './types.ts'
import { useFitting } from './use-fitting.ts'

const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  // Rows have their height and place from us, so that a frame of scrolling draws the new ones and moves and looks at none of the others.
  '&& .MuiDataGrid-row': { contain: 'strict', position: 'absolute' },
  '& .MuiDataGrid-virtualScrollerRenderZone': { transform: 'none !important' },
  // What the keyboard reaches stays clear of the frame's bar and the heads, which stay in view.
  '& .MuiDataGrid-cell': { scrollMarginBlock: '96px 64px' },
  '&& .MuiDataGrid-cell.tm-whole': { overflow: 'visible' },
  '& .tm-quiet': { color: 'var(--tm-ink-muted)' },
  '& .MuiDataGrid-cell.tm-tool, & .MuiDataGrid-columnHeader.tm-tool': { justifyContent: 'center', padding: 0 },
  '& .tm-tool .MuiDataGrid-columnHeaderDraggableContainer, & .tm-tool .MuiDataGrid-columnHeaderTitleContainer': {
    justifyContent: 'center',
  },
  '& .tm-tool .MuiDataGrid-columnHeaderTitleContainerContent': { flex: 1, height: '100%' },
  '& .MuiDataGrid-row[aria-selected=true]': { background: 'var(--tm-accent-wash)' },
  '&[data-open=false] .MuiDataGrid-row': { cursor: 'default' },
  '&[data-many=true]': { height: 'min(640px, 70dvh)' },
})

const slots = {
  row: GridRow,
  columnSortedAscendingIcon: () => <Icon name="up" size={14} />,
  columnSortedDescendingIcon: () => <Icon name="down" size={14} />,
}

/** Everything on one page: the server pages, or nobody does. */
const wholePage = { page: 0, pageSize: -1 }
const tool = { sortable: false, resizable: false, cellClassName: 'tm-tool', headerClassName: 'tm-tool', display: 'flex' } as const
/** Our rows have all their columns, as far as they reach. */
const EVERY_COLUMN = 100_000
/** Of the screen, px: the frame's bar, the heads, and a row at each end to go on reading from. */
const ROOM_AROUND = 160
const pages: Readonly<Record<string, 1 | -1>> = { PageDown: 1, PageUp: -1 }
/** The space bar goes on where there is nothing to select, as it does on a page. */
const onward = ({ shiftKey }: { shiftKey: boolean }) => (shiftKey ? -1 : 1)
/** Selecting is ours, over all pages. */
const never = () => false
const isTool = (field: string) => field.startsWith('__')
const edge = { start: 'left', end: 'right' } as const

const toColumn = <Row,>(column: DataTableColumn<Row>, sorts: boolean, hrefOf: ((row: Row) => string) | undefined) => {
  const { field, header, text, render, width, flex, minWidth, align = 'start', quiet, sortable } = column
  return {
    field,
    headerName: header,
    sortable: sorts && sortable === true,
    align: edge[align],
    headerAlign: edge[align],
    valueGetter: (_value: unknown, row: Row) => text(row),
    ...((render || hrefOf) && {
      renderCell: ({ row }: { row: Row }) => (hrefOf ? <RowLink href={hrefOf(row)}>{(render ?? text)(row)}</RowLink> : render?.(row)),
    }),
    ...(quiet && { cellClassName: 'tm-quiet' }),
    ...(width === undefined ? { flex: flex ?? 1, minWidth: minWidth ?? MIN_WIDTH } : { width }),
  } as GridColDef
}

export interface GridTableProps<Row> extends RowsProps<Row> {
  /** The grid has drawn its rows and can be shown. */
  onReady: (api: GridApi) => void
  /** The table has to take its place again at once. */
  onLeave: () => void
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
  getRowHref,
  rowActions,
  onWidth,
  onReady,
  onLeave,
}: GridTableProps<Row>) => {
  const t = useTranslate()
  const api = useGridApiRef()
  const ids = useMemo(() => rows.map(getRowId), [rows, getRowId])
  const selectable = selection !== undefined
  const acts = rowActions !== undefined
  const sorts = onSort !== undefined

  const definitions = useMemo(() => {
    const select: GridColDef = {
      ...tool,
      field: SELECT_FIELD,
      headerName: t('tables:select_page'),
      width: SELECT_WIDTH,
      minWidth: SELECT_WIDTH,
      renderHeader: () => <HeadSelect />,
      renderCell: ({ row, tabIndex }) => <RowSelect id={getRowId(row)} name={getRowName(row)} tabIndex={tabIndex} />,
    }
    const actions: GridColDef = {
      ...tool,
      field: '__actions',
      headerName: t('tables:actions'),
      width: ACTIONS_WIDTH,
      minWidth: ACTIONS_WIDTH,
      renderHeader: () => <VisuallyHidden>{t('tables:actions')}</VisuallyHidden>,
      renderCell: ({ row, tabIndex }) => <RowActionsCell row={row} name={getRowName(row)} tabIndex={tabIndex} />,
    }
    return [
      ...(selectable ? [select] : []),
      ...columns.map((column, index) => toColumn(column, sorts, index === 0 ? getRowHref : undefined)),
      ...(acts ? [actions] : []),
    ]
  }, [t, selectable, sorts, acts, columns, getRowName, getRowId, getRowHref])
  const fits = useFitting(api)
  const context = useMemo(
    () => ({ ids, fits, selection, onSelect, rowActions: rowActions as ((row: object) => readonly RowAction[]) | undefined }),
    [ids, fits, selection, onSelect, rowActions],
  )

  const model = useMemo<GridSortModel>(() => (sort ? [{ field: sort.field, sort: sort.direction }] : []), [sort])

  /** By a screen: of a list that is as high as its rows the grid knows no other page than the whole. */
  const turnPage = (id: string, field: string, way: 1 | -1) => {
    const step = Math.max(1, Math.floor((innerHeight - ROOM_AROUND) / ROW_HEIGHTS[density]))
    const place = Math.min(Math.max(ids.indexOf(id) + way * step, 0), ids.length - 1)
    api.current?.setCellFocus(ids[place] ?? id, field)
  }

  const pressInCell: GridEventListener<'cellKeyDown'> = ({ row, field }, event) => {
    const id = getRowId(row)
    const way = event.key === ' ' && !selection ? onward(event) : pages[event.key]
    if (way && rows.length <= MANY_ROWS) {
      event.preventDefault()
      event.defaultMuiPrevented = true
      turnPage(id, field, way)
    }
    if (isTool(field)) return
    if (event.key === 'Enter') onOpen?.(id)
    if (event.key === ' ' && selection) {
      event.preventDefault()
      event.defaultMuiPrevented = true
      onSelect([id], !selection.has(id))
    }
  }

  const click: GridEventListener<'rowClick'> = ({ row }, event) => {
    if (takeClick(event)) onOpen?.(getRowId(row))
  }

  const leave = useEffectEvent(onLeave)
  const isMany = rows.length > MANY_ROWS
  useEffect(() => {
    const stage = api.current?.rootElementRef.current?.closest('.tm-table-or-grid-stage')
    // Of more rows than the table draws the grid prints those that are in view.
    if (stage && !isMany) return printAsTable(stage, () => leave())
  }, [api, isMany])

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
    <GridRows value={context}>
      <Frame data-open={onOpen !== undefined} data-many={isMany}>
        <DataGrid
          apiRef={api}
          aria-label={label}
          rows={rows}
          columns={definitions}
          getRowId={getRowId}
          rowHeight={ROW_HEIGHTS[density]}
          columnHeaderHeight={HEAD_HEIGHT}
          slots={slots}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={model}
          onSortModelChange={([entry]) => entry?.sort && onSort?.({ field: entry.field, direction: entry.sort })}
          paginationModel={wholePage}
          hideFooter
          columnBufferPx={EVERY_COLUMN}
          disableColumnMenu
          disableColumnFilter
          disableRowSelectionOnClick
          rowSelection={false}
          isRowSelectable={never}
          onRowClick={click}
          onCellClick={({ field }, event) => isTool(field) && event.stopPropagation()}
          onCellKeyDown={pressInCell}
          onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, width)}
        />
      </Frame>
    </GridRows>
  )
}

/** The list as MUI's grid: columns that can be resized, cells reached by arrow keys, and of many rows only those in view. */
export const GridTable = withMui(Grid) as typeof Grid
