import { queryOptions } from '@tanstack/react-query'
import { type OrganizationClient, withVersion } from '@tracemark/api/client'

/** One interaction with its answers and corrections, kept with its version. Read anew with the lists of interactions. */
export const interactionQuery = (client: OrganizationClient, id: string) =>
  queryOptions({
    queryKey: ['interactions', client.organizationId, 'one', id],
    queryFn: ({ signal }) => withVersion((options) => client.interactions.get({ params: { id } }, { ...options, signal })),
    select: ({ entity }) => entity,
  })
