import type { TaskRunEmitted } from '@tracemark/state-machines/task-run'
import { expect, test } from 'vitest'
import { type TellingPage, tellParent } from './parent-message.ts'

const EXECUTION = '0198c5a0-0000-7000-8000-000000000002'
const INTERACTION = '0198c5a0-0000-7000-8000-000000000003'
const task = { id: EXECUTION, name: 'Moisture check' }
const events: TaskRunEmitted[] = [
  { type: 'started', executionId: EXECUTION, task, thing: { id: EXECUTION, name: 'Finca La Esperanza' } },
  { type: 'saved', executionId: EXECUTION },
  { type: 'submitted', executionId: EXECUTION, interactionId: INTERACTION },
  { type: 'completed', executionId: EXECUTION, interactionId: INTERACTION, classification: 'notice', result: { title: 'Dry enough' } },
  { type: 'failed', step: 'read', code: 'timeout', requestId: 'r-1', retryable: true },
  { type: 'closed' },
]
const messages = [
  { source: 'tracemark', type: 'started', executionId: EXECUTION, taskName: 'Moisture check', thingName: 'Finca La Esperanza' },
  { source: 'tracemark', type: 'saved', executionId: EXECUTION },
  { source: 'tracemark', type: 'submitted', executionId: EXECUTION, interactionId: INTERACTION },
  { source: 'tracemark', type: 'completed', executionId: EXECUTION, interactionId: INTERACTION, classification: 'notice' },
  { source: 'tracemark', type: 'failed', code: 'timeout', requestId: 'r-1' },
  { source: 'tracemark', type: 'closed' },
]

const createPage = () => {
  const heard: Record<'parent' | 'opener' | 'app' | 'page', unknown[]> = { parent: [], opener: [], app: [], page: [] }
  const target = new EventTarget()
  target.addEventListener('tracemark-task', (event) => heard.page.push((event as CustomEvent).detail))
  const page = Object.assign(target, {
    parent: { postMessage: (message: unknown) => heard.parent.push(message) },
    opener: { postMessage: (message: unknown) => heard.opener.push(message) },
    ReactNativeWebView: { postMessage: (message: string) => heard.app.push(JSON.parse(message)) },
  })
  return { page: page as unknown as TellingPage, heard }
}

test('frame, opener, app and page hear the same, in the order of the run', () => {
  const { page, heard } = createPage()
  for (const event of events) tellParent(event, page)
  expect(heard).toEqual({ parent: messages, opener: messages, app: messages, page: messages })
})

test('a page that stands by itself tells itself', () => {
  const { page, heard } = createPage()
  const { ReactNativeWebView: _, ...others } = page
  const alone: TellingPage = Object.assign(others, { opener: null, dispatchEvent: page.dispatchEvent.bind(page) })
  Object.assign(alone, { parent: alone })
  tellParent({ type: 'closed' }, alone)
  expect(heard).toEqual({ parent: [], opener: [], app: [], page: [messages.at(-1)] })
})
