import type { OrganizationClient } from '@tracemark/api/client'
import {
  baseAttributeSorts,
  type CatalogueAttribute,
  CatalogueAttributeQuery,
  type Language,
  readFilters,
  type UnitOfMeasure,
  UnitOfMeasureQuery,
  unitOfMeasureSorts,
} from '@tracemark/api/schemas'
import { toCallQuery } from '../../platform/resource/call-query.ts'
import type { ServerListOptions } from '../../platform/use-server-list.ts'

/** They come with the product, and change with a release. */
const UNCHANGED = { staleTime: Number.POSITIVE_INFINITY }

/** Base attributes of the product, as the address asks for them and a language calls them. */
export const getCatalogueList = (
  client: OrganizationClient,
  lang: Language,
): ServerListOptions<CatalogueAttribute, (typeof baseAttributeSorts)[number]> => ({
  queryKey: ['base-attributes', client.organizationId, 'list', lang],
  sorts: baseAttributeSorts,
  filters: readFilters(CatalogueAttributeQuery),
  fetch: (query, signal) =>
    client.baseAttributes.catalogue({ query: toCallQuery(CatalogueAttributeQuery, { ...query, lang }) }, { signal }),
  ...UNCHANGED,
})

/** Units of measure, as the address asks for them and a language calls them. */
export const getUnitsList = (
  client: OrganizationClient,
  lang: Language,
): ServerListOptions<UnitOfMeasure, (typeof unitOfMeasureSorts)[number]> => ({
  queryKey: ['units-of-measure', client.organizationId, 'list', lang],
  sorts: unitOfMeasureSorts,
  filters: readFilters(UnitOfMeasureQuery),
  fetch: (query, signal) =>
    client.baseAttributes.unitsOfMeasure({ query: toCallQuery(UnitOfMeasureQuery, { ...query, lang }) }, { signal }),
  ...UNCHANGED,
})
