import type { Query, QueryClient } from '@tanstack/react-query'

/** What the keys of its queries begin with: its name, and the organization's id. */
export type ChangedKey = readonly [resource: string, organizationId: number, ...rest: unknown[]]

/** What a form began with does not change below the person's hands. */
export const isOfForm = ({ queryKey }: Query) => queryKey.includes('form')

/** What counts an asset's records in its tabs, which are shown above each of their lists. */
const tabCounts = 'asset-summary'

/**
 * Something of a resource has changed. Its lists and what counts them are read anew, and so is what the organization's other pages show,
 * once somebody comes there: a card of an overview must not say what its list no longer says. The counts of the tabs follow at once.
 */
export const readAnew = async (queries: QueryClient, changed: ChangedKey): Promise<void> => {
  const isOfOrganization = (query: Query) => query.queryKey[1] === changed[1] && !isOfForm(query)
  await queries.invalidateQueries({ predicate: isOfOrganization, refetchType: 'none' })
  await Promise.all([
    queries.invalidateQueries({ queryKey: changed, predicate: (query) => !isOfForm(query) }),
    queries.invalidateQueries({ queryKey: [tabCounts, changed[1]] }),
  ])
}
