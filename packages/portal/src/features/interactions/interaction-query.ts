import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'

/** One interaction with its answers and corrections. Read anew with the lists of interactions. */
export const interactionQuery = (client: OrganizationClient, id: string) =>
  queryOptions({
    queryKey: ['interactions', client.organizationId, 'one', id],
    queryFn: ({ signal }) => client.interactions.get({ params: { id } }, { signal }),
  })
