import type { QueryClient } from '@tanstack/react-query'
import type { ServerPresence } from '@tracemark/api/presence'

const READY = '/readyz'
const ASK_MS = 5_000

/** Asks a server that is away until it is back, and then reads what the open page could not read. */
export const watchServer = (
  presence: ServerPresence,
  queries: Pick<QueryClient, 'refetchQueries'>,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): void => {
  const listened = presence.listen(fetch)
  const ask = () => listened(READY, { cache: 'no-store', credentials: 'omit' }).catch(() => undefined)
  let timer: ReturnType<typeof setInterval>
  presence.subscribe(() => {
    clearInterval(timer)
    if (presence.isAway()) timer = setInterval(ask, ASK_MS)
    else void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
  })
}
