import { createApiClient, withAbsoluteFiles } from '@tracemark/api/client'
import { executions } from '@tracemark/api/contract/executions'
import {
  createConnectionListener,
  createDeviceLocator,
  createTaskRunMachine,
  isSameView,
  type TaskRunEmitted,
  toTaskRunView,
} from '@tracemark/state-machines/task-run'
import { TaskRunScreen } from '@tracemark/ui/screens/task-run'
import { useActorRef, useSelector } from '@xstate/react'
import { useLayoutEffect, useRef, useState } from 'react'

export interface TaskRunWidgetProps {
  /** The execution token of a task link. For another token mount another widget (`key`). */
  token: string
  /** Origin of the API; '' is the page's own. */
  api: string
  /** Hears what happens to the run, in the order of LIFECYCLE.md. */
  onEvent?: (event: TaskRunEmitted) => void
}

const createMachine = (api: string) =>
  createTaskRunMachine({
    client: createApiClient({ first: { executions }, baseUrl: api }),
    locate: createDeviceLocator(navigator.geolocation),
    listenToConnection: createConnectionListener(window),
  })

/** Machine and screen of a task run as one component: the custom element mounts it, and so does the portal's route. */
export const TaskRunWidget = ({ token, api, onEvent }: TaskRunWidgetProps) => {
  const [machine] = useState(() => createMachine(api))
  const actor = useActorRef(machine, { input: { token } })
  const { offline, ...view } = useSelector(actor, toTaskRunView, isSameView)
  const hear = useRef(onEvent)
  hear.current = onEvent

  // Before the actor starts, so that its first event is heard too.
  useLayoutEffect(() => {
    const { unsubscribe } = actor.on('*', (event) => hear.current?.(event))
    return unsubscribe
  }, [actor])

  return (
    <TaskRunScreen
      view={view.kind === 'done' ? { ...view, result: withAbsoluteFiles(view.result, api) } : view}
      offline={offline}
      onAnswer={(widgetId, value) => actor.send({ type: 'ANSWER', widgetId, value })}
      onSubmit={() => actor.send({ type: 'SUBMIT' })}
      onRetry={() => actor.send({ type: 'RETRY' })}
    />
  )
}
