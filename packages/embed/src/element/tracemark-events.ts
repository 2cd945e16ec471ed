import type { ClientErrorCode } from '@tracemark/api/client'

/** Events bubble and cross the shadow root, so that the host page hears them on the element or above it. */
const crossing = { bubbles: true, composed: true } as const

export abstract class TracemarkEvent<Detail> extends CustomEvent<Detail> {
  constructor(type: string, detail: Detail) {
    super(type, { ...crossing, detail })
  }
}

export interface ReadyDetail {
  thingName: string
  /** Of the task: on `<tracemark-task>`, and on `<tracemark-page>` when a visitor begins one there. */
  taskName?: string
}

/** What the element stands for is shown, and a task can be filled in. */
export class TracemarkReadyEvent extends TracemarkEvent<ReadyDetail> {
  constructor(detail: ReadyDetail) {
    super('tracemark-ready', detail)
  }
}

export interface FailedDetail {
  /** `attributes_missing`: the element's attributes name nothing to show. */
  code: ClientErrorCode | 'attributes_missing'
  /** Names the request in the server's log. */
  requestId?: string
}

/** Loading or sending failed; the person reads what to do, and nothing entered is lost. */
export class TracemarkFailedEvent extends TracemarkEvent<FailedDetail> {
  constructor(detail: FailedDetail) {
    super('tracemark-failed', detail)
  }
}

export interface ResizedDetail {
  /** Of the content, in CSS px. */
  height: number
}

/** The content has another height, and so has the element, unless the page gives it one. */
export class TracemarkResizedEvent extends TracemarkEvent<ResizedDetail> {
  constructor(detail: ResizedDetail) {
    super('tracemark-resized', detail)
  }
}

declare global {
  interface HTMLElementEventMap {
    'tracemark-resized': TracemarkResizedEvent
    'tracemark-ready': TracemarkReadyEvent
    'tracemark-failed': TracemarkFailedEvent
  }
}
