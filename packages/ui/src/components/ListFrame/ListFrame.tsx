import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import type { Entity } from '../../i18n/entity.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { useBelow } from '../../theme/use-below.ts'
import { Button } from '../Button/Button.tsx'
import { DataTable, type DataTableBase, type RowOpening } from '../DataTable/DataTable.tsx'
import { useTableLayout } from '../DataTable/table-layouts.ts'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { PlainPanel } from '../EmptyPanel/PlainPanel.tsx'
import type { ShownList } from '../ListExport/list-export.ts'
import { onDemand, useOnDemand } from '../on-demand.ts'
import type { PageAction } from '../PageHeader/ActionsMenu.tsx'
import { PageBody } from '../PageHeader/PageBody.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { withClass } from '../with-class.ts'
import { BeforeAction } from './BeforeAction.tsx'
import { Filters } from './Filters.tsx'
import { cleared, isFiltered, isPeriod, toStringValue } from './filter-values.ts'
import { PeriodChoice } from './PeriodChoice.tsx'
import { readSort } from './read-sort.ts'
import type { SavedViews } from './saved-views.ts'
import type { FilterValues, ListAction, ListFilter, ListQuery, ListView, ReadAll } from './types.ts'
import { useListActions } from './use-list-actions.ts'
import './ListFrame.css'

const Views = withClass('div', 'tm-view-bar')
const Band = withClass('div', 'tm-list-band')

const noticeCode = onDemand(() => import('./ActionNotice.tsx'), ['actions', 'failures'])

interface ListPage<Row> {
  items: readonly Row[]
  totalItems: number
  perPage: number
  isAtLeast?: boolean | undefined
}

/** A list as the server answers it, and what is asked of it. `More`: what it answers beside the rows. */
export interface ServerList<Row, More = object> {
  /** The rows to show; those of the last page while the next is on its way. */
  page?: (ListPage<Row> & More) | undefined
  loading: boolean
  failure?: Failure | undefined
  query: ListQuery
  /** The orders that the server knows, as `field_asc` and `field_desc`: what the columns of these fields can be sorted by. */
  sorts: readonly string[]
  onQueryChange: (change: Partial<ListQuery>) => void
  /** This change is likely to come next: what it would show can be fetched now. */
  onQueryAhead?: ((change: Partial<ListQuery>) => void) | undefined
  onRetry: () => void
  /** Queries of the list that people keep under names, where it has such. */
  saved?: SavedViews | undefined
  /** For "select all", which goes over pages. */
  readAll?: ReadAll<Row> | undefined
}

/** What belongs on the list: its title and text stand there while it is empty. */
export interface EmptyList {
  icon: IconName
  title: string
  text: string
  /** What to do where the search finds nothing. */
  searched?: string | undefined
  /** What to do where the filters leave nothing. */
  filtered?: string | undefined
}

interface ListFrameBase<Row>
  extends ServerList<Row>,
    Pick<DataTableBase<Row>, 'name' | 'getRowId' | 'getRowName' | 'columns' | 'sortChoices' | 'density'> {
  /** Names the page and the list. */
  title: string
  /** What the rows are, as the questions and messages of their actions count them. */
  entity?: Entity | undefined
  /** One line: what of it there is; empty while it is not known, so that its line is kept. */
  summary?: string | undefined
  /** In the place of title and summary, where the list is part of a record; null where the record's own frame is above it. */
  header?: ReactNode
  /** The first thing to do here. Absent where the person may not. On a phone its icon stands beside the menu of `more`. */
  primary?: { label: string; icon?: IconName | undefined; onSelect: () => void } | undefined
  /** Secondary actions of the page; those that go by what is seen of the list are made of it. */
  more?: readonly PageAction[] | ((shown: ShownList) => readonly PageAction[]) | undefined
  /** Between head and list, beside the list's period. */
  band?: ReactNode
  /** Absent where the list can't be searched. */
  searchLabel?: string | undefined
  filters?: readonly ListFilter[] | undefined
  rowActions?: ((row: Row) => readonly ListAction[]) | undefined
  bulkActions?: readonly ListAction[] | undefined
  empty: EmptyList
  /** How the list is shown, where that can be chosen. */
  view?: ListView<Row> | undefined
  /** The permissions that the person lacks to see the list, in words. */
  missingPermissions?: readonly string[] | undefined
}

