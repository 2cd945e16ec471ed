import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { getPublicPagePath } from '@tracemark/api/public-page-path'
import type { Organization } from '@tracemark/api/schemas'

/** An asset, for the pages of what belongs to it. */
export const assetQuery = (client: OrganizationClient, id: string) =>
  queryOptions({
    queryKey: ['asset', client.organizationId, id],
    queryFn: ({ signal }) => client.assets.get({ params: { id } }, { signal }),
  })

/** What refers to an asset, in numbers. */
export const summaryQuery = (client: OrganizationClient, id: string) =>
  queryOptions({
    queryKey: ['asset-summary', client.organizationId, id],
    queryFn: ({ signal }) => client.assets.summary({ params: { x: id } }, { signal }),
  })

/** A unit, for its own page and for what was recorded of it. */
export const unitQuery = (client: OrganizationClient, id: string) =>
  queryOptions({
    queryKey: ['unit', client.organizationId, id],
    queryFn: ({ signal }) => client.units.get({ params: { id } }, { signal }),
  })

/** The address of an asset's public page; null where it has none. */
export const publicPageQuery = (client: OrganizationClient, slug: Organization['slug'], thingId: string) =>
  queryOptions({
    queryKey: ['public-page', client.organizationId, thingId],
    queryFn: async ({ signal }) => {
      const { isEnabledPublicLink, publicLink } = await client.assets.publicInfo({ params: { id: thingId } }, { signal })
      return isEnabledPublicLink && publicLink !== undefined ? getPublicPagePath(slug, publicLink) : null
    },
  })
