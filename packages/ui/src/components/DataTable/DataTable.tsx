import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { useBelow } from '../../theme/use-below.ts'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { withClass } from '../with-class.ts'
import { Cards } from './Cards.tsx'
import { CardsSkeleton } from './CardsSkeleton.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { FailureBar } from './FailureBar.tsx'
import { GridTable } from './GridTable.tsx'
import { ACTIONS_WIDTH, CHECKBOX_WIDTH } from './grid-columns.tsx'
import { Pager } from './Pager.tsx'
import { type SortChoice, SortMenu } from './SortMenu.tsx'
import { layColumns, moveField, shownFields, type TableLayout, useTableLayout, widenForContent } from './table-layouts.ts'
import type { BulkAction, DataTableColumn, DataTableSort, Density, RowAction, SelectAll } from './types.ts'
import { useWidth } from './use-width.ts'
import './DataTable.css'

const Card = withClass('div', 'tm-data-table-card')
/** While the next rows are on their way a line runs over those that are there, which stay as readable as they were. */
const Body = withClass('div', 'tm-data-table-body')

/** The line above a list: filters first, what the list itself offers at its end. */
export const TableToolbar: ComponentType<ComponentProps<'div'>> = withClass('div', 'tm-data-table-toolbar')
const Tools = withClass('span', 'tm-data-table-tools')

/** Most lists only read. */
const bulkCode = onDemand(() => import('./BulkBar.tsx'))

const PAGE_SIZES = [25, 50, 100]
const NONE: readonly never[] = []

/** What a row opens, if anything. A link without `onOpen` would lead nowhere. */
export type RowOpening<Row> =
  | {
      /** A row was clicked, or Enter pressed on it. */
      onOpen: (id: string) => void
      /** The address of the page that the row opens: its first cell, or its card, is then a link. */
      getRowHref?: ((row: Row) => string) | undefined
    }
  | { onOpen?: undefined; getRowHref?: undefined }

const countElsewhere = (selection: readonly string[], ids: readonly string[]) => {
  const here = new Set(ids)
  return selection.filter((id) => !here.has(id)).length
}

export interface DataTableBase<Row> {
  /** Names the list. */
  label: string
  /** Under which its look is kept (`TableLayoutsProvider`); without it, it begins anew with each visit. */
  name?: string | undefined
  /** Its look and how to change it, where something else keeps it. */
  layout?: TableLayout | undefined
  onLayout?: ((layout: TableLayout) => void) | undefined
  /** The rows of this page; those of the last page while the next is on its way. Absent until the first are there. */
  rows?: readonly Row[] | undefined
  getRowId: (row: Row) => string
  /** Names a row, for the words of its checkbox and its menu. */
  getRowName: (row: Row) => string
  columns: readonly DataTableColumn<Row>[]
  loading?: boolean
  /** The newest request failed. */
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  /** Counts from 1. Without `total` all rows are here, and there is no pager. */
  page?: number | undefined
  perPage?: number | undefined
  total?: number | undefined
  /** There are more than `total`: it is shown as `1,000+`. */
  isTotalAtLeast?: boolean | undefined
  perPageChoices?: readonly number[] | undefined
  onPage?: ((page: number) => void) | undefined
  /** Pointer or focus are at the button that leads to this page: the moment to fetch it. */
  onPageAhead?: ((page: number) => void) | undefined
  /** `page` then holds the row that is the first now. */
  onPerPage?: ((perPage: number, page: number) => void) | undefined
  sort?: DataTableSort | undefined
  onSort?: ((sort: DataTableSort) => void) | undefined
  /** The orders that cards offer; made of the sortable columns when absent. */
  sortChoices?: readonly SortChoice[] | undefined
  /** The ids of the selected rows, also of other pages. */
  selection?: readonly string[] | undefined
  onSelection?: ((ids: readonly string[]) => void) | undefined
  bulkActions?: readonly BulkAction[] | undefined
  /** Finds all rows that there are, on this page or another: offered where they fill more than a page. */
  findIds?: SelectAll['findIds'] | undefined
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** Stands at the beginning of the toolbar. */
  filters?: ReactNode
  /** Above the rows: what became of an action. */
  notice?: ReactNode
  /** In the place of the rows when there are none. */
  empty?: ReactNode
  /** In the place of rows and pager: the same things drawn otherwise. It says itself what is on its way, failed or empty. */
  body?: ReactNode
  /** How high rows are at first. */
  density?: Density | undefined
}

export type DataTableProps<Row> = DataTableBase<Row> & RowOpening<Row>

