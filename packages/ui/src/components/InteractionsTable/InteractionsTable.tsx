import { styled, useTheme } from '@mui/material/styles'
import useMediaQuery from '@mui/material/useMediaQuery'
import type { InteractionPage } from '@tracemark/api/schemas'
import { type ReactNode, useState } from 'react'
import type { Failure } from '../../errors/error-code.ts'
import { EmptyPanel } from '../EmptyPanel/EmptyPanel.tsx'
import { ErrorPanel } from '../ErrorPanel/ErrorPanel.tsx'
import { FilterBar } from '../FilterBar/FilterBar.tsx'
import { type InteractionsQueryValues, isFiltered, type QueryChange } from '../FilterBar/query.ts'
import { ColumnMenu } from './ColumnMenu.tsx'
import { columnFields, hiddenAtFirst } from './columns.tsx'
import { InteractionCards } from './InteractionCards.tsx'
import { InteractionsGrid } from './InteractionsGrid.tsx'
import { Pager } from './Pager.tsx'
import { TableSkeleton } from './TableSkeleton.tsx'

const Card = styled('div')({
  overflow: 'hidden',
  border: '1px solid var(--tm-line)',
  borderRadius: 'var(--tm-radius-m)',
  background: 'var(--tm-paper-raised)',
  boxShadow: 'var(--tm-shadow-1)',
})
const Body = styled('div')({ borderTop: '1px solid var(--tm-line)' })

export interface InteractionsTableProps {
  /** The rows to show; those of the last page while the next is on its way. */
  page?: InteractionPage | undefined
  loading: boolean
  /** The newest request failed. */
  failure?: Failure | undefined
  query: InteractionsQueryValues
  tasks: readonly { id: string; name: string }[]
  onQueryChange: (change: QueryChange) => void
  onRetry: () => void
  onOpen?: ((id: string) => void) | undefined
  /** What the empty list offers as the next step. */
  emptyAction?: ReactNode
}

/** Filters, list and pages of the interactions in one card. Sorting and paging happen on the server. */
export const InteractionsTable = ({
  page,
  loading,
  failure,
  query,
  tasks,
  onQueryChange,
  onRetry,
  onOpen,
  emptyAction,
}: InteractionsTableProps) => {
  const theme = useTheme()
  const narrow = useMediaQuery(theme.breakpoints.down('md'), { noSsr: true })
  const [columns, setColumns] = useState(() => columnFields.filter((field) => !hiddenAtFirst.includes(field)))

  const list = () => {
    if (failure) return <ErrorPanel failure={failure} onRetry={onRetry} />
    if (!page) return <TableSkeleton />
    if (page.items.length === 0)
      return <EmptyPanel kind={isFiltered(query) ? 'interactions_filtered' : 'interactions'} actions={emptyAction} />
    if (narrow) return <InteractionCards rows={page.items} onOpen={onOpen} />
    return (
      <InteractionsGrid
        rows={page.items}
        loading={loading}
        sort={query.sort}
        columns={columns}
        onSort={(sort) => onQueryChange({ sort, page: 1 })}
        onOpen={onOpen}
      />
    )
  }

  return (
    <Card aria-busy={loading}>
      <FilterBar
        query={query}
        tasks={tasks}
        onQueryChange={onQueryChange}
        sortable={narrow}
        end={narrow ? undefined : <ColumnMenu columns={columns} onColumns={(next) => setColumns([...next])} />}
      />
      <Body>{list()}</Body>
      {page && !failure && page.totalItems > 0 && (
        <Pager page={query.page} perPage={page.perPage} total={page.totalItems} onPage={(next) => onQueryChange({ page: next })} />
      )}
    </Card>
  )
}
