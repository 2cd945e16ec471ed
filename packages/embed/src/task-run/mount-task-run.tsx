import type { Answers } from '@tracemark/api/schemas'
import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'
import { mountReact } from '../element/mount-react.tsx'
import { type Mount, scriptOrigin } from '../element/tracemark-element.ts'
import { TracemarkFailedEvent, TracemarkReadyEvent } from '../element/tracemark-events.ts'
import { openDevice } from '../outbox/open-device.ts'
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
  readonly initialAnswers: Answers | undefined
}

/** Styles that come after the first paint, as what they are for does. */
const adoptLaterStyles = async (root: ShadowRoot): Promise<void> => {
  const { adoptOutboxSheet } = await import('../outbox/adopt-outbox-sheet.ts')
  adoptOutboxSheet(root)
}

const forgetRun = async (runId: string): Promise<void> => (await openDevice()).runs.delete(runId)

export const mountTaskRun: Mount<TaskHost> = (host, slot) => {
  /** The run whose answers this device keeps until they are sent. */
  let draft: string | undefined
  let submitsOnceDrawn = false
  const root = slot.getRootNode() as ShadowRoot
  const submit = () => {
    const form = root.querySelector('form')
    submitsOnceDrawn = !form
    form?.requestSubmit()
  }
  const hear = (event: TaskRunEmitted) => {
    if (event.type === 'started') {
      draft = event.executionId
      // The form is drawn after the run tells of itself.
      if (submitsOnceDrawn) setTimeout(submit)
    } else if (event.type !== 'failed') draft = undefined
    mounted.tell(toEvent(event))
  }
  const mounted = mountReact(host, slot, {
    namespaces: ['errors', 'task-run'],
    render: () => {
      const token = host.token ?? ''
      const api = host.api ?? scriptOrigin
      return <TaskRunWidget key={`${api} ${token}`} token={token} api={api} answers={host.initialAnswers} onEvent={hear} />
    },
  })
  // Without them it can be read all the same.
  adoptLaterStyles(root).catch(() => undefined)
  return {
    ...mounted,
    submit,
    reset: () => {
      const { reset } = mounted
      const forgotten = draft
      draft = undefined
      if (forgotten === undefined) reset()
      // Else the next run would begin with what the device kept of this one.
      else forgetRun(forgotten).then(reset, reset)
    },
  }
}
