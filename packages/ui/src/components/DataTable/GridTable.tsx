import styled from '@emotion/styled'
import {
  DataGrid,
  type DataGridProps,
  type GridRowCheckboxProps,
  type GridRowSelectionModel,
  type GridSortModel,
  useGridApiContext,
  useGridApiRef,
  useGridRootProps,
} from '@mui/x-data-grid'
import { type CSSProperties, type FocusEvent, useContext, useLayoutEffect, useMemo, useRef } from 'react'
import { useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import { withMui } from '../../theme/with-mui.tsx'
import { takeClick } from '../plain-click.ts'
import { GridSkeleton } from './GridSkeleton.tsx'
import { ACTIONS_WIDTH, actionsColumn, CHECKBOX_WIDTH, toGridColumn } from './grid-columns.tsx'
import { GridParts } from './grid-context.ts'
import { HeadMenu } from './HeadMenu.tsx'
import type { DataTableSort, Density, RowsProps } from './types.ts'
import { useGridTexts } from './use-grid-texts.ts'
import './GridTable.css'

/** Pixels. */
const ROW_HEIGHTS: Record<Density, number> = { compact: 36, roomy: 48 }
const HEAD_HEIGHT = 36
/** Above this many rows the grid has a height of its own and draws those in view. */
const MANY_ROWS = 100
/** Pixels: lists have a dozen columns at most, and paper shows all of them. */
const EVERY_COLUMN = 100_000

/** As high as its rows. */
const Frame = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  minHeight: 0,
  '&[data-many=true]': { height: 'min(640px, 70dvh)' },
  '&[data-open=false] .MuiDataGrid-row': { cursor: 'default' },
  // What the keyboard reaches stays clear of the frame's bar and the heads, which stay in view.
  '& .MuiDataGrid-cell': { scrollMarginBlock: '96px 64px' },
  '& .tm-muted': { color: 'var(--tm-ink-muted)' },
})

const RowCheckbox = ({ rowId, slotProps, ...props }: GridRowCheckboxProps) => {
  const t = useTranslate()
  const api = useGridApiContext()
  const { slots } = useGridRootProps()
  const { getName } = useContext(GridParts)
  const row = api.current.getRow<object>(rowId)
  const label = row ? t('lists:select_row', { name: getName(row) }) : undefined
  return <slots.baseCheckbox {...props} slotProps={{ ...slotProps, htmlInput: { ...slotProps?.htmlInput, 'aria-label': label } }} />
}

const slots: DataGridProps['slots'] = {
  columnMenu: HeadMenu,
  rowCheckbox: RowCheckbox,
  // What is said of no rows stands below the grid, where it has the height that it needs.
  noRowsOverlay: () => null,
  columnMenuIcon: () => <Icon name="more" />,
  columnMenuHideIcon: () => <Icon name="eye_off" />,
  columnMenuSortAscendingIcon: () => <Icon name="arrow_up" />,
  columnMenuSortDescendingIcon: () => <Icon name="arrow_down" />,
  columnSortedAscendingIcon: () => <Icon name="up" size={14} />,
  columnSortedDescendingIcon: () => <Icon name="down" size={14} />,
  columnUnsortedIcon: null,
}

/** The rows' own checkboxes bring theirs. */
const noSelectAll: DataGridProps['slotProps'] = { baseCheckbox: { disabled: true } }

const NONE: readonly never[] = []
/** Everything on one page: the server pages, or nobody does. */
const wholePage = { page: 0, pageSize: -1 }

export interface GridTableProps<Row> extends RowsProps<Row> {
  density: Density
  sort?: DataTableSort | undefined
  onSort?: ((sort: DataTableSort) => void) | undefined
  /** The fields of the columns that are seen. */
  shown: ReadonlySet<string>
  /** A column was hidden from its own menu. */
  onHide: (field: string) => void
  onMove: (field: string, step: 1 | -1) => void
  /** A column was made so wide, in pixels. */
  onWidth: (field: string, width: number) => void
  /** The first rows are on their way. */
  isLoading: boolean
}

