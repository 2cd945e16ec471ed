import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { showFromTop } from '../../field/show-from-top.ts'
import { useFormat, useTranslate } from '../../i18n/context.ts'
import { Icon } from '../../icons/Icon.tsx'
import type { GuidedHandlers, RunningView } from './view.ts'
import '../../field/seal.css'
import '../../field/result.css'
import '../../field/Progress/Progress.css'

interface RunFrameProps extends Pick<GuidedHandlers, 'onNext' | 'onSkip' | 'onStop' | 'onRetry' | 'onCorrect'> {
  view: RunningView
  offline: boolean
  /** What was saved has arrived. */
  isReceived: boolean
  /** The run itself, once it can be opened. */
  run: ReactNode
}

/** A run that waits on this device, until it has arrived; the page has let go of it, and it is sent when there is a network. */
const Saved = ({ view: { task, place }, isReceived }: Pick<RunFrameProps, 'view' | 'isReceived'>) => {
  const t = useTranslate()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => showFromTop(title.current), [])
  return (
    <div className="tm-task-result tm-guided-saved">
      <span className="tm-task-seal">
        <Icon name={isReceived ? 'verified' : 'archive'} size={36} />
      </span>
      <p>{[place.thing.name, place.item?.name, task.name].filter(Boolean).join(', ')}</p>
      <h1 ref={title} tabIndex={-1}>
        {t(isReceived ? 'device-runs:state.received' : 'device-runs:saved_title')}
      </h1>
      <p role="status">{t(isReceived ? 'task-more:received' : 'device-runs:saved_text')}</p>
    </div>
  )
}

const Closed = ({
  view: { failure, isRefused, next },
  offline,
  onRetry,
  onSkip,
}: Pick<RunFrameProps, 'view' | 'offline' | 'onRetry' | 'onSkip'>) => {
  const t = useTranslate()
  if (!failure) return null
  if (!offline || failure.code !== 'network_unreachable') {
    return (
      <div className="tm-task-middle tm-guided-stop">
        <ErrorNotice failure={failure} onRetry={isRefused ? undefined : onRetry} />
        {isRefused && (
          <Button kind="primary" onClick={onSkip}>
            {next ? t('guided-tasks:next', { task: next.name }) : t('guided-tasks:finish')}
          </Button>
        )}
      </div>
    )
  }
  return (
    <div className="tm-task-middle">
      <div className="tm-error" role="alert">
        <span className="tm-error-sign">
          <Icon name="offline" size={28} />
        </span>
        <h1>{t('guided-tasks:unready_title')}</h1>
        <p>{t('guided-tasks:unready_text')}</p>
      </div>
    </div>
  )
}

/** Around a run: how far the round is, ways out of it, and what comes next. */
export const RunFrame = ({ view, offline, isReceived, run, onNext, onSkip, onStop, onRetry, onCorrect }: RunFrameProps) => {
  const t = useTranslate()
  const format = useFormat()
  const id = useId()
  const { position, tasks, outcomes, next, outcome, failure } = view
  const counts = { position: format.number(position), total: format.number(tasks.length) }
  return (
    <>
      <div className="tm-guided-bar">
        <div className="tm-progress">
          <label htmlFor={id}>{t('guided-tasks:position', counts)}</label>
          <progress id={id} value={tasks.filter((task) => outcomes[task.id]).length} max={tasks.length} />
        </div>
        {outcome === undefined && (
          <button className="tm-link" type="button" onClick={onSkip}>
            {t('guided-tasks:skip')}
          </button>
        )}
        <button className="tm-link" type="button" onClick={onStop}>
          {t('guided-tasks:stop')}
        </button>
      </div>
      {outcome === 'saved' && <Saved view={view} isReceived={isReceived} />}
      {outcome !== 'saved' &&
        (failure ? <Closed view={view} offline={offline} onRetry={onRetry} onSkip={onSkip} /> : <div className="tm-guided-run">{run}</div>)}
      {outcome !== undefined && (
        <div className="tm-task-bottom tm-guided-ways">
          <Button kind="primary" wide onClick={onNext}>
            {next ? t('guided-tasks:next', { task: next.name }) : t('guided-tasks:finish')}
          </Button>
          {outcome === 'recorded' && onCorrect && (
            <Button wide onClick={onCorrect}>
              {t('interactions:answers.correct')}
            </Button>
          )}
        </div>
      )}
    </>
  )
}
