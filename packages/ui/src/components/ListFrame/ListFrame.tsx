import { Fragment, type ReactNode, useMemo, useRef, useState } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { Icon, type IconName } from '../../icons/Icon.tsx'
import { Button } from '../Button/Button.tsx'
import { ConfirmDialog } from '../ConfirmDialog/ConfirmDialog.tsx'
import { DataTable, type DataTableBase, type RowOpening } from '../DataTable/DataTable.tsx'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { PlainPanel } from '../EmptyPanel/PlainPanel.tsx'
import type { PageAction } from '../PageHeader/ActionsMenu.tsx'
import { Below } from '../PageHeader/Below.ts'
import { PageHeader } from '../PageHeader/PageHeader.tsx'
import { ActionNotice } from './ActionNotice.tsx'
import { Filters } from './Filters.tsx'
import type { FilterValues, ListAction, ListFilter, ListQuery } from './types.ts'
import { useListActions } from './use-list-actions.ts'

/** A list as the server answers it, and what is asked of it. */
export interface ServerList<Row> {
  /** The rows to show; those of the last page while the next is on its way. */
  page?: { items: readonly Row[]; totalItems: number; perPage: number; isAtLeast?: boolean | undefined } | undefined
  loading: boolean
  failure?: Failure | undefined
  query: ListQuery
  onQueryChange: (change: Partial<ListQuery>) => void
  /** This change is likely to come next: what it would show can be fetched now. */
  onQueryAhead?: ((change: Partial<ListQuery>) => void) | undefined
  onRetry: () => void
}

/** What belongs on the list: its title and text stand there while it is empty. */
export interface EmptyList {
  icon: IconName
  title: string
  text: string
}

interface ListFrameBase<Row>
  extends ServerList<Row>,
    Pick<DataTableBase<Row>, 'name' | 'getRowId' | 'getRowName' | 'columns' | 'sortChoices' | 'density'> {
  /** Names the page and the list. */
  title: string
  /** One line: what of it there is; empty while it is not known, so that its line is kept. */
  summary?: string | undefined
  /** In the place of title and summary, where the list is part of a record. */
  header?: ReactNode
  /** The first thing to do here. Absent where the person may not. */
  primary?: { label: string; icon?: IconName | undefined; onSelect: () => void } | undefined
  /** Secondary actions of the page. */
  more?: readonly PageAction[] | undefined
  /** Between head and list. */
  band?: ReactNode
  /** Absent where the list can't be searched. */
  searchLabel?: string | undefined
  filters?: readonly ListFilter[] | undefined
  rowActions?: ((row: Row) => readonly ListAction[]) | undefined
  bulkActions?: readonly ListAction[] | undefined
  /** The ids of all rows that search and filters find, for "select all". Never rejects: without an answer nothing more is selected. */
  findAllIds?: (() => Promise<readonly string[]>) | undefined
  empty: EmptyList
  /** The permissions that the person lacks to see the list, in words. */
  missingPermissions?: readonly string[] | undefined
}

export type ListFrameProps<Row> = ListFrameBase<Row> & RowOpening<Row>

/** A list of entities as its page gives it to its screen: rows, query, and what may be done. */
export type EntityList<Row> = ServerList<Row> &
  Pick<ListFrameBase<Row>, 'getRowId' | 'getRowName' | 'rowActions' | 'bulkActions' | 'findAllIds' | 'missingPermissions'> &
  RowOpening<Row> & {
    /** Absent where the person may create none. */
    onCreate?: (() => void) | undefined
  }

const NO_FILTERS: readonly never[] = []
const NO_VALUES: FilterValues = {}

/** A page that lists records: what it is, what can be done, search, filters, rows, and what to do where there are none. */
export const ListFrame = <Row extends object>({
  title,
  summary,
  header,
  primary,
  more,
  band,
  searchLabel,
  filters = NO_FILTERS,
  page,
  query,
  onQueryChange,
  onQueryAhead,
  rowActions,
  bulkActions,
  findAllIds,
  empty,
  missingPermissions,
  getRowId,
  getRowName,
  ...table
}: ListFrameProps<Row>) => {
  const t = useTranslate()
  const [selection, setSelection] = useState<readonly string[]>([])
  const actions = useListActions((done) => {
    const gone = new Set(done)
    setSelection((ids) => ids.filter((id) => !gone.has(id)))
  })
  // A selected row of another page is still called by its name.
  const names = useRef(new Map<string, string>())
  for (const row of page?.items ?? NO_FILTERS) names.current.set(getRowId(row), getRowName(row))

  const sort = useMemo(() => {
    const [field = '', direction] = query.sort.split('_')
    return { field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) }
  }, [query.sort])
  const isSortable = table.columns.some(({ sortable }) => sortable)
  const values = query.filters ?? NO_VALUES
  const isNarrowed = query.search !== '' || Object.values(values).some((value) => value !== undefined)
  const toAction = (action: ListAction) => ({
    id: action.id,
    label: action.label,
    icon: action.icon,
    disabled: action.disabled === true || actions.running !== undefined,
    grave: action.tone === 'danger',
  })

  const create = (variant: 'contained' | 'outlined') =>
    primary && (
      <Button variant={variant} onClick={primary.onSelect} startIcon={primary.icon && <Icon name={primary.icon} />}>
        {primary.label}
      </Button>
    )
  const nothing = isNarrowed ? (
    <PlainPanel
      icon="search"
      title={t('lists:none.title')}
      text={t('lists:none.text')}
      actions={<Button onClick={() => onQueryChange({ search: '', filters: {}, page: 1 })}>{t('lists:filter.clear')}</Button>}
    />
  ) : (
    <PlainPanel {...empty} actions={create('outlined')} />
  )
  const { asked } = actions
  // The head of a record has its distance below it.
  const Body = header === undefined ? Below : Fragment

  return (
    <>
      {header ?? <PageHeader title={title} summary={summary} actions={create('contained')} more={more} />}
      {missingPermissions ? (
        <EmptyPanel kind="no_permission" missing={missingPermissions} />
      ) : (
        <>
          {band}
          <Body>
            <DataTable
              {...table}
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
                  onChange={(change) => onQueryChange({ ...change, page: 1 })}
                />
              }
              notice={
                <ActionNotice
                  running={actions.running}
                  outcome={actions.outcome}
                  nameOf={(id) => names.current.get(id) ?? id}
                  onRetry={actions.retry}
                  onDismiss={actions.dismiss}
                />
              }
              empty={nothing}
              {...(bulkActions && { selection, onSelection: setSelection })}
              bulkActions={bulkActions?.map((action) => ({ ...toAction(action), onSelect: (ids) => actions.start(action, ids) }))}
              onSelectAll={findAllIds && (async () => setSelection(await findAllIds()))}
              rowActions={
                rowActions &&
                ((row) =>
                  rowActions(row).map((action) => ({ ...toAction(action), onSelect: () => actions.start(action, [getRowId(row)]) })))
              }
            />
          </Body>
        </>
      )}
      <ConfirmDialog
        open={asked !== undefined}
        tone={asked?.action.tone ?? 'plain'}
        {...(asked?.action.confirm?.title !== undefined && { title: asked.action.confirm.title })}
        {...(asked?.action.confirm?.text !== undefined && { text: asked.action.confirm.text })}
        confirmLabel={asked?.action.confirm?.label ?? asked?.action.label ?? ''}
        onConfirm={actions.confirm}
        onClose={actions.cancel}
      />
    </>
  )
}