const Grid = <Row extends object>({
  label,
  rows = NONE,
  getRowId,
  getRowName,
  columns,
  density,
  sort,
  onSort,
  selection,
  onSelection,
  canSelectAll,
  onOpen,
  getRowHref,
  rowActions,
  shown,
  onHide,
  onMove,
  onWidth,
}: Omit<GridTableProps<Row>, 'isLoading'>) => {
  const t = useTranslate()
  const localeText = useGridTexts()
  const sorts = onSort !== undefined
  const definitions = useMemo(() => {
    const first = columns.find(({ field }) => shown.has(field))
    return [
      ...columns.map((column) => toGridColumn(column, sorts, column === first ? getRowHref : undefined)),
      ...(rowActions ? [actionsColumn(t('lists:actions'), getRowName, rowActions)] : []),
    ]
  }, [t, sorts, columns, shown, getRowName, getRowHref, rowActions])
  const visibility = useMemo(() => Object.fromEntries(columns.map(({ field }) => [field, shown.has(field)])), [columns, shown])
  const sortModel = useMemo<GridSortModel>(() => (sort ? [{ field: sort.field, sort: sort.direction }] : []), [sort])
  const selected = useMemo<GridRowSelectionModel>(() => ({ type: 'include', ids: new Set(selection) }), [selection])
  const api = useGridApiRef()
  // The grid takes over what is selected only after it was drawn: a box that was pressed would be drawn without its mark first.
  useLayoutEffect(() => api.current?.setRowSelectionModel(selected), [api, selected])
  const parts = useMemo(() => ({ getName: getRowName as (row: object) => string, move: onMove }), [getRowName, onMove])

  const height = ROW_HEIGHTS[density]
  const style = {
    '--tm-list-rows': `${rows.length * height}px`,
    // What is said of no rows stands below.
    '--DataGrid-overlayHeight': '0px',
  } as CSSProperties
  const byKey = useRef(false)
  // The grid scrolls itself, not the page. What is pressed is in view already.
  const bringIntoView = ({ target }: FocusEvent) => {
    // Once the grid has done so: it would take the page back.
    if (byKey.current) requestAnimationFrame(() => target.closest('[data-field]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' }))
  }

  return (
    <GridParts value={parts}>
      <Frame
        className="tm-grid-frame"
        style={style}
        data-open={onOpen !== undefined}
        data-many={rows.length > MANY_ROWS}
        onFocus={bringIntoView}
        onKeyDownCapture={() => {
          byKey.current = true
        }}
        onPointerDownCapture={() => {
          byKey.current = false
        }}
      >
        <DataGrid
          apiRef={api}
          aria-label={label}
          rows={rows}
          columns={definitions}
          getRowId={getRowId}
          slots={slots}
          slotProps={canSelectAll ? undefined : noSelectAll}
          localeText={localeText}
          rowHeight={height}
          columnHeaderHeight={HEAD_HEIGHT}
          columnBufferPx={EVERY_COLUMN}
          columnVisibilityModel={visibility}
          onColumnVisibilityModelChange={(model) => {
            for (const { field } of columns) if (shown.has(field) && model[field] === false) onHide(field)
          }}
          onColumnWidthChange={({ colDef, width }) => onWidth(colDef.field, width)}
          sortingMode="server"
          sortingOrder={['asc', 'desc']}
          sortModel={sortModel}
          onSortModelChange={([entry]) => entry?.sort && onSort?.({ field: entry.field, direction: entry.sort })}
          filterMode="server"
          disableColumnFilter
          paginationModel={wholePage}
          hideFooter
          rowSelection={selection !== undefined}
          checkboxSelection={selection !== undefined}
          disableRowSelectionOnClick
          disableRowSelectionExcludeModel
          keepNonExistentRowsSelected
          rowSelectionModel={selected}
          onRowSelectionModelChange={({ ids }) => onSelection?.([...ids].map(String))}
          onRowClick={({ id }, event) => {
            if (takeClick(event)) onOpen?.(String(id))
          }}
          onCellClick={({ field }, event) => field === '__actions' && event.stopPropagation()}
          onCellKeyDown={({ id, field }, event) => {
            // A link in it is clicked by the same key.
            if (event.key === 'Enter' && event.target === event.currentTarget && !field.startsWith('__')) onOpen?.(String(id))
          }}
        />
      </Frame>
    </GridParts>
  )
}

const Table = <Row extends object>({ isLoading, ...grid }: GridTableProps<Row>) =>
  isLoading ? (
    <GridSkeleton
      columns={grid.columns.filter(({ field }) => grid.shown.has(field))}
      headHeight={HEAD_HEIGHT}
      rowHeight={ROW_HEIGHTS[grid.density]}
      before={grid.selection ? CHECKBOX_WIDTH : 0}
      after={grid.rowActions ? ACTIONS_WIDTH : 0}
    />
  ) : (
    <Grid {...grid} />
  )

/** The list as MUI's DataGrid. Sorted and paged by the server. */
export const GridTable = withMui(Table) as typeof Table
