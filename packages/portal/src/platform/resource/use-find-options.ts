import type { OrganizationClient } from '@tracemark/api/client'
import type { FindOptions } from '@tracemark/ui/components/forms/reference-field'
import { useCallback } from 'react'
import { useParams } from 'react-router'
import { useOrganization } from '../organization-context.tsx'
import type { Owner, ResourceCalls } from './resource.ts'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

interface Findable<Row, Query> {
  calls: (client: OrganizationClient, owner: Owner) => Pick<ResourceCalls<Row, never, never, Query>, 'list'>
  getName: (row: Row) => string
  /** Filters that leave what can be chosen anew. */
  offered?: Partial<Query>
}

/** Finds entities of a resource for a field that refers to one. The resource must not change. */
export const useFindOptions = <Row extends { id: string }, Query>(resource: Findable<Row, Query>): FindOptions => {
  const { client } = useOrganization()
  const { thingId = '' } = useParams()
  return useCallback(
    async (search, signal) => {
      const query = { perPage: FOUND_MAX, ...resource.offered, ...(search !== '' && { search }) } as Query
      const { items } = await resource.calls(client, { thingId }).list({ query }, { signal })
      return items.map((row) => ({ value: row.id, label: resource.getName(row) }))
    },
    [client, resource, thingId],
  )
}
