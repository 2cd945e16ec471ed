import { infiniteQueryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'

/** As many as are read at a time. */
const PAGE = 10

export const labelLogKey = (organizationId: number) => ['label-prints', organizationId] as const

/** Which labels were created for units of an asset, the newest first. */
export const labelLogQuery = (client: OrganizationClient, thingId: string) =>
  infiniteQueryOptions({
    queryKey: [...labelLogKey(client.organizationId), thingId],
    queryFn: ({ pageParam: page, signal }) => client.labelPrints.list({ query: { thingId, page, perPage: PAGE } }, { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _all, page) => (page < totalPages ? page + 1 : undefined),
  })
