import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { Language } from '@tracemark/api/schemas'
import { readAllPages } from '../../platform/resource/read-all-pages.ts'

/** The base attributes that come with the product, as a language calls them, with what their values must be and what short lists have. */
export const productAttributesQuery = (client: OrganizationClient, lang: Language) =>
  queryOptions({
    queryKey: ['base-attributes', client.organizationId, 'known', lang],
    queryFn: async ({ signal }) => {
      const { baseAttributes } = client
      const [system, sustainability, specifications] = await Promise.all([
        readAllPages((query) => baseAttributes.system({ query: { ...query, lang } }, { signal })),
        readAllPages((query) => baseAttributes.sustainability({ query: { ...query, lang } }, { signal })),
        readAllPages((query) => baseAttributes.specifications({ query }, { signal })),
      ])
      const all = [
        ...system.map((attribute) => ({ ...attribute, source: 'base' as const })),
        ...sustainability.map((attribute) => ({ ...attribute, source: 'sustainability' as const })),
      ]
      // Countries are called by Intl.
      const lists = new Set(all.flatMap(({ lookup }) => (lookup === undefined || lookup === 'countries' ? [] : [lookup])))
      const values = await Promise.all(
        [...lists].map(async (x) => {
          const items = await readAllPages((query) => baseAttributes.validValues({ params: { x }, query: { ...query, lang } }, { signal }))
          return [x, items] as const
        }),
      )
      const options = new Map(values)
      const byId = new Map(specifications.map((specification) => [specification.id, specification]))
      return all.map((attribute) => ({
        ...attribute,
        specification: byId.get(attribute.id),
        options: attribute.lookup === undefined ? undefined : options.get(attribute.lookup),
      }))
    },
    // They change with a release.
    staleTime: Number.POSITIVE_INFINITY,
  })
