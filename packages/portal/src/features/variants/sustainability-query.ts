import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { SustainabilityAttribute } from '@tracemark/ui/screens/variant'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'

/** The sustainability attributes that come with the product, with what their values must be, and the lists these are chosen from. */
export const sustainabilityQuery = (client: OrganizationClient) =>
  queryOptions({
    queryKey: ['sustainability-attributes', client.organizationId],
    queryFn: async ({ signal }): Promise<SustainabilityAttribute[]> => {
      const [attributes, specifications] = await Promise.all([
        readAllPages((query) => client.baseAttributes.sustainability({ query }, { signal })),
        readAllPages((query) => client.baseAttributes.specifications({ query }, { signal })),
      ])
      const byId = new Map(specifications.map((specification) => [specification.id, specification]))
      return Promise.all(
        attributes.map(async (attribute) => {
          const specification = byId.get(attribute.id)
          if (specification?.lookup === undefined) return { ...attribute, specification }
          const params = { x: attribute.id }
          const values = await readAllPages((query) => client.baseAttributes.validValues({ params, query }, { signal }))
          return { ...attribute, specification, values }
        }),
      )
    },
    staleTime: Number.POSITIVE_INFINITY,
  })
