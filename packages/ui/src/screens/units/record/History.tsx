import type { Interaction } from '@tracemark/api/schemas'
import { Button } from '../../../components/Button/Button.tsx'
import { Card } from '../../../components/Card/Card.tsx'
import { takeClick } from '../../../components/plain-click.ts'
import { Timeline } from '../../../components/Timeline/Timeline.tsx'
import type { Failure } from '../../../errors/error-code.ts'
import { useTranslate } from '../../../i18n/context.ts'

/** As many as are read at a glance; the list has all. */
const SHOWN = 6

export interface HistoryProps {
  /** The latest of the unit, the newest first; undefined while they are loaded. */
  records: readonly Interaction[] | undefined
  /** How many there are in all; undefined while they are counted. */
  total?: number | undefined
  /** Why they could not be loaded, which the page says where their map would be. */
  failure?: Failure | undefined
  onRetry?: (() => void) | undefined
  getHref: (id: string) => string
  /** Of all of them. */
  allHref: string
  onOpen: (href: string) => void
}

/** What was last recorded of a unit. */
export const History = ({ records, failure, getHref, allHref, onOpen }: HistoryProps) => {
  const t = useTranslate()
  return (
    <Card title={t('unit-page:history')} aria-busy={records === undefined && failure === undefined}>
      {records?.length === 0 && <p>{t('unit-page:history_empty')}</p>}
      {records && records.length > 0 && (
        <>
          <Timeline
            onNavigate={onOpen}
            events={records.slice(0, SHOWN).map(({ _id, task, reportedDate, classification, createdBy }) => ({
              id: _id,
              name: task.name,
              at: reportedDate,
              tone: classification,
              note: createdBy?.name,
              href: getHref(_id),
            }))}
          />
          <div>
            <Button href={allHref} onClick={(event) => takeClick(event) && onOpen(allHref)}>
              {t('unit-page:records')}
            </Button>
          </div>
        </>
      )}
    </Card>
  )
}
