import { type ReactNode, useMemo } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { useTranslate } from '../../i18n/context.ts'
import { DataTable, type DataTableBase, type RowOpening } from '../DataTable/DataTable.tsx'
import { PlainPanel } from '../EmptyPanel/PlainPanel.tsx'
import { SearchBox } from '../FilterBar/SearchBox.tsx'

/** What of a list is shown. `sort` is `field_asc` or `field_desc`. */
export interface ListQuery {
  /** Counts from 1. */
  page: number
  perPage: number
  sort: string
  search: string
}

export interface ServerList<Row> {
  /** The rows to show; those of the last page while the next is on its way. */
  page?: { items: readonly Row[]; totalItems: number; perPage: number } | undefined
  loading: boolean
  failure?: Failure | undefined
  query: ListQuery
  onQueryChange: (change: Partial<ListQuery>) => void
  onRetry: () => void
}

interface SearchedTableBase<Row>
  extends ServerList<Row>,
    Pick<DataTableBase<Row>, 'name' | 'label' | 'getRowId' | 'getRowName' | 'columns'> {
  searchLabel: string
  /** What stands there while nothing was made yet. */
  empty: ReactNode
}

type SearchedTableProps<Row> = SearchedTableBase<Row> & RowOpening<Row>

/** A list that the server searches, sorts and pages, and that is searched by words alone. */
export const SearchedTable = <Row extends object>({
  page,
  query,
  searchLabel,
  empty,
  onQueryChange,
  ...table
}: SearchedTableProps<Row>) => {
  const t = useTranslate()
  const sort = useMemo(() => {
    const [field = '', direction] = query.sort.split('_')
    return { field, direction: direction === 'desc' ? ('desc' as const) : ('asc' as const) }
  }, [query.sort])
  return (
    <DataTable
      {...table}
      rows={page?.items}
      page={query.page}
      perPage={page?.perPage}
      total={page?.totalItems}
      onPage={(next) => onQueryChange({ page: next })}
      onPerPage={(perPage, kept) => onQueryChange({ perPage, page: kept })}
      sort={sort}
      onSort={({ field, direction }) => onQueryChange({ sort: `${field}_${direction}`, page: 1 })}
      filters={<SearchBox label={searchLabel} value={query.search} onSearch={(search) => onQueryChange({ search, page: 1 })} />}
      empty={query.search === '' ? empty : <PlainPanel icon="search" title={t('lists:none.title')} text={t('lists:none.text')} />}
    />
  )
}
