import { Button } from '../../field/Button/Button.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'
import type { TaskDoneView } from './view.ts'
import './AutoClose.css'

/** Is read out at the beginning by what contains it, and once more shortly before the end: not every second. */
const LAST_CALL = 5

interface AutoCloseProps extends Pick<TaskRunHandlers, 'onStay' | 'onClose'> {
  closing: NonNullable<TaskDoneView['closing']>
  /** The seconds that the task asks for. */
  whole: number
}

/** A result that closes by itself after a time: the time that is left, and a way to stop it. */
export const AutoClose = ({ closing, whole, onStay, onClose }: AutoCloseProps) => {
  const t = useTranslate()
  if (closing === 'closed') return <p className="tm-close">{t('task-more:close.over')}</p>
  const count = closing === 'held' ? undefined : closing
  return (
    <div className="tm-close">
      {count === undefined ? (
        <p role="status">{t('task-more:close.paused')}</p>
      ) : (
        <>
          <p role="timer">{t('task-more:close.in', { count })}</p>
          <span className="tm-close-line" aria-hidden="true">
            <span style={{ inlineSize: `${(100 * count) / Math.max(whole, count)}%` }} />
          </span>
          <span className="tm-visually-hidden" role="status">
            {(count === whole || count === LAST_CALL) && t('task-more:close.in', { count })}
          </span>
        </>
      )}
      <div className="tm-close-ways">
        {count !== undefined && <Button onClick={onStay}>{t('task-more:close.stay')}</Button>}
        <Button onClick={onClose}>{t('task-more:close.now')}</Button>
      </div>
    </div>
  )
}