/** A list of an organization's things: sorted and paged by the server, MUI's DataGrid, and cards on a phone. */
export const DataTable = <Row extends object>({
  label,
  name,
  layout: givenLayout,
  onLayout,
  rows,
  getRowId,
  getRowName,
  columns,
  loading = false,
  failure,
  onRetry,
  page = 1,
  perPage = 50,
  total,
  isTotalAtLeast,
  perPageChoices = PAGE_SIZES,
  onPage,
  onPageAhead,
  onPerPage,
  sort,
  onSort,
  sortChoices,
  selection,
  onSelection,
  bulkActions = NONE,
  findIds,
  rowActions,
  onOpen,
  getRowHref,
  filters,
  notice,
  empty,
  body: otherBody,
  density: densityAtFirst = 'compact',
}: DataTableProps<Row>) => {
  const t = useTranslate()
  const narrow = useBelow('tablet')
  const [ownLayout, keepLayout] = useTableLayout(name)
  const layout = givenLayout ?? ownLayout
  const setLayout = onLayout ?? keepLayout
  const { density = densityAtFirst } = layout
  const laid = useMemo(() => layColumns(columns, layout), [columns, layout])
  const body = useRef<HTMLDivElement>(null)
  const width = useWidth(body)
  const room = width - (selection ? CHECKBOX_WIDTH : 0) - (rowActions ? ACTIONS_WIDTH : 0)
  const shown = useMemo(() => shownFields(laid, layout, room), [laid, layout, room])
  const widened = useMemo(() => widenForContent(laid, shown, rows ?? NONE, room), [laid, shown, rows, room])
  const bulk = useOnDemand(bulkCode, selection !== undefined)

  // The grid draws a row anew when a callback is another one; what it calls is always the newest.
  const latest = useRef({ getRowName, getRowHref, rowActions })
  latest.current = { getRowName, getRowHref, rowActions }
  const getName = useCallback((row: Row) => latest.current.getRowName(row), [])
  const getHref = useCallback((row: Row) => latest.current.getRowHref?.(row) ?? '', [])
  const getActions = useCallback((row: Row) => latest.current.rowActions?.(row) ?? NONE, [])

  const sorts = (): readonly SortChoice[] =>
    sortChoices ??
    columns
      .filter(({ sortable }) => sortable)
      .flatMap(({ field, header: column }) => [
        { field, direction: 'asc' as const, label: t('lists:sort_ascending', { column }) },
        { field, direction: 'desc' as const, label: t('lists:sort_descending', { column }) },
      ])

  const order = onSort && sorts().find(({ field, direction }) => field === sort?.field && direction === sort.direction)
  const kept = failure !== undefined && rows !== undefined && rows.length > 0
  const focusList = () => body.current?.querySelector('input')?.focus()

  const elsewhere = selection && rows ? countElsewhere(selection, rows.map(getRowId)) : 0

  const list = () => {
    if (otherBody) return otherBody
    const drawn = {
      label,
      rows,
      getRowId,
      getRowName: getName,
      selection,
      onSelection,
      canSelectAll: !loading && rows !== undefined && rows.length > 0,
      onOpen,
      getRowHref: getRowHref && getHref,
      rowActions: rowActions && getActions,
    }
    if (!narrow)
      return (
        <GridTable
          {...drawn}
          columns={widened}
          shown={shown}
          density={density}
          isLoading={!rows && !failure}
          sort={sort}
          onSort={onSort}
          onHide={(field) => setLayout({ ...layout, shown: { ...layout.shown, [field]: false } })}
          onMove={(field, step) => {
            const fields = laid.map((column) => column.field)
            setLayout({ ...layout, order: moveField(fields, shown, field, step) })
          }}
          onWidth={(field, width) => setLayout({ ...layout, widths: { ...layout.widths, [field]: width } })}
        />
      )
    if (rows) return rows.length > 0 && <Cards {...drawn} rows={rows} columns={columns} />
    return !failure && <CardsSkeleton />
  }

  const panel = () => {
    if (otherBody) return undefined
    if (failure && !kept) return <ErrorPanel failure={failure} onRetry={onRetry} />
    return rows?.length === 0 && (empty ?? <EmptyPanel kind="default" />)
  }

  return (
    <Card aria-busy={loading} data-bare={otherBody !== undefined}>
      {(filters || !narrow || onSort) && (
        <TableToolbar>
          {filters}
          {!otherBody && (
            <Tools>
              {!narrow && <ColumnMenu columns={laid} shown={shown} density={density} layout={layout} onLayout={setLayout} />}
              {narrow && onSort && <SortMenu choices={sorts()} sort={sort} onSort={onSort} />}
            </Tools>
          )}
        </TableToolbar>
      )}
      {notice}
      {kept && <FailureBar failure={failure} onRetry={onRetry} />}
      <VisuallyHidden role="status">{order && t('lists:sorted', { order: order.label })}</VisuallyHidden>
      <Body ref={body} data-waiting={loading && rows !== undefined}>
        {list()}
        {panel()}
      </Body>
      {selection && bulk && (
        <bulk.BulkBar
          ids={selection}
          elsewhere={elsewhere}
          actions={bulkActions}
          narrow={narrow}
          isWholePage={selection.length - elsewhere === rows?.length}
          all={
            findIds && total !== undefined && rows && rows.length < total
              ? { total, isAtLeast: isTotalAtLeast, findIds, onFound: (ids) => onSelection?.([...new Set([...selection, ...ids])]) }
              : undefined
          }
          onClear={() => onSelection?.([])}
          onFocusLost={focusList}
        />
      )}
      {!otherBody && rows && (!failure || kept) && total !== undefined && total > 0 && onPage && (
        <Pager
          page={page}
          perPage={perPage}
          total={total}
          isTotalAtLeast={isTotalAtLeast}
          perPageChoices={perPageChoices}
          onPage={onPage}
          onPageAhead={onPageAhead}
          onPerPage={narrow ? undefined : onPerPage}
        />
      )}
    </Card>
  )
}
