import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { isGroupUnderWay } from '@tracemark/api/rules'
import { type Unit, type UnitPage, UnitQuery, type UnitStatus } from '@tracemark/api/schemas'
import type { Services } from '../../platform/services.ts'
import type { ServerListOptions } from '../../platform/use-server-list.ts'
import { filters, toParameters } from './list-query.ts'

/** What belongs to all lists of units, so that a change reads them anew. */
export const unitLists = (client: OrganizationClient) => ['units', client.organizationId] as const

/** The units of an asset, or of the organization. */
export const getUnitListOptions = (
  client: OrganizationClient,
  thingId: string | undefined,
): ServerListOptions<Unit, typeof UnitQuery, Pick<UnitPage, 'isAtLeast'>> => ({
  queryKey: [...unitLists(client), thingId],
  query: UnitQuery,
  // The newest first, where units of several assets stand together: their numbers say nothing of each other.
  ...(thingId === undefined && { usualSort: 'createdAt_desc' as const }),
  filters,
  toParameters,
  fetch: (query, signal) => client.units.list({ query: { ...query, ...(thingId !== undefined && { thingId }) } }, { signal }),
})

/** The organization has hardly more than the specification's 22: one page. */
export const unitStatusesQuery = (client: Services['client'], organizationId: number) =>
  queryOptions({
    queryKey: ['unit-statuses', organizationId, 'all'],
    queryFn: async ({ signal }): Promise<readonly UnitStatus[]> => {
      const { items } = await client.organizations.unitStatuses({ params: { id: organizationId }, query: { perPage: 100 } }, { signal })
      return items
    },
    staleTime: 300_000,
  })

const GROUPS_SHOWN = 5
const WATCH_MS = 1000

/** The newest groups of an asset, or of the organization; asked again while units of one of them are still created. */
export const unitGroupsQuery = (client: OrganizationClient, thingId: string | undefined) =>
  queryOptions({
    queryKey: ['unit-groups', client.organizationId, thingId],
    queryFn: async ({ signal }) =>
      (await client.vcodeGroups.list({ query: { perPage: GROUPS_SHOWN, ...(thingId !== undefined && { thingId }) } }, { signal })).items,
    refetchInterval: ({ state }) => (state.data?.some(isGroupUnderWay) ? WATCH_MS : false),
  })

/** How far the units of a group have come; asked again while it is under way. */
export const unitGroupQuery = (client: OrganizationClient, id: string) =>
  queryOptions({
    queryKey: ['unit-group', client.organizationId, id],
    queryFn: ({ signal }) => client.vcodeGroups.get({ params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data && !isGroupUnderWay(state.data) ? false : WATCH_MS),
  })
