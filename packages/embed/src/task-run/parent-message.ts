import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'

/**
 * What whoever shows the task page hears of a run: names and ids, never an answer. The same wherever it goes: `message` events of the
 * window that frames the page or opened it, `ReactNativeWebView` of the mobile app, and `tracemark-task` events of the page itself.
 */
export type ParentMessage = { source: 'tracemark' } & (
  | { type: 'started'; executionId: string; taskName: string; thingName: string }
  | { type: 'saved'; executionId: string }
  | { type: 'submitted'; executionId: string; interactionId: string }
  | { type: 'completed'; executionId: string; interactionId: string; classification: string }
  | { type: 'failed'; code: string; requestId?: string }
  | { type: 'closed' }
)

export const toParentMessage = (event: TaskRunEmitted): ParentMessage => {
  const source = 'tracemark'
  switch (event.type) {
    case 'started':
      return { source, type: event.type, executionId: event.executionId, taskName: event.task.name, thingName: event.thing.name }
    case 'saved':
      return { source, type: event.type, executionId: event.executionId }
    case 'submitted':
      return { source, type: event.type, executionId: event.executionId, interactionId: event.interactionId }
    case 'completed': {
      const { executionId, interactionId, classification } = event
      return { source, type: event.type, executionId, interactionId, classification }
    }
    case 'failed':
      return { source, type: event.type, code: event.code, ...(event.requestId !== undefined && { requestId: event.requestId }) }
    case 'closed':
      return { source, type: event.type }
  }
}

interface Listener {
  postMessage: (message: string) => void
}

/** A page as far as it tells others. */
export interface TellingPage extends Pick<Window, 'parent' | 'opener' | 'dispatchEvent'> {
  ReactNativeWebView?: Listener
}

/** Tells all who may listen. Which site frames the page is not known to it: a message holds nothing that not anyone may know. */
export const tellParent = (event: TaskRunEmitted, page: TellingPage = window): void => {
  const message = toParentMessage(event)
  const { parent, opener }: { parent: Window; opener: Window | null } = page
  if (parent !== (page as Window)) parent.postMessage(message, '*')
  opener?.postMessage(message, '*')
  page.ReactNativeWebView?.postMessage(JSON.stringify(message))
  page.dispatchEvent(new CustomEvent('tracemark-task', { detail: message }))
}
