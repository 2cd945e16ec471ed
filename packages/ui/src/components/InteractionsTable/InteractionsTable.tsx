import { type Interaction, type InteractionPage, interactionSorts } from '@tracemark/api/schemas'
import { useMemo } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { DataTable, type RowOpening } from '../DataTable/DataTable.tsx'
import type { DataTableSort } from '../DataTable/types.ts'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { type InteractionSort, type InteractionsQueryValues, isFiltered, type QueryChange } from '../FilterBar/query.ts'
import { createColumns } from './columns.tsx'

export interface InteractionsTableBase {
  /** The rows to show; those of the last page while the next is on its way. */
  page?: InteractionPage | undefined
  loading: boolean
  /** The newest request failed. */
  failure?: Failure | undefined
  query: InteractionsQueryValues
  tasks: readonly { id: string; name: string }[]
  onQueryChange: (change: QueryChange) => void
  /** This change is likely to come next. */
  onQueryAhead?: ((change: QueryChange) => void) | undefined
  onRetry: () => void
}

/** What a row opens, if anything: an address alone would be a link that leads nowhere. */
export type InteractionOpening =
  | {
      onOpen: (id: string) => void
      /** The address of an interaction's own page. */
      hrefOf?: ((id: string) => string) | undefined
    }
  | { onOpen?: undefined; hrefOf?: undefined }

export type InteractionsTableProps = InteractionsTableBase & InteractionOpening

const readSort = (sort: InteractionSort): DataTableSort => {
  const [field = '', direction] = sort.split('_')
  return { field, direction: direction === 'asc' ? 'asc' : 'desc' }
}
const writeSort = ({ field, direction }: DataTableSort) => interactionSorts.find((sort) => sort === `${field}_${direction}`)

const idOf = (row: Interaction) => row._id
const nameOf = (row: Interaction) => row.thing.name

/** What leads on: fewer filters, other words, or the first record. */
const emptyOf = (query: InteractionsQueryValues) => {
  if (isFiltered({ ...query, search: '' })) return 'interactions_filtered'
  return query.search === '' ? 'interactions' : 'interactions_searched'
}

/** Filters, list and pages of the interactions in one card. Sorting and paging happen on the server. */
export const InteractionsTable = ({
  page,
  loading,
  failure,
  query,
  tasks,
  onQueryChange,
  onQueryAhead,
  onRetry,
  onOpen,
  hrefOf,
}: InteractionsTableProps) => {
  const t = useTranslate()
  const format = useFormat()
  const columns = useMemo(() => createColumns(t, format), [t, format])
  const sort = useMemo(() => readSort(query.sort), [query.sort])
  const opening: RowOpening<Interaction> = onOpen ? { onOpen, getRowHref: hrefOf && ((row) => hrefOf(row._id)) } : {}
  return (
    <DataTable
      name="interactions"
      label={t('interactions:table')}
      rows={page?.items}
      getRowId={idOf}
      getRowName={nameOf}
      columns={columns}
      loading={loading}
      failure={failure}
      onRetry={onRetry}
      page={query.page}
      perPage={page?.perPage}
      total={page?.totalItems}
      isTotalAtLeast={page?.isAtLeast}
      onPage={(next) => onQueryChange({ page: next })}
      onPageAhead={(next) => onQueryAhead?.({ page: next })}
      onPerPage={(perPage, kept) => onQueryChange({ perPage, page: kept })}
      sort={sort}
      sortChoices={interactionSorts.map((choice) => ({ ...readSort(choice), label: t(`interactions:sort.${choice}`) }))}
      onSort={(asked) => onQueryChange({ sort: writeSort(asked) ?? query.sort, page: 1 })}
      {...opening}
      filters={<FilterBar query={query} tasks={tasks} onQueryChange={onQueryChange} />}
      empty={<EmptyPanel kind={emptyOf(query)} />}
    />
  )
}
