import { type ComponentProps, type ComponentType, type ReactNode, useCallback, useMemo, useRef } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { useBelow } from '../../theme/use-below.ts'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { onDemand, useOnDemand } from '../on-demand.ts'
import { part } from '../part.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import { Cards } from './Cards.tsx'
import { ColumnMenu } from './ColumnMenu.tsx'
import { FailureBar } from './FailureBar.tsx'
import { Pager } from './Pager.tsx'
import { type SortChoice, SortMenu } from './SortMenu.tsx'
import { TableOrGrid } from './TableOrGrid.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'
import { layColumns, useTableLayout } from './table-layouts.ts'
import type { BulkAction, DataTableColumn, DataTableSort, Density, RowAction } from './types.ts'

const Card = part('div', 'tm-data-table-card')
/** While the next rows are on their way a line runs over those that are there, which stay as readable as they were. */
const Body = part('div', 'tm-data-table-body')

/** The line above a list: filters first, what the list itself offers at its end. */
export const TableToolbar: ComponentType<ComponentProps<'div'>> = part('div', 'tm-data-table-toolbar')
const Tools = part('span', 'tm-data-table-tools')

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

export interface DataTableBase<Row> {
  /** Names the list. */
  label: string
  /** Under which its look is kept (`TableLayoutsProvider`); without it, it begins anew with each visit. */
  name?: string | undefined
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
  rowActions?: ((row: Row) => readonly RowAction[]) | undefined
  /** Stands at the beginning of the toolbar. */
  filters?: ReactNode
  /** In the place of the rows when there are none. */
  empty?: ReactNode
  /** How high rows are at first. */
  density?: Density | undefined
}

export type DataTableProps<Row> = DataTableBase<Row> & RowOpening<Row>

/** A list of an organization's things: sorted and paged by the server, a table with room, cards on a phone. */
export const DataTable = <Row extends object>({
  label,
  name,
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
  rowActions,
  onOpen,
  getRowHref,
  filters,
  empty,
  density: densityAtFirst = 'compact',
}: DataTableProps<Row>) => {
  const t = useTranslate()
  const narrow = useBelow('tablet')
  const [layout, setLayout] = useTableLayout(name)
  const { density = densityAtFirst } = layout
  const visible = useMemo(() => layColumns(columns, layout), [columns, layout])
  const bulk = useOnDemand(bulkCode, selection !== undefined)
  const selected = useMemo(() => selection && new Set(selection), [selection])

  // Rows keep the callbacks of their first drawing; what they call is always the newest.
  const latest = useRef({ selection, onSelection, onOpen, getRowName, getRowHref })
  latest.current = { selection, onSelection, onOpen, getRowName, getRowHref }
  const select = useCallback((ids: readonly string[], on: boolean) => {
    const others = (latest.current.selection ?? []).filter((id) => !ids.includes(id))
    latest.current.onSelection?.(on ? [...others, ...ids] : others)
  }, [])
  const open = useCallback((id: string) => latest.current.onOpen?.(id), [])
  const nameOf = useCallback((row: Row) => latest.current.getRowName(row), [])
  const hrefOf = useCallback((row: Row) => latest.current.getRowHref?.(row) ?? '', [])

  const sorts = (): readonly SortChoice[] =>
    sortChoices ??
    columns
      .filter(({ sortable }) => sortable)
      .flatMap(({ field, header: column }) => [
        { field, direction: 'asc' as const, label: t('tables:sort_ascending', { column }) },
        { field, direction: 'desc' as const, label: t('tables:sort_descending', { column }) },
      ])

  const order = onSort && sorts().find(({ field, direction }) => field === sort?.field && direction === sort.direction)
  const kept = failure !== undefined && rows !== undefined && rows.length > 0
  const body = useRef<HTMLDivElement>(null)
  const focusList = () => body.current?.querySelector('input')?.focus()

  const list = () => {
    if (failure && !kept) return <ErrorPanel failure={failure} onRetry={onRetry} />
    if (!rows) return <TableSkeleton />
    if (rows.length === 0) return empty ?? <EmptyPanel kind="default" />
    const shown = {
      label,
      rows,
      getRowId,
      getRowName: nameOf,
      columns: narrow ? columns : visible,
      density,
      sort,
      onSort,
      selection: selected,
      onSelect: select,
      onOpen: onOpen && open,
      getRowHref: getRowHref && hrefOf,
      rowActions,
      onWidth: (field: string, width: number) => setLayout({ ...layout, widths: { ...layout.widths, [field]: width } }),
    }
    return narrow ? <Cards {...shown} /> : <TableOrGrid {...shown} />
  }

  return (
    <Card aria-busy={loading}>
      {(filters || !narrow || onSort) && (
        <TableToolbar>
          {filters}
          <Tools>
            {!narrow && <ColumnMenu columns={columns} visible={visible} density={density} layout={layout} onLayout={setLayout} />}
            {narrow && onSort && <SortMenu choices={sorts()} sort={sort} onSort={onSort} />}
          </Tools>
        </TableToolbar>
      )}
      {kept && <FailureBar failure={failure} onRetry={onRetry} />}
      <VisuallyHidden role="status">{order && t('tables:sorted', { order: order.label })}</VisuallyHidden>
      <Body ref={body} data-waiting={loading && rows !== undefined}>
        {list()}
      </Body>
      {selection && bulk && (
        <bulk.BulkBar
          ids={selection}
          elsewhere={rows ? selection.length - rows.filter((row) => selected?.has(getRowId(row))).length : 0}
          actions={bulkActions}
          narrow={narrow}
          onClear={() => onSelection?.([])}
          onFocusLost={focusList}
        />
      )}
      {rows && (!failure || kept) && total !== undefined && total > 0 && onPage && (
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
