import { TASK_RUNS_PATH } from '../contract/task-run-path.ts'
import { requestInit } from './request-init.ts'

export interface FirstCallInput {
  /** Origin of the API; '' is the page's own. */
  baseUrl: string
  /** The token of a task link. */
  token: string
  /** The run's own id. */
  id: string
  signal: AbortSignal
  fetch: typeof globalThis.fetch
}

export interface FirstCall {
  id: string
  url: string
  init: ReturnType<typeof requestInit>
  answer: Promise<Response>
}

/** Makes the first call of a run: small enough for the loader of the widgets. */
export const makeFirstCall = ({ baseUrl, token, id, signal, fetch }: FirstCallInput): FirstCall => {
  const url = baseUrl + TASK_RUNS_PATH
  const init = requestInit({ method: 'POST', token, body: { id } })
  const answer = fetch(url, { ...init, signal })
  // Whoever goes on with it hears of it.
  answer.catch(() => undefined)
  return { id, url, init, answer }
}
