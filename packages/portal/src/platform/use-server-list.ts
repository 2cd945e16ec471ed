import { keepPreviousData, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ListSchema, readSorts } from '@tracemark/api/schemas'
import type { FilterValues, ServerList } from '@tracemark/ui/components/list-frame'
import { loadChunk } from '@tracemark/ui/errors'
import { useEffect, useEffectEvent } from 'react'
import type * as z from 'zod/mini'
import { useAddressParams } from './address-params.ts'
import { toFailure } from './failure.ts'
import { changeListParams, type ListParams, type ListShape, readListParams, shownParams } from './list-search-params.ts'
import { toCallQuery } from './resource/call-query.ts'
import { useReadableAddress } from './use-readable-address.ts'

interface Answer<Row> {
  items: Row[]
  totalItems: number
  totalPages: number
  perPage: number
}

/** `More`: what the call answers beside the rows. */
export interface ServerListOptions<Row, Query extends ListSchema, More = object> extends ListShape<Query> {
  /** What the list is of. */
  queryKey: readonly unknown[]
  /** What the call is asked for, of filters that its query does not have. */
  toParameters?: (asked: FilterValues & { search?: string }) => object
  fetch: (query: z.input<Query>, signal: AbortSignal) => Promise<Answer<Row> & More>
  /** For how many milliseconds a page is not asked for again; as for all queries where absent. */
  staleTime?: number
}

/** Asks for what these say, as every view of the list does. */
export const askList = <Row, Query extends ListSchema, More>(
  { query, toParameters = (asked) => asked, fetch }: ServerListOptions<Row, Query, More>,
  { filters, search, ...pages }: ListParams,
  signal: AbortSignal,
) => fetch(toCallQuery(query, { ...pages, ...toParameters({ ...filters, ...(search !== '' && { search }) }) }), signal)

/** What this address asks of the list: for a page that is fetched ahead, as the list itself asks it. */
export const serverListQuery = <Row, Query extends ListSchema, More>(
  list: ServerListOptions<Row, Query, More>,
  search: URLSearchParams,
) => {
  const { queryKey, staleTime } = list
  const { filters, ...params } = readListParams(search, list)
  return queryOptions({
    queryKey: [...queryKey, { ...params, ...filters }],
    queryFn: ({ signal }) => askList(list, { ...params, filters }, signal),
    ...(staleTime !== undefined && { staleTime }),
  })
}

/** A list that lives in the address: what is asked is read from there, and every change goes there first. It is not asked for unless it is `shown`. */
export const useServerList = <Row, Query extends ListSchema, More>(
  list: ServerListOptions<Row, Query, More>,
  shown = true,
): ServerList<Row, More> => {
  const queries = useQueryClient()
  const [params, changeParams] = useAddressParams()
  const query = readListParams(params, list)
  const answer = useQuery({ ...serverListQuery(list, params), placeholderData: keepPreviousData, enabled: shown })
  useReadableAddress(shownParams(params, list), (current) => changeListParams(current, list, {}))
  const last = Math.max(1, answer.data?.totalPages ?? query.page)
  const isBeyond = !answer.isPlaceholderData && query.page > last
  const turnBack = useEffectEvent(() => changeParams((current) => changeListParams(current, list, { page: last }), { replace: true }))
  useEffect(() => {
    if (isBeyond) turnBack()
  }, [isBeyond])
  return {
    page: answer.data,
    loading: answer.isPending || answer.isPlaceholderData,
    failure: answer.error && !answer.data ? toFailure(answer.error) : undefined,
    query,
    sorts: readSorts(list.query),
    onQueryChange: (change) =>
      changeParams((current) => changeListParams(current, list, change), {
        // Drawn at once: in a transition it comes in slices, between which the browser draws what is about to change.
        flushSync: true,
        // What opened over a list stays the one page that is left.
        replace: change.search !== undefined || list.prefix !== undefined,
        // The next page is read from its top; a search is tried out where it stands.
        preventScrollReset: Object.keys(change).join() !== 'page',
      }),
    onQueryAhead: (change) => void queries.prefetchQuery(serverListQuery(list, changeListParams(params, list, change))),
    onRetry: () => answer.refetch(),
    readAll: async ({ most, onProgress, signal }) => {
      const { readAllPages } = await loadChunk(() => import('./resource/read-all-pages.ts'))
      return readAllPages((page) => askList(list, { ...query, ...page }, signal), { most, onProgress, signal })
    },
  }
}
