import { type ApiClient, createClientOf } from '@tracemark/api/client'
import { taskRuns } from '@tracemark/api/contract/task-runs'

interface RunClientOptions {
  /** Origin of the API; '' is the page's own. */
  api: string
  fetch?: typeof globalThis.fetch
}

/** The calls of a run; those that few runs make, with files, credentials and corrections, come when they are made. */
export const createRunClient = ({ api, fetch }: RunClientOptions): ApiClient =>
  createClientOf({ first: { taskRuns }, others: () => import('./late-calls.ts'), baseUrl: api, ...(fetch && { fetch }) })
