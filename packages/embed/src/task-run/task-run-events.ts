import type { Classification } from '@tracemark/api/schemas'
import { TracemarkEvent } from '../element/tracemark-events.ts'

export interface SubmittedDetail {
  executionId: string
}

/** The person pressed Submit and the answers passed the device's checks. */
export class TracemarkSubmittedEvent extends TracemarkEvent<SubmittedDetail> {
  constructor(detail: SubmittedDetail) {
    super('tracemark-submitted', detail)
  }
}

export interface CompletedDetail {
  executionId: string
  interactionId: string
  classification: Classification
}

/** The server has recorded the interaction. */
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
