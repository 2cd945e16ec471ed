import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { ValueChain } from '@tracemark/api/schemas'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'

/** Value chains as a field offers them: one that is archived stays with the assets that have it, and no other gets it. */
export const chainChoices = {
  calls: (client: OrganizationClient) => client.valueChains,
  getName: ({ name }: ValueChain) => name,
  offered: { archived: 'false' } as const,
}

/** The chain that new assets get; null where the organization has none. */
export const defaultChainQuery = (client: OrganizationClient) =>
  queryOptions({
    queryKey: ['value-chains', client.organizationId, 'default'],
    queryFn: async ({ signal }) => {
      const chains = await readAllPages((query) => client.valueChains.list({ query }, { signal }), { signal })
      return chains.find(({ isDefault }) => isDefault) ?? null
    },
  })
