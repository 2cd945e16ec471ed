import { createApiClient, withAbsoluteFiles } from '@tracemark/api/client'
import { executions } from '@tracemark/api/contract/executions'
import type { Answers } from '@tracemark/api/schemas'
import {
  createConnectionListener,
  createDeviceLocator,
  createTaskRunMachine,
  isSameView,
  type TaskRunEmitted,
  type TaskRunEvent,
  toTaskRunView,
} from '@tracemark/state-machines/task-run'
import { type TaskRunHandlers, TaskRunScreen } from '@tracemark/ui/screens/task-run'
import { useActorRef, useSelector } from '@xstate/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { openDevice } from '../outbox/open-device.ts'
import { useDeviceParts } from './use-device-parts.ts'

export interface TaskRunWidgetProps {
  /** The execution token of a task link. For another token mount another widget (`key`). */
  token: string
  /** The run that this page showed before it was loaded again. */
  runId?: string | undefined
  /** What the run begins with. What was entered before stays, where this run was kept. */
  answers?: Answers | undefined
  /** Origin of the API; '' is the page's own. */
  api: string
  /** Hears what happens to the run, in the order of LIFECYCLE.md. */
  onEvent?: (event: TaskRunEmitted) => void
}

// Comes while texts and styles do.
openDevice().catch(() => undefined)

const createRun = (api: string) => {
  const keeper = openDevice().then((device) => device.keeperFor(api))
  // A page without it still runs tasks.
  keeper.catch(() => undefined)
  const machine = createTaskRunMachine({
    client: createApiClient({ first: { executions }, baseUrl: api }),
    locate: createDeviceLocator(navigator.geolocation),
    locateByNetwork: async (signal) => (await import('./locate-by-network.ts')).locateByNetwork(api, signal),
    listenToConnection: createConnectionListener(window),
    openKeeper: () => keeper,
  })
  return { machine, keeper }
}

const toPageEvent = (said: Parameters<TaskRunHandlers['onPage']>[0]): TaskRunEvent => {
  if (said.type === 'completed') return { type: 'PAGE_COMPLETED', answers: said.answers }
  return { type: said.type === 'opened' ? 'PAGE_OPENED' : 'PAGE_FAILED' }
}

/** Machine and screen of a task run as one component: the custom element mounts it, and so does the portal's route. */
export const TaskRunWidget = ({ token, runId, answers, api, onEvent }: TaskRunWidgetProps) => {
  const [{ machine, keeper }] = useState(() => createRun(api))
  const actor = useActorRef(machine, { input: { token, runId, answers, durable: true } })
  const { offline, ...view } = useSelector(actor, toTaskRunView, isSameView)
  const [showsList, setShowsList] = useState(false)
  const parts = useDeviceParts()
  const hear = useRef(onEvent)
  hear.current = onEvent

  // Before the actor starts, so that its first event is heard too.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => hear.current?.(event))
    return unsubscribe
  }, [actor])

  useEffect(() => {
    let end = () => {}
    Promise.all([openDevice(), keeper]).then(
      ([device, kept]) => {
        end = device.keepDraft(actor, kept)
      },
      () => undefined,
    )
    return () => {
      end()
      keeper.then(({ leave }) => leave()).catch(() => undefined)
    }
  }, [actor, keeper])

  if (parts && showsList) return <parts.List offline={offline} onBack={() => setShowsList(false)} />
  if (view.kind === 'saved') {
    return parts ? (
      <parts.Saved view={view} offline={offline} onAgain={() => actor.send({ type: 'AGAIN' })} onList={() => setShowsList(true)} />
    ) : null
  }
  return (
    <TaskRunScreen
      view={view.kind === 'done' ? { ...view, result: withAbsoluteFiles(view.result, api) } : view}
      offline={offline}
      above={parts && <parts.Above trouble={view.kind === 'form' ? view.storage : undefined} onList={() => setShowsList(true)} />}
      onAnswer={(widgetId, value) => actor.send({ type: 'ANSWER', widgetId, value })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onAttach={(widgetId, files) => actor.send({ type: 'ATTACH', widgetId, files })}
      onPlace={(place) => actor.send({ type: 'PLACE', place })}
      onPage={(said) => actor.send(toPageEvent(said))}
      onCancel={() => actor.send({ type: 'CANCEL' })}
      onClassify={(elementId) => actor.send({ type: 'CLASSIFY', elementId })}
      onStay={() => actor.send({ type: 'STAY' })}
      onClose={() => actor.send({ type: 'CLOSE' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  )
}
