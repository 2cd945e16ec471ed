import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'
import { mountReact } from '../element/mount-react.tsx'
import { type Mount, scriptOrigin } from '../element/tracemark-element.ts'
import { TracemarkFailedEvent, TracemarkReadyEvent } from '../element/tracemark-events.ts'
import { TaskRunWidget } from './TaskRunWidget.tsx'
import { TracemarkClosedEvent, TracemarkCompletedEvent, TracemarkSavedEvent, TracemarkSubmittedEvent } from './task-run-events.ts'

const toEvent = (event: TaskRunEmitted): Event => {
  switch (event.type) {
    case 'started':
      return new TracemarkReadyEvent({ taskName: event.task.name, thingName: event.thing.name })
    case 'saved':
      return new TracemarkSavedEvent({ executionId: event.executionId })
    case 'submitted':
      return new TracemarkSubmittedEvent({ executionId: event.executionId, interactionId: event.interactionId })
    case 'completed':
      return new TracemarkCompletedEvent({
        executionId: event.executionId,
        interactionId: event.interactionId,
        classification: event.classification,
      })
    case 'failed':
      return new TracemarkFailedEvent({ code: event.code, ...(event.requestId !== undefined && { requestId: event.requestId }) })
    case 'closed':
      return new TracemarkClosedEvent()
  }
}

interface TaskHost extends HTMLElement {
  readonly token: string | null
  readonly api: string | null
}

/** Styles that come after the first paint, as what they are for does. */
const adoptLaterStyles = async (root: ShadowRoot): Promise<void> => {
  const { adoptOutboxSheet } = await import('../outbox/adopt-outbox-sheet.ts')
  adoptOutboxSheet(root)
}

export const mountTaskRun: Mount<TaskHost> = (host, root) => {
  const mounted = mountReact(host, root, ['errors', 'task-run'], () => {
    const token = host.token ?? ''
    const api = host.api ?? scriptOrigin
    return <TaskRunWidget key={`${api} ${token}`} token={token} api={api} onEvent={(event) => host.dispatchEvent(toEvent(event))} />
  })
  // Without them it can be read all the same.
  adoptLaterStyles(root).catch(() => undefined)
  return mounted
}
