import { queryOptions } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { Id } from '@tracemark/api/schemas'
import type { InteractionsQueryValues } from '@tracemark/ui/screens/interactions'
import { rangeStart } from './search-params.ts'

/**
 * A page fetched ahead is not asked for again when it is shown. Longer is too long: whoever comes back to this tab after a task run in
 * another one looks for the new record.
 */
const FETCHED_AHEAD_MS = 2_000

/** What the list asks for. */
export const askedOf = ({ range, classification, ...asked }: InteractionsQueryValues) => ({
  ...asked,
  search: asked.search || undefined,
  createdByMe: asked.createdByMe ? ('true' as const) : undefined,
  classification: classification.length > 0 ? [...classification] : undefined,
  // An id is looked for wherever it is in time.
  from: range === 'all' || Id.safeParse(asked.search).success ? undefined : rangeStart(range, new Date()).toISOString(),
})

/** A page of the list as it is asked for and kept. */
export const interactionsQuery = (client: OrganizationClient, values: InteractionsQueryValues) => {
  const query = askedOf(values)
  return queryOptions({
    queryKey: ['interactions', client.organizationId, query],
    queryFn: ({ signal }) => client.interactions.list({ query }, { signal }),
    staleTime: FETCHED_AHEAD_MS,
  })
}
