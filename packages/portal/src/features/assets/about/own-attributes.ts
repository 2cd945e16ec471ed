import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { OwnAttribute } from '@tracemark/api/schemas'
import { readAllPages } from '../../../platform/resource/read-all-pages.ts'

const getPlace = ({ group = '\uffff', order, name }: OwnAttribute) => [group, String(order).padStart(4, '0'), name].join('\n')

/** The organization's own base attributes, by groups and their places in them; those of no group last. */
export const readOwnAttributes = async (client: OrganizationClient, signal: AbortSignal): Promise<OwnAttribute[]> => {
  const attributes = await readAllPages((query) => client.ownAttributes.list({ query }, { signal }))
  return attributes.toSorted((one, other) => getPlace(one).localeCompare(getPlace(other)))
}

/** Those that every asset has to have. */
export const requiredAttributesQuery = (client: OrganizationClient) =>
  queryOptions({
    queryKey: ['attributes', client.organizationId, 'required'],
    queryFn: ({ signal }) => readAllPages((query) => client.ownAttributes.list({ query: { ...query, isRequired: 'true' } }, { signal })),
  })
