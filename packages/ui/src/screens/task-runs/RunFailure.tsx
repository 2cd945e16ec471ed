import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'
import type { TaskFailedView } from './view.ts'
import './RunFailure.css'

interface RunFailureProps extends Pick<TaskRunHandlers, 'onRetry' | 'onList' | 'onLeave'> {
  view: TaskFailedView
}

/** A task that can't be opened, and where else one can go: a bad link is no dead end. */
export const RunFailure = ({ view, onRetry, onList, onLeave }: RunFailureProps) => {
  const t = useTranslate()
  return (
    <div>
      <ErrorNotice failure={view} onRetry={view.retryable ? onRetry : undefined} />
      <nav className="tm-task-elsewhere">
        {onList && (
          <button className="tm-link" type="button" onClick={onList}>
            {t('task-more:records')}
          </button>
        )}
        {onLeave && (
          <button className="tm-link" type="button" onClick={onLeave}>
            {t('task-more:leave')}
          </button>
        )}
      </nav>
    </div>
  )
}
