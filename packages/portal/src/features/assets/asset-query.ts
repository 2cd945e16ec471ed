import { queryOptions } from '@tanstack/react-query'
import type { ApiClient } from '@tracemark/api/client'
import type { Organization } from '@tracemark/api/schemas'

/** An asset, for the pages of what belongs to it. */
export const assetQuery = (client: ApiClient, organizationId: number, id: string) =>
  queryOptions({
    queryKey: ['asset', organizationId, id],
    queryFn: ({ signal }) => client.assets.get({ params: { id } }, { signal }),
  })

/** A unit, for its own page and for what was recorded of it. */
export const unitQuery = (client: ApiClient, organizationId: number, id: string) =>
  queryOptions({
    queryKey: ['unit', organizationId, id],
    queryFn: ({ signal }) => client.units.get({ params: { org: organizationId, id } }, { signal }),
  })

/** The address of an asset's public page; null where it has none. */
export const publicPageQuery = (client: ApiClient, organization: Organization, thingId: string) =>
  queryOptions({
    queryKey: ['public-page', organization.id, thingId],
    queryFn: async ({ signal }) => {
      const { isEnabledPublicLink, publicLink } = await client.assets.publicInfo({ params: { id: thingId } }, { signal })
      return isEnabledPublicLink && publicLink !== undefined ? `/p/${organization.slug}/${publicLink}` : null
    },
  })
