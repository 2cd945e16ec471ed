import type { Classification } from '@tracemark/api/schemas'
import { TracemarkEvent } from '../element/tracemark-events.ts'

export interface SavedDetail {
  executionId: string
}

/** The run is finished, and waits on the device until there is a network. */
export class TracemarkSavedEvent extends TracemarkEvent<SavedDetail> {
  constructor(detail: SavedDetail) {
    super('tracemark-saved', detail)
  }
}

export interface SubmittedDetail {
  executionId: string
  interactionId: string
}

/** The server has recorded the interaction. */
export class TracemarkSubmittedEvent extends TracemarkEvent<SubmittedDetail> {
  constructor(detail: SubmittedDetail) {
    super('tracemark-submitted', detail)
  }
}

export interface CompletedDetail extends SubmittedDetail {
  classification: Classification
}

/** The run is closed, and its result is shown. */
export class TracemarkCompletedEvent extends TracemarkEvent<CompletedDetail> {
  constructor(detail: CompletedDetail) {
    super('tracemark-completed', detail)
  }
}

/** The result was shown for as long as the task wants, or the worker closed it: the element can be taken away. */
export class TracemarkClosedEvent extends TracemarkEvent<Record<never, never>> {
  constructor() {
    super('tracemark-closed', {})
  }
}

declare global {
  interface HTMLElementEventMap {
    'tracemark-saved': TracemarkSavedEvent
    'tracemark-submitted': TracemarkSubmittedEvent
    'tracemark-completed': TracemarkCompletedEvent
    'tracemark-closed': TracemarkClosedEvent
  }
}
