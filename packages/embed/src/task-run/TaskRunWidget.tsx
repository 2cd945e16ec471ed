import { serverClock } from '@tracemark/api/clock'
import { serverPresence } from '@tracemark/api/presence'
import type { Answers } from '@tracemark/api/schemas'
import type { EarlyRun } from '@tracemark/state-machines/early-run'
import type { TaskRunEmitted, TaskRunEvent, TaskRunView } from '@tracemark/state-machines/task-run'
import { type TaskRunHandlers, TaskRunScreen } from '@tracemark/ui/screens/task-runs'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { beginRun } from './begin-run.ts'
import { useDeviceParts } from './use-device-parts.ts'
import { withPictures } from './with-pictures.ts'

export interface TaskRunWidgetProps {
  /** The execution token of a task link. For another token mount another widget (`key`). */
  token: string
  /** The run that this page showed before it was loaded again. */
  runId?: string | undefined
  /** What the run begins with. What was entered before stays, where this run was kept. */
  answers?: Answers | undefined
  /** One of several pages: it takes the focus, and its result offers no other run, as what comes next is decided around it. */
  isOnce?: boolean
  /** Origin of the API; '' is the page's own. */
  api: string
  /** Gives the run of this link that the page has begun already, once. */
  takeEarly?: ((api: string, token: string) => EarlyRun | undefined) | undefined
  /** Leaves a task that can't be opened. */
  onLeave?: (() => void) | undefined
  /** Hears what is drawn; of nothing, that the run has ended. */
  onView?: ((view?: TaskRunView) => void) | undefined
  /** Hears that a submission lacks answers. */
  onIncomplete?: (() => void) | undefined
  /** Hears what happens to the run, in the order of LIFECYCLE.md. */
  onEvent?: (event: TaskRunEmitted) => void
}

const LOADING: TaskRunView = { kind: 'loading', offline: false }

/** Milliseconds in which the answer to a call that left with the code is most often there: what says to wait would cost a frame before it. */
const SOON_MS = 100

const PAGE_EVENTS = { loaded: 'PAGE_LOADED', opened: 'PAGE_OPENED', failed: 'PAGE_FAILED' } as const

const toPageEvent = (said: Parameters<TaskRunHandlers['onPage']>[0]): TaskRunEvent => {
  if (said.type === 'completed') return { type: 'PAGE_COMPLETED', answers: said.answers }
  return { type: PAGE_EVENTS[said.type] }
}

/** What a worker does, as events of the run. */
const handlersFor = (send: (event: TaskRunEvent) => void): TaskRunHandlers & { onAgain: () => void } => ({
  onAnswer: (widgetId, value) => send({ type: 'ANSWER', widgetId, value }),
  onSubmit: () => send({ type: 'SUBMIT' }),
  onAttach: (widgetId, files) => send({ type: 'ATTACH', widgetId, files }),
  onPlace: (place) => send({ type: 'PLACE', place }),
  onPage: (said) => send(toPageEvent(said)),
  onCancel: () => send({ type: 'CANCEL' }),
  onClassify: (elementId) => send({ type: 'CLASSIFY', elementId }),
  onStay: () => send({ type: 'STAY' }),
  onClose: () => send({ type: 'CLOSE' }),
  onRetry: () => send({ type: 'RETRY' }),
  onAgain: () => send({ type: 'AGAIN' }),
})

/** The value of a store as it changes. The widgets' React has no `useSyncExternalStore`. */
const useStore = <Value,>(subscribe: (listener: () => void) => () => void, get: () => Value): Value => {
  const [value, setValue] = useState(get)
  useEffect(() => {
    const read = () => setValue(get)
    read()
    return subscribe(read)
  }, [subscribe, get])
  return value
}

/** A task run as one component: the custom element mounts it, and so does the portal's route. */
export const TaskRunWidget = ({
  token,
  runId,
  answers,
  isOnce = false,
  api,
  takeEarly,
  onLeave,
  onEvent,
  onView,
  onIncomplete,
}: TaskRunWidgetProps) => {
  const [drawn, setView] = useState<TaskRunView | undefined>(takeEarly ? undefined : LOADING)
  const [showsList, setShowsList] = useState(false)
  const { offline, ...view } = drawn ?? LOADING
  const parts = useDeviceParts(view.kind !== 'loading')
  const clockAhead = useStore(serverClock.subscribe, serverClock.wrongBy)
  const connection = { offline, away: useStore(serverPresence.subscribe, serverPresence.isAway) }
  const run = useRef<ReturnType<typeof beginRun>>(undefined)
  const handlers = useMemo(() => handlersFor((event) => run.current?.send(event)), [])
  const hear = useRef(onEvent)
  hear.current = onEvent

  const given = useRef(answers)
  const take = useRef(takeEarly)

  useLayoutEffect(() => {
    run.current = beginRun({
      ...{ token, runId, answers: given.current, api },
      early: take.current?.(api, token),
      show: (next) => setView(withPictures(next, api)),
      hear: (event) => hear.current?.(event),
    })
    const { end } = run.current
    const late = setTimeout(() => setView((shown) => shown ?? LOADING), SOON_MS)
    return () => {
      clearTimeout(late)
      end()
      onView?.()
    }
  }, [token, runId, api, onView])

  useEffect(() => {
    if (drawn) onView?.(drawn)
  }, [drawn, onView])

  if (!drawn) return null

  if (parts && showsList) return <parts.List {...connection} onBack={() => setShowsList(false)} />
  if (view.kind === 'saved') {
    if (!parts) return <TaskRunScreen view={{ kind: 'loading' }} {...handlers} />
    return <parts.Saved view={view} {...connection} onAgain={handlers.onAgain} onList={() => setShowsList(true)} />
  }
  return (
    <TaskRunScreen
      view={view}
      {...connection}
      clockAhead={clockAhead}
      takesFocus={isOnce}
      waiting={parts && <parts.Waiting onList={() => setShowsList(true)} />}
      trouble={parts && view.kind === 'form' && <parts.Trouble trouble={view.storage} />}
      {...handlers}
      onIncomplete={onIncomplete}
      onAgain={isOnce ? undefined : handlers.onAgain}
      onList={isOnce ? undefined : () => setShowsList(true)}
      onLeave={onLeave}
    />
  )
}
