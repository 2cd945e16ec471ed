import type { OrganizationClient } from '@tracemark/api/client'
import type { FindOptions } from '@tracemark/ui/components/forms/reference-field'
import { useMemo } from 'react'
import { useOrganization } from '../../../platform/organization-context.tsx'

/** As many as a person looks through before typing more. */
const FOUND_MAX = 20

interface Entity {
  id: string
  name: string
}

type List<Row> = (client: OrganizationClient, query: { perPage: number; search?: string }, signal: AbortSignal) => Promise<{ items: Row[] }>

/** Finds entities for a field, and remembers those that it found: what is chosen is shown with more than its name. `list` must not change. */
export const useFoundEntities = <Row extends Entity>(
  list: List<Row>,
): {
  find: FindOptions
  read: (id: string | undefined) => Row | undefined /** One that was not found by search. */
  remember: (row: Row) => void
} => {
  const { client } = useOrganization()
  return useMemo(() => {
    const found = new Map<string, Row>()
    return {
      find: async (search, signal) => {
        const { items } = await list(client, { perPage: FOUND_MAX, ...(search !== '' && { search }) }, signal)
        for (const row of items) found.set(row.id, row)
        return items.map(({ id, name }) => ({ value: id, label: name }))
      },
      remember: (row) => found.set(row.id, row),
      read: (id) => (id === undefined ? undefined : found.get(id)),
    }
  }, [client, list])
}
