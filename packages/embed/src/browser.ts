import { register } from './element/tracemark-element.ts'
import { TracemarkPageElement } from './public-page/public-page-element.ts'
import { TracemarkTaskElement } from './task-run/task-run-element.ts'

/** The one script of a third-party page: `<script type="module" src="…/embed/tracemark.js">`. */
register('tracemark-task', TracemarkTaskElement)
register('tracemark-page', TracemarkPageElement)

export type { SubmitResult } from './element/tracemark-element.ts'
export type {
  FailedDetail,
  ReadyDetail,
  ResizedDetail,
  TracemarkFailedEvent,
  TracemarkReadyEvent,
  TracemarkResizedEvent,
} from './element/tracemark-events.ts'
export type {
  CompletedDetail,
  SavedDetail,
  SubmittedDetail,
  TracemarkClosedEvent,
  TracemarkCompletedEvent,
  TracemarkSavedEvent,
  TracemarkSubmittedEvent,
} from './task-run/task-run-events.ts'
export { TracemarkPageElement, TracemarkTaskElement }
