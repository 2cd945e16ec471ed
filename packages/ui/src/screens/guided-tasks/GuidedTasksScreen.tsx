import type { ReactNode } from 'react'
import { Button } from '../../field/Button/Button.tsx'
import { ClockBanner } from '../../field/ClockBanner/ClockBanner.tsx'
import { ConnectionBanner } from '../../field/ConnectionBanner/ConnectionBanner.tsx'
import { ErrorNotice } from '../../field/ErrorNotice/ErrorNotice.tsx'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { CameraSource } from '../../scanning/camera.ts'
import { ChoosePlace } from './ChoosePlace.tsx'
import { ChooseUnit } from './ChooseUnit.tsx'
import { PlaceHead } from './PlaceHead.tsx'
import { RunFrame } from './RunFrame.tsx'
import { Summary } from './Summary.tsx'
import { TaskChoice } from './TaskChoice.tsx'
import type { GuidedHandlers, GuidedView } from './view.ts'
import './GuidedTasksScreen.css'
import '../../field/screen.css'

export interface GuidedTasksScreenProps extends GuidedHandlers {
  view: GuidedView
  offline?: boolean
  /** There is a network, but the server does not answer, and is asked again by itself. */
  away?: boolean
  /** By how many milliseconds the device's clock is ahead, where that has to be said. */
  clockAhead?: number | undefined
  /** What this device keeps takes this many bytes. */
  bytes?: number | undefined
  /** How many records wait on this device. */
  waiting?: number
  /** Tasks of the place, by their ids, that this device has unfinished answers to. */
  unfinished?: ReadonlySet<string> | undefined
  /** The record that was saved on this device has arrived since. */
  isReceived?: boolean
  /** Stands above every step but an open run, which brings its own: what waits on this device. */
  above?: ReactNode
  /** The task that is run; it brings its own banner and line of what waits. */
  run?: ReactNode
  /** The device's camera when absent. */
  source?: CameraSource | undefined
}

const noTasks: ReadonlySet<string> = new Set()

/** Tasks of an asset or unit, one after another, at a phone's size first. The field tier alone. */
export const GuidedTasksScreen = ({
  view,
  offline = false,
  away = false,
  clockAhead,
  bytes,
  waiting = 0,
  unfinished = noTasks,
  isReceived = false,
  above,
  run,
  source,
  ...handlers
}: GuidedTasksScreenProps) => {
  const t = useTranslate()
  const { onRetry, onChoose } = handlers
  const isKept = ('source' in view && view.source === 'kept') || (view.kind === 'choosing' && view.list.source === 'kept')
  // Whatever is not on this device would fail.
  const isApart = offline || away || isKept
  // An open run says it itself, and takes the whole height.
  const isRun = view.kind === 'running' && view.failure === undefined && view.outcome !== 'saved'
  return (
    <div className="tm tm-task tm-guided" data-step={view.kind}>
      {!isRun && <ConnectionBanner offline={offline} away={away} note={isKept ? t('guided-tasks:kept') : undefined} />}
      {!isRun && !offline && !away && clockAhead !== undefined && <ClockBanner ahead={clockAhead} />}
      {!isRun && above}
      <article className="tm-task-column">
        {view.kind === 'loading' && (
          <div className="tm-task-middle">
            <Spinner label={t('names:catalogue.guided_tasks')} />
          </div>
        )}
        {view.kind === 'failed' && (
          <div className="tm-task-middle tm-guided-stop">
            <ErrorNotice failure={view.failure} onRetry={view.isRefused ? undefined : onRetry} />
            {view.isRefused === false && <p>{t('session:away.retrying')}</p>}
            {view.isPlace && (
              <Button kind={view.isRefused ? 'primary' : 'secondary'} onClick={onChoose}>
                {t('guided-tasks:other_place')}
              </Button>
            )}
          </div>
        )}
        {view.kind === 'unread' && (
          <PlaceHead title={t('guided-tasks:first_title')}>
            <p className="tm-task-description">{t('guided-tasks:first_text')}</p>
          </PlaceHead>
        )}
        {view.kind === 'choosing' && <ChoosePlace view={view} offline={isApart} bytes={bytes} source={source} {...handlers} />}
        {view.kind === 'choosingUnit' && <ChooseUnit key={view.thing.id} view={view} offline={isApart} source={source} {...handlers} />}
        {view.kind === 'listing' && <TaskChoice view={view} offline={isApart} unfinished={unfinished} {...handlers} />}
        {view.kind === 'running' && (
          <RunFrame key={view.task.id} view={view} offline={offline} isReceived={isReceived} run={run} {...handlers} />
        )}
        {view.kind === 'finished' && <Summary view={view} waiting={waiting} unfinished={unfinished} {...handlers} />}
      </article>
    </div>
  )
}
