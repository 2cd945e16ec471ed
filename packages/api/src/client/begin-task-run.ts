import type { TaskRunCreated } from '../schemas/index.ts'
import type { FirstCall } from './first-call.ts'

export { type FirstCall, makeFirstCall } from './first-call.ts'

export interface BegunTaskRun {
  /** What the server answered, as it came: its shape is checked by the client that asks the same. Rejects where there is no run. */
  created: Promise<TaskRunCreated>
  /** Gives that answer to the first call if it is the same, and makes every other one. */
  fetch: typeof globalThis.fetch
}

/** Goes on with the first call of a run while the client, with the shapes of the contract, is still on its way. */
export const beginTaskRun = ({ url, init, answer: first }: FirstCall, fetch: typeof globalThis.fetch): BegunTaskRun => {
  let answer: Promise<Response> | undefined = first

  const read = async (): Promise<TaskRunCreated> => {
    const response = (await first).clone()
    if (!response.ok) throw new Error(`The run was not begun: ${response.status}.`)
    return response.json()
  }

  return {
    created: read(),
    fetch: async (input, asked) => {
      const early = answer
      // A run that another call knows has begun: who then asks the same asks for another token.
      answer = undefined
      if (!early || input !== url || asked?.method !== init.method || asked.body !== init.body) return fetch(input, asked)
      // An answer that did not come is asked for again.
      return early.catch(() => fetch(input, asked))
    },
  }
}
