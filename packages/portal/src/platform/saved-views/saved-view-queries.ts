import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { SavedViewList } from '@tracemark/api/schemas'

/** As many as a list shows. */
const SHOWN_MAX = 100
/** Milliseconds for which the views of a list are not asked for again. */
const FRESH = 300_000

/** What changed with a view begins with it in the query cache. */
export const savedViewsKey = (organizationId: number) => ['saved-views', organizationId] as const

/** The views of a list that this person sees. */
export const savedViewsQuery = (client: OrganizationClient, list: SavedViewList | undefined) =>
  queryOptions({
    queryKey: [...savedViewsKey(client.organizationId), list],
    queryFn: ({ signal }) => client.savedViews.list({ query: { list, perPage: SHOWN_MAX, sort: 'name_asc' } }, { signal }),
    staleTime: FRESH,
    enabled: list !== undefined,
  })
