import type { OwnInteraction } from '@tracemark/api/schemas'
import { useFormat, useTranslate } from '../../../i18n/context.ts'
import { Icon } from '../../../icons/Icon.tsx'
import '../DeviceRunsScreen.css'
import '../../../field/screen.css'

const signs = { received: 'eye', needs_changes: 'undo', approved: 'verified', rejected: 'close' } as const

export interface OwnInteractionsProps {
  /** Newest first. */
  interactions: readonly OwnInteraction[]
  onCorrect: (id: string) => void
}

/** What a worker has sent: how it stands in its review, and the way to correct its answers. */
export const OwnInteractions = ({ interactions, onCorrect }: OwnInteractionsProps) => {
  const t = useTranslate()
  const format = useFormat()
  return (
    <div className="tm tm-task">
      <section className="tm-task-column">
        <header className="tm-task-head">
          <h2>{t('guided-tasks:sent')}</h2>
        </header>
        <div className="tm-device-runs-body">
          <ul className="tm-records">
            {interactions.map(({ _id, task, thing, item, recordDate, review, reviewReason, correction, correctUntil }) => (
              <li key={_id} className="tm-record">
                <p className="tm-record-of">
                  <span>{[thing.name, item?.name].filter(Boolean).join(', ')}</span>
                  <time dateTime={recordDate}>{format.recent(recordDate)}</time>
                </p>
                <h3>{task.name}</h3>
                {review && (
                  <p className="tm-record-state">
                    <Icon name={signs[review]} size={20} />
                    <strong>{t(`interactions:review.${review}`)}</strong>
                  </p>
                )}
                {reviewReason !== undefined && review !== 'approved' && <p className="tm-record-why">{reviewReason}</p>}
                {correction === 'open' && (
                  <>
                    {review !== 'needs_changes' && correctUntil !== undefined && (
                      <p>{t('guided-tasks:correct_until', { date: format.dateTime(correctUntil) })}</p>
                    )}
                    <div className="tm-record-actions">
                      <button className="tm-link" type="button" onClick={() => onCorrect(_id)}>
                        {t('interactions:answers.correct')}
                      </button>
                    </div>
                  </>
                )}
              </li>
            ))}
          </ul>
        </div>
      </section>
    </div>
  )
}
