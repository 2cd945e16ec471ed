import type { ReactNode } from 'react'
import { Spinner } from '../../field/Spinner/Spinner.tsx'
import { useTranslate } from '../../i18n/context.ts'
import type { TaskRunHandlers } from './handlers.ts'
import { LatePart, LateParts } from './LatePart.tsx'
import { TaskForm } from './TaskForm.tsx'
import type { TaskRunView } from './view.ts'
import './TaskRunScreen.css'
import '../../field/screen.css'

export interface TaskRunScreenProps extends TaskRunHandlers {
  view: TaskRunView
  offline?: boolean
  /** There is a network, but the server does not answer. */
  away?: boolean
  /** By how many milliseconds the device's clock is ahead, where it is wrong enough to say so. */
  clockAhead?: number | undefined
  /** The run follows another page: its heading takes the focus. */
  takesFocus?: boolean
  /** What waits on this device. */
  waiting?: ReactNode
  /** What is wrong with this device's storage. */
  trouble?: ReactNode
}

/** A task run from opening to result (specification 1, sections 2 and 4). The field tier alone: it runs in widgets too. */
export const TaskRunScreen = ({
  view,
  offline = false,
  away = false,
  clockAhead,
  takesFocus = false,
  waiting,
  trouble,
  ...handlers
}: TaskRunScreenProps) => {
  const t = useTranslate()
  const loading = (
    <div className="tm-task-middle">
      <Spinner label={t('task-run:loading')} />
    </div>
  )
  const isForm = view.kind === 'form'
  // One bar: without a connection the clock matters less.
  const banner =
    offline || away ? (
      <LatePart>{({ RunConnection }) => <RunConnection offline={offline} away={away} isForm={isForm} />}</LatePart>
    ) : (
      clockAhead !== undefined && <LatePart>{({ ClockBanner }) => <ClockBanner ahead={clockAhead} />}</LatePart>
    )
  return (
    <LateParts isShown={view.kind !== 'loading'}>
      <div className="tm tm-task" part="frame">
        {!isForm && banner}
        {!isForm && waiting}
        {view.kind === 'loading' && loading}
        {view.kind === 'failed' && (
          <div className="tm-task-middle">
            <LatePart>{({ RunFailure }) => <RunFailure view={view} {...handlers} />}</LatePart>
          </div>
        )}
        {isForm && <TaskForm view={view} takesFocus={takesFocus} banner={banner} waiting={waiting} trouble={trouble} {...handlers} />}
        {view.kind === 'page' && (
          <LatePart waiting={loading}>{({ FormPage }) => <FormPage view={view} takesFocus={takesFocus} {...handlers} />}</LatePart>
        )}
        {view.kind === 'invitation' && (
          <LatePart waiting={loading}>{({ Invitation }) => <Invitation view={view} takesFocus={takesFocus} {...handlers} />}</LatePart>
        )}
        {view.kind === 'done' && <LatePart waiting={loading}>{({ TaskResult }) => <TaskResult view={view} {...handlers} />}</LatePart>}
      </div>
    </LateParts>
  )
}
