import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'
import { TracemarkFailedEvent, TracemarkReadyEvent } from '../element/tracemark-events.ts'
import { TracemarkClosedEvent, TracemarkCompletedEvent, TracemarkSavedEvent, TracemarkSubmittedEvent } from './task-run-events.ts'

/** What happens to a run, as the element that it stands in tells its page. */
export const toElementEvent = (event: TaskRunEmitted): Event => {
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
