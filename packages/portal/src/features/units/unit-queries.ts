import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { isGroupUnderWay } from '@tracemark/api/rules'
import { type UnitStatus, unitSorts } from '@tracemark/api/schemas'
import type { Services } from '../../platform/services.ts'
import type { CallQuery } from '../../platform/use-server-list.ts'
import { filters, toListQuery } from './list-query.ts'

type Sort = (typeof unitSorts)[number]

/** The newest first, where units of several assets stand together: their numbers say nothing of each other. */
const sortsOfAll: readonly [Sort, ...Sort[]] = ['createdAt_desc', ...unitSorts.filter((sort) => sort !== 'createdAt_desc')]

/** What belongs to all lists of units, so that a change reads them anew. */
export const unitLists = (client: OrganizationClient) => ['units', client.organizationId] as const

/** The units of an asset, or of the organization. */
export const getUnitListOptions = (client: OrganizationClient, thingId: string | undefined) => {
  const { thingId: _, ...ofAsset } = filters
  return {
    queryKey: [...unitLists(client), thingId],
    sorts: thingId === undefined ? sortsOfAll : unitSorts,
    filters: thingId === undefined ? filters : ofAsset,
    fetch: ({ page, perPage, sort, search, ...values }: CallQuery<Sort>, signal: AbortSignal) =>
      client.units.list(
        {
          query: {
            page,
            perPage,
            sort,
            ...(search !== '' && { search }),
            ...toListQuery(values),
            ...(thingId !== undefined && { thingId }),
          },
        },
        { signal },
      ),
  }
}

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