export type ListFrameProps<Row> = ListFrameBase<Row> & RowOpening<Row>

/** A list of entities as its page gives it to its screen: rows, query, and what may be done. */
export type EntityList<Row> = ServerList<Row> &
  Pick<ListFrameBase<Row>, 'getRowId' | 'getRowName' | 'rowActions' | 'bulkActions' | 'missingPermissions'> &
  RowOpening<Row> & {
    /** Absent where the person may create none. */
    onCreate?: (() => void) | undefined
  }

const NO_FILTERS: readonly never[] = []
const NO_VALUES: FilterValues = {}

/** A page that lists records: what it is, what can be done, search, filters, rows, and what to do where there are none. */
export const ListFrame = <Row extends object>({
  title,
  entity,
  summary,
  header,
  primary,
  more,
  band,
  searchLabel,
  columns: drawn,
  filters = NO_FILTERS,
  page,
  query,
  sorts,
  onQueryChange,
  onQueryAhead,
  rowActions,
  bulkActions,
  readAll,
  empty,
  view,
  saved,
  missingPermissions,
  getRowId,
  getRowName,
  ...table
}: ListFrameProps<Row>) => {
  const t = useTranslate()
  const narrow = useBelow('tablet')
  const [layout, onLayout] = useTableLayout(table.name)
  const look = saved?.columns ?? { layout, onLayout }
  const [selection, setSelection] = useState<readonly string[]>([])
  const actions = useListActions((done) => {
    const gone = new Set(done)
    setSelection((ids) => ids.filter((id) => !gone.has(id)))
  })
  const ActionNotice = useOnDemand(noticeCode, actions.running !== undefined || actions.outcome !== undefined)?.ActionNotice
  // A selected row of another page is still called by its name.
  const names = useRef(new Map<string, string>())
  const learn = (rows: readonly Row[]) =>
    rows.map((row) => {
      const id = getRowId(row)
      names.current.set(id, getRowName(row))
      return id
    })
  learn(page?.items ?? NO_FILTERS)

  const sort = useMemo(() => readSort(query.sort), [query.sort])
  const columns = useMemo(
    () => drawn.map((column) => ({ sortable: ['asc', 'desc'].every((way) => sorts.includes(`${column.field}_${way}`)), ...column })),
    [drawn, sorts],
  )
  const isSortable = columns.some(({ sortable }) => sortable)
  const values = query.filters ?? NO_VALUES
  const isChosen = isFiltered(filters, values)
  const periods = filters.filter(isPeriod)
  const toAction = (action: ListAction) => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    disabled: action.disabled === true || actions.running !== undefined,
    hint: action.hint,
    destructive: action.tone === 'danger',
  })

  const create = (variant: 'contained' | 'outlined') =>
    primary && (
      <Button variant={variant} onClick={primary.onSelect} startIcon={primary.icon && <Icon name={primary.icon} />}>
        {primary.label}
      </Button>
    )
  /** Two buttons leave a phone's title too little room for a long word. */
  const first =
    narrow && (more ?? view) && primary?.icon ? (
      <Button variant="contained" aria-label={primary.label} title={primary.label} onClick={primary.onSelect}>
        <Icon name={primary.icon} />
      </Button>
    ) : (
      create('contained')
    )
  const withView = (shown: ListView<Row>) => (
    <>
      <PeriodChoice {...shown} />
      {first}
    </>
  )
  const actionsOf = (row: Row) =>
    rowActions?.(row).map((action) => ({ ...toAction(action), onSelect: () => actions.start(action, [getRowId(row)]) })) ?? []
  const body = view?.body
  const onSelect = bulkActions?.[0] && setSelection
  const running = actions.running && { action: actions.running.action.id, ids: actions.running.ids }
  const nothing =
    isChosen || query.search !== '' ? (
      <PlainPanel
        icon="search"
        title={t(isChosen ? 'lists:none_filtered.title' : 'lists:none.title')}
        text={isChosen ? (empty.filtered ?? t('lists:none_filtered.text')) : (empty.searched ?? t('lists:none.text'))}
        actions={
          <Button onClick={() => onQueryChange({ search: '', filters: cleared(filters, values), page: 1 })}>
            {t(!isChosen ? 'lists:search_clear' : query.search === '' ? 'lists:filter.clear' : 'lists:filter.clear_all')}
          </Button>
        }
      />
    ) : (
      <PlainPanel icon={empty.icon} title={empty.title} text={empty.text} actions={create('outlined')} />
    )
  const hasBand = band !== undefined || periods.length > 0
  // The head of a record has its distance below it, and so has a band.
  const Body = header === undefined && !hasBand ? PageBody : Fragment

  return (
    <>
      {header === undefined ? (
        <PageHeader
          title={title}
          summary={summary}
          actions={view ? withView(view) : first}
          more={typeof more === 'function' ? more({ columns, selection, ...look }) : more}
          tabs={
            saved &&
            !missingPermissions && (
              <Views>{saved.bar?.({ filters, values, onFilters: (next) => onQueryChange({ filters: next, page: 1 }) })}</Views>
            )
          }
        />
      ) : (
        header
      )}
      {missingPermissions ? (
        <EmptyPanel kind="no_permission" missing={missingPermissions} />
      ) : (
        <>
          {hasBand && (
            <Band>
              {band}
              {periods.map(({ field, label, options }) => (
                <PeriodChoice
                  key={field}
                  label={label}
                  options={options}
                  value={toStringValue(values[field])}
                  onChange={(value) => onQueryChange({ filters: { ...values, [field]: value }, page: 1 })}
                />
              ))}
            </Band>
          )}
          <Body>
            <DataTable
              {...table}
              {...look}
              columns={columns}
              label={title}
              getRowId={getRowId}
              getRowName={getRowName}
              rows={page?.items}
              page={query.page}
              perPage={page?.perPage}
              total={page?.totalItems}
              isTotalAtLeast={page?.isAtLeast}
              onPage={(next) => onQueryChange({ page: next })}
              onPageAhead={(next) => onQueryAhead?.({ page: next })}
              onPerPage={(perPage, kept) => onQueryChange({ perPage, page: kept })}
              sort={sort}
              onSort={isSortable ? ({ field, direction }) => onQueryChange({ sort: `${field}_${direction}`, page: 1 }) : undefined}
              filters={
                <Filters
                  searchLabel={searchLabel}
                  search={query.search}
                  filters={filters}
                  values={values}
                  missing={saved?.missing}
                  onChange={(change) => onQueryChange({ ...change, page: 1 })}
                />
              }
              notice={
                ActionNotice && (
                  <ActionNotice
                    running={actions.running}
                    outcome={actions.outcome}
                    entity={entity}
                    getName={(id) => names.current.get(id) ?? id}
                    onStop={actions.stop}
                    onRetry={actions.retry}
                    onDismiss={actions.dismiss}
                  />
                )
              }
              empty={nothing}
              {...(bulkActions?.[0] && { selection, onSelection: setSelection })}
              bulkActions={bulkActions
                ?.filter(({ changes }) => !changes || selection.some(changes))
                .map((action) => ({ ...toAction(action), onSelect: (ids) => actions.start(action, ids) }))}
              findIds={readAll && (async (watch) => learn(await readAll(watch)))}
              rowActions={rowActions && actionsOf}
              body={body && <>{body({ selection, onSelection: onSelect, rowActions: actionsOf, running })}</>}
            />
          </Body>
        </>
      )}
      <BeforeAction {...actions} entity={entity} />
    </>
  )
}
