import { EXECUTIONS_PATH } from '../contract/execution-path.ts'
import type { ExecutionCreated } from '../schemas/index.ts'
import { requestInit } from './request-init.ts'

export interface BeginExecution {
  /** Origin of the API; '' is the page's own. */
  baseUrl: string
  /** The token of a task link. */
  token: string
  /** The run's own id. */
  id: string
  signal: AbortSignal
  fetch: typeof globalThis.fetch
}

export interface BegunExecution {
  /** What the server answered, as it came: its shape is checked by the client that asks the same. Rejects where there is no run. */
  created: Promise<ExecutionCreated>
  /** Gives that answer to the first who makes the same call, and makes every other one. */
  fetch: typeof globalThis.fetch
}

/** Makes the first call of a run while the client, with the shapes of the contract, is still on its way. */
export const beginExecution = ({ baseUrl, token, id, signal, fetch }: BeginExecution): BegunExecution => {
  const url = `${baseUrl}${EXECUTIONS_PATH}`
  const init = requestInit({ method: 'POST', token, body: { id } })
  let answer: Promise<Response> | undefined = fetch(url, { ...init, signal })

  const read = async (given: Promise<Response>): Promise<ExecutionCreated> => {
    const response = (await given).clone()
    if (!response.ok) throw new Error(`The run was not begun: ${response.status}.`)
    return response.json()
  }

  return {
    created: read(answer),
    fetch: async (input, asked) => {
      const early = answer
      if (!early || input !== url || asked?.method !== init.method || asked.body !== init.body) return fetch(input, asked)
      answer = undefined
      // An answer that did not come is asked for again.
      return early.catch(() => fetch(input, asked))
    },
  }
}
