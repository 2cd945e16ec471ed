import { queryOptions } from '@tanstack/react-query'
import { type OrganizationClient, withVersion } from '@tracemark/api/client'

/** How an asset is public and discovered, with its version. */
export const identificationQuery = (client: OrganizationClient, thingId: string) =>
  queryOptions({
    queryKey: ['identification', client.organizationId, thingId],
    queryFn: ({ signal }) => withVersion((options) => client.assets.publicInfo({ params: { id: thingId } }, { ...options, signal })),
  })

/** How many codes an asset has. */
export const codeCountQuery = (client: OrganizationClient, thingId: string) =>
  queryOptions({
    queryKey: ['identification-codes', client.organizationId, 'count-of-asset', thingId],
    queryFn: async ({ signal }) =>
      (await client.assets.identificationCodes({ params: { id: thingId }, query: { perPage: 1 } }, { signal })).totalItems,
  })

/** What samples are made of: the primary code, or the first there is, and one unit. Changes of a code have the list's key, and so this one's, read anew. */
export const sampleQuery = (client: OrganizationClient, name: string, thingId: string, withUnit: boolean) =>
  queryOptions({
    queryKey: [name, client.organizationId, 'list', thingId, 'sample', withUnit],
    queryFn: async ({ signal }) => {
      const [codes, units] = await Promise.all([
        client.assets.identificationCodes({ params: { id: thingId }, query: { perPage: 1 } }, { signal }),
        withUnit ? client.units.list({ query: { thingId, perPage: 1 } }, { signal }) : undefined,
      ])
      return { code: codes.items[0], unit: units?.items[0] }
    },
  })
