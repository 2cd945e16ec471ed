import type { OrganizationClient } from '@tracemark/api/client'
import {
  type CatalogueAttribute,
  CatalogueAttributeQuery,
  type Language,
  type UnitOfMeasure,
  UnitOfMeasureQuery,
} from '@tracemark/api/schemas'
import type { ServerListOptions } from '../../platform/use-server-list.ts'

/** They come with the product, and change with a release. */
const UNCHANGED = { staleTime: Number.POSITIVE_INFINITY }

/** Base attributes of the product, as the address asks for them and a language calls them. */
export const getCatalogueList = (
  client: OrganizationClient,
  lang: Language,
): ServerListOptions<CatalogueAttribute, typeof CatalogueAttributeQuery> => ({
  queryKey: ['base-attributes', client.organizationId, 'list', lang],
  query: CatalogueAttributeQuery,
  fetch: (query, signal) => client.baseAttributes.catalogue({ query: { ...query, lang } }, { signal }),
  ...UNCHANGED,
})

/** Units of measure, as the address asks for them and a language calls them. */
export const getUnitsList = (client: OrganizationClient, lang: Language): ServerListOptions<UnitOfMeasure, typeof UnitOfMeasureQuery> => ({
  queryKey: ['units-of-measure', client.organizationId, 'list', lang],
  query: UnitOfMeasureQuery,
  fetch: (query, signal) => client.baseAttributes.unitsOfMeasure({ query: { ...query, lang } }, { signal }),
  ...UNCHANGED,
})
