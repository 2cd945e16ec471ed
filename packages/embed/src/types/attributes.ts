import type { TracemarkFailedEvent, TracemarkReadyEvent, TracemarkResizedEvent } from '../element/tracemark-events.ts'
import type { TracemarkPageElement } from '../public-page/public-page-element.ts'
import type { TracemarkTaskElement } from '../task-run/task-run-element.ts'
import type {
  TracemarkClosedEvent,
  TracemarkCompletedEvent,
  TracemarkSavedEvent,
  TracemarkSubmittedEvent,
} from '../task-run/task-run-events.ts'

/** Of both elements: a page tells of the tasks that run in it. */
export interface ElementEvents {
  'tracemark-ready': TracemarkReadyEvent
  'tracemark-failed': TracemarkFailedEvent
  'tracemark-resized': TracemarkResizedEvent
  'tracemark-saved': TracemarkSavedEvent
  'tracemark-submitted': TracemarkSubmittedEvent
  'tracemark-completed': TracemarkCompletedEvent
  'tracemark-closed': TracemarkClosedEvent
}

interface Shared {
  api?: string | null | undefined
  theme?: 'light' | 'dark' | 'auto' | null | undefined
}

type Text<Names extends string> = { [Name in Names]?: string | null | undefined }

/** What a template sets on `<tracemark-page>`, beside what every element takes. */
export type PageAttributes = Shared & Text<'organization' | 'thing' | 'item'>

/** What a template sets on `<tracemark-task>`, beside what every element takes. */
export type TaskAttributes = Shared &
  Text<'token' | 'organization' | 'thing' | 'task'> & { initialAnswers?: TracemarkTaskElement['initialAnswers'] }

/** Listeners as a framework's templates name them: `Prefix` and the event. */
export type Listeners<Events, Prefix extends string> = {
  [Name in keyof Events & string as `${Prefix}${Name}`]?: ((event: Events[Name]) => void) | undefined
}

/** Both elements as a framework's table of elements has them, each with what `Common` gives all. */
export interface Elements<Prefix extends string> {
  task: { element: TracemarkTaskElement; props: TaskAttributes & Listeners<ElementEvents, Prefix> }
  page: { element: TracemarkPageElement; props: PageAttributes & Listeners<ElementEvents, Prefix> }
}
