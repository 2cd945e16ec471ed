/** One call may fail by chance. */
const AWAY_AFTER = 2
/** A call that is stopped after so long was stopped because nobody answered. */
const PATIENCE_MS = 10_000

/** Whether the server answers, by the calls of this page. */
export interface ServerPresence {
  /** It did not answer the last calls. */
  isAway: () => boolean
  /** A `fetch` that is heard. */
  listen: (fetch: typeof globalThis.fetch) => typeof globalThis.fetch
  /** Calls back when the server has gone or is back. Returns how to stop. */
  subscribe: (listener: () => void) => () => void
}

/** A proxy answers with 502 to 504 while its server is away; the server's own refusals are documents that a program reads. */
const isAnswer = ({ status, headers }: Response): boolean =>
  status < 502 || status > 504 || headers.get('content-type')?.includes('json') === true

export const createServerPresence = (): ServerPresence => {
  const listeners = new Set<() => void>()
  let unanswered = 0
  const isAway = () => unanswered >= AWAY_AFTER

  const hear = (isAnswered: boolean) => {
    const before = isAway()
    unanswered = isAnswered ? 0 : unanswered + 1
    if (before !== isAway()) for (const listener of listeners) listener()
  }

  return {
    isAway,
    listen: (fetch) => async (input, init) => {
      const asked = performance.now()
      try {
        const response = await fetch(input, init)
        hear(isAnswer(response))
        return response
      } catch (error) {
        // Whoever stops a call at once learns nothing of the server.
        if ((error as Error).name !== 'AbortError' || performance.now() - asked >= PATIENCE_MS) hear(false)
        throw error
      }
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
  }
}

/** Of the server that this page calls. */
export const serverPresence: ServerPresence = /* @__PURE__ */ createServerPresence()
