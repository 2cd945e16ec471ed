import type { QueryClient } from '@tanstack/react-query'
import type { ServerPresence } from '@tracemark/api/presence'
import { keepTrying } from '@tracemark/ui/next-try'

const READY = '/readyz'

/** Asks a server that is away until it is back, and then reads what the open page could not read. */
export const watchServer = (
  presence: ServerPresence,
  queries: Pick<QueryClient, 'refetchQueries'>,
  fetch: typeof globalThis.fetch = (...request) => globalThis.fetch(...request),
): void => {
  const listened = presence.listen(fetch)
  const ask = async () => {
    await listened(READY, { cache: 'no-store', credentials: 'omit' })
    if (presence.isAway()) throw new Error('The server is away.')
  }
  let stop = () => {}
  presence.subscribe(() => {
    stop()
    if (presence.isAway()) stop = keepTrying(ask)
    else void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.error !== null })
  })
}
