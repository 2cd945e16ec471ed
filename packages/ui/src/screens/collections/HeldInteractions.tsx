import type { Interaction } from '@tracemark/api/schemas'
import { Button } from '../../components/Button/Button.tsx'
import { Pager } from '../../components/DataTable/Pager.tsx'
import { ErrorPanel } from '../../components/ErrorPanel/ErrorPanel.tsx'
import { FieldGroup } from '../../components/FormFrame/FieldGroup.tsx'
import type { ServerList } from '../../components/ListFrame/ListFrame.tsx'
import { takeClick } from '../../components/plain-click.ts'
import { Timeline } from '../../components/Timeline/Timeline.tsx'
import { useFormat, useTranslate } from '../../i18n/context.ts'

export interface HeldInteractionsProps extends Pick<ServerList<Interaction>, 'page' | 'failure' | 'query' | 'onQueryChange' | 'onRetry'> {
  getHref: (id: string) => string
  /** Of the list of interactions, narrowed to the collection. */
  allHref: string
  onOpen: (href: string) => void
}

/** What a collection holds now, a few at a time. */
export const HeldInteractions = ({ page, failure, query, onQueryChange, onRetry, getHref, allHref, onOpen }: HeldInteractionsProps) => {
  const t = useTranslate()
  const format = useFormat()
  const total = page && format.number(page.totalItems) + (page.isAtLeast ? '+' : '')
  return (
    <FieldGroup title={total === undefined ? t('names:interactions.title') : t('collections:held', { shown: total })}>
      {failure ? <ErrorPanel failure={failure} onRetry={onRetry} /> : null}
      {page?.items.length === 0 && <p>{t('collections:held.none')}</p>}
      {page && page.items.length > 0 && (
        <Timeline
          onNavigate={onOpen}
          events={page.items.map(({ _id, task, thing, reportedDate, classification }) => ({
            id: _id,
            name: task.name,
            at: reportedDate,
            tone: classification,
            note: thing.name,
            href: getHref(_id),
          }))}
        />
      )}
      {page && page.totalItems > page.perPage && (
        <Pager
          page={query.page}
          perPage={page.perPage}
          total={page.totalItems}
          isTotalAtLeast={page.isAtLeast}
          perPageChoices={[]}
          onPage={(next) => onQueryChange({ page: next })}
        />
      )}
      <div>
        <Button
          href={allHref}
          onClick={(event) => {
            if (takeClick(event)) onOpen(allHref)
          }}
        >
          {t('collections:show')}
        </Button>
      </div>
    </FieldGroup>
  )
}
