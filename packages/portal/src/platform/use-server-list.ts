import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import type { ServerList } from '@tracemark/ui/components/list-frame'
import { loadChunk } from '@tracemark/ui/errors'
import { useEffect, useEffectEvent } from 'react'
import { useSearchParams } from 'react-router'
import { toFailure } from './failure.ts'
import { changeListParams, type ListParams, type ListShape, readListParams, shownParams } from './list-search-params.ts'
import { useReadableAddress } from './use-readable-address.ts'

/** What a call is asked for; the filters stand beside the rest, by the names of the call's query. */
export type CallQuery<Sort extends string> = Omit<ListParams<Sort>, 'filters'>

interface Answer<Row> {
  items: Row[]
  totalItems: number
  totalPages: number
  perPage: number
}

/** `More`: what the call answers beside the rows. */
export interface ServerListOptions<Row, Sort extends string, More = object> extends ListShape<Sort> {
  /** What the list is of. */
  queryKey: readonly unknown[]
  fetch: (query: CallQuery<Sort>, signal: AbortSignal) => Promise<Answer<Row> & More>
  /** For how many milliseconds a page is not asked for again; as for all queries where absent. */
  staleTime?: number
}

/** What this address asks of the list: for a page that is fetched ahead, as the list itself asks it. */
export const serverListQuery = <Row, Sort extends string, More>(
  { queryKey, fetch, staleTime, ...shape }: ServerListOptions<Row, Sort, More>,
  search: URLSearchParams,
) => {
  const { filters, ...params } = readListParams(search, shape)
  const query = { ...params, ...filters }
  return queryOptions({
    queryKey: [...queryKey, query],
    queryFn: ({ signal }) => fetch(query, signal),
    ...(staleTime !== undefined && { staleTime }),
  })
}

/** A list that lives in the address: what is asked is read from there, and every change goes there first. */
export const useServerList = <Row, Sort extends string, More>(list: ServerListOptions<Row, Sort, More>): ServerList<Row, More> => {
  const queries = useQueryClient()
  const [params, setParams] = useSearchParams()
  const query = readListParams(params, list)
  const answer = useQuery({ ...serverListQuery(list, params), placeholderData: keepPreviousData })
  useReadableAddress(shownParams(params, list), (current) => changeListParams(current, list, {}))
  const last = Math.max(1, answer.data?.totalPages ?? query.page)
  const isBeyond = !answer.isPlaceholderData && query.page > last
  const turnBack = useEffectEvent(() => setParams((current) => changeListParams(current, list, { page: last }), { replace: true }))
  useEffect(() => {
    if (isBeyond) turnBack()
  }, [isBeyond])
  return {
    page: answer.data,
    loading: answer.isPending || answer.isPlaceholderData,
    failure: answer.error && !answer.data ? toFailure(answer.error) : undefined,
    query,
    onQueryChange: (change) =>
      setParams((current) => changeListParams(current, list, change), {
        // Drawn at once: in a transition it comes in slices, between which the browser draws what is about to change.
        flushSync: true,
        replace: change.search !== undefined,
        // The next page is read from its top; a search is tried out where it stands.
        preventScrollReset: Object.keys(change).join() !== 'page',
      }),
    onQueryAhead: (change) => void queries.prefetchQuery(serverListQuery(list, changeListParams(params, list, change))),
    onRetry: () => answer.refetch(),
    readAll: async ({ most, onProgress, signal }) => {
      const { readAllPages } = await loadChunk(() => import('./resource/read-all-pages.ts'))
      const { filters, ...asked } = query
      return readAllPages((page) => list.fetch({ ...asked, ...filters, ...page }, signal), { most, onProgress, signal })
    },
  }
}
