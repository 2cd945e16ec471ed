import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@tracemark/api/client'

/** An asset, for the pages of what belongs to it. */
export const thingQuery = (client: ApiClient, organizationId: number, id: string) =>
  queryOptions({
    queryKey: ['thing', organizationId, id],
    queryFn: ({ signal }) => client.things.get({ params: { id } }, { signal }),
  })
