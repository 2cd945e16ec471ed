import type { OrganizationClient } from '@tracemark/api/client'
import { baseAttributeSorts, type CatalogueAttribute, type Language, type UnitOfMeasure, unitOfMeasureSorts } from '@tracemark/api/schemas'
import type { ServerListOptions } from '../../platform/use-server-list.ts'

/** They come with the product, and change with a release. */
const UNCHANGED = { staleTime: Number.POSITIVE_INFINITY }

/** Base attributes of the product, as the address asks for them and a language calls them. */
export const catalogueOf = (
  client: OrganizationClient,
  lang: Language,
): ServerListOptions<CatalogueAttribute, (typeof baseAttributeSorts)[number]> => ({
  queryKey: ['base-attributes', client.organizationId, 'list', lang],
  sorts: baseAttributeSorts,
  filters: { source: 'choice', type: 'choice', lookup: 'choice' },
  // The address is read by the shape of the same call.
  fetch: (query, signal) => client.baseAttributes.catalogue({ query: { ...(query as object), lang } }, { signal }),
  ...UNCHANGED,
})

/** Units of measure, as the address asks for them and a language calls them. */
export const unitsOf = (
  client: OrganizationClient,
  lang: Language,
): ServerListOptions<UnitOfMeasure, (typeof unitOfMeasureSorts)[number]> => ({
  queryKey: ['units-of-measure', client.organizationId, 'list', lang],
  sorts: unitOfMeasureSorts,
  filters: { kind: 'choice' },
  fetch: (query, signal) => client.baseAttributes.unitsOfMeasure({ query: { ...(query as object), lang } }, { signal }),
  ...UNCHANGED,
})
