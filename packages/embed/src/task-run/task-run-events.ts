import type { Classification } from '@tracemark/api/schemas'
import { TracemarkEvent } from '../element/tracemark-events.ts'

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

declare global {
  interface HTMLElementEventMap {
    'tracemark-submitted': TracemarkSubmittedEvent
    'tracemark-completed': TracemarkCompletedEvent
  }
}
