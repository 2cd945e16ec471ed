import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { SustainabilityAttribute } from '@tracemark/ui/screens/variant'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'

/** The sustainability attributes that come with the product, with what their values must be. */
export const sustainabilityQuery = (client: OrganizationClient) =>
  queryOptions({
    queryKey: ['sustainability-attributes', client.organizationId],
    queryFn: async ({ signal }): Promise<SustainabilityAttribute[]> => {
      const [attributes, specifications] = await Promise.all([
        readAllPages((query) => client.baseAttributes.sustainability({ query }, { signal })),
        readAllPages((query) => client.baseAttributes.specifications({ query }, { signal })),
      ])
      const byId = new Map(specifications.map((specification) => [specification.id, specification]))
      return attributes.map((attribute) => ({ ...attribute, specification: byId.get(attribute.id) }))
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
