import { QueryCache, QueryClient } from '@tanstack/react-query'
import type { Logger } from '@tracemark/state-machines/session'

/** Reads of the server. One that fails is logged, and what was read before stays; its page says so where nobody would notice otherwise. */
export const createQueryClient = (logger: Logger): QueryClient =>
  new QueryClient({
    queryCache: new QueryCache({
      onError: (error, { queryKey }) => logger.warn('The server could not be read.', { error, queryKey }),
    }),
    defaultOptions: {
      // The transport retries (docs/retries.md).
      queries: { retry: false, staleTime: 15_000, networkMode: 'always', refetchOnReconnect: true },
    },
  })
