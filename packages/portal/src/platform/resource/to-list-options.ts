import type { OrganizationClient } from '@tracemark/api/client'
import type { ListSchema } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import type { PageContext } from '../feature.ts'
import { type ServerListOptions, serverListQuery } from '../use-server-list.ts'
import type { Owner, Resource } from './resource.ts'

/** The rows of a resource, as its page and what fetches them ahead ask for them. */
export const toListOptions = <Row, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(
  { name, sortOfSearch, filters, calls, contract }: Resource<Row, Schema, Change, Query>,
  client: OrganizationClient,
  owner: Owner,
): ServerListOptions<Row, Query> => ({
  queryKey: [name, client.organizationId, 'list', owner.thingId],
  query: contract.list.query,
  sortOfSearch,
  filters,
  fetch: (query, signal) => calls(client, owner).list({ query }, { signal }),
})

/** Of a list's page: fetches its rows while its code comes. */
export const prefetchList =
  <Row, Schema extends z.ZodMiniType, Change, Query extends ListSchema>(resource: Resource<Row, Schema, Change, Query>) =>
  ({ client, queries, search, params: { thingId = '' } }: PageContext): Promise<void> =>
    queries.prefetchQuery(serverListQuery(toListOptions(resource, client, { thingId }), search))
