import type { InteractionPage } from '@tracemark/api/schemas'
import type { ReactNode } from 'react'
import { ClassificationBar } from '../../components/ClassificationBar/ClassificationBar.tsx'
import { type InteractionsQueryValues, isFiltered, type QueryChange } from '../../components/FilterBar/query.ts'
import { RangeChoice } from '../../components/FilterBar/RangeChoice.tsx'
import { type InteractionOpening, InteractionsTable } from '../../components/InteractionsTable/InteractionsTable.tsx'
import { PageHeader } from '../../components/PageHeader/PageHeader.tsx'
import { part } from '../../components/part.ts'
import type { Failure } from '../../errors/error-code.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'

const Band = part('div', 'tm-interactions-screen-band')
/** Keeps the room of what comes later. */
const Actions = part('div', 'tm-interactions-screen-actions')

interface InteractionsScreenBase {
  /** The rows to show; those of the last page while the next is on its way. */
  page?: InteractionPage | undefined
  loading: boolean
  failure?: Failure | undefined
  query: InteractionsQueryValues
  /** The organization's tasks, to filter by. */
  tasks: readonly { id: string; name: string }[]
  onQueryChange: (change: QueryChange) => void
  /** This change is likely to come next: what it would show can be fetched now. */
  onQueryAhead?: ((change: QueryChange) => void) | undefined
  onRetry: () => void
  /** `InteractionsActions`: at the end of the head, where they may come later than the rows. */
  actions?: ReactNode
}

export type InteractionsScreenProps = InteractionsScreenBase & InteractionOpening

/** The organization's interactions: how they divide, and one by one (specification 1, section 2). */
export const InteractionsScreen = ({ actions, ...table }: InteractionsScreenProps) => {
  const t = useTranslate()
  const format = useFormat()
  const { page, query, onQueryChange } = table
  const counted = isFiltered(query) ? 'found' : query.range
  const total = page?.totalItems ?? 0
  const shown = format.number(total) + (page?.isAtLeast ? '+' : '')
  return (
    <>
      <PageHeader
        title={t('interactions:title')}
        summary={page ? t(`interactions:summary.${counted}`, { count: total, shown }) : ''}
        actions={<Actions>{actions}</Actions>}
      />
      <Band>
        <ClassificationBar counts={page?.classifications} />
        <RangeChoice range={query.range} onRange={(range) => onQueryChange({ range, page: 1 })} />
      </Band>
      <InteractionsTable {...table} />
    </>
  )
}
