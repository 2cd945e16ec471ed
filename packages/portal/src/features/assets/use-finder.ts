import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import type { FilterValue } from '@tracemark/ui/components/list-frame'
import { useState } from 'react'
import { useParams } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import type { Owner, ResourceCalls } from '../../platform/resource/resource.ts'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'

interface Findable<Row, Query> {
  /** In the query keys, which begin with it. */
  name: string
  calls: (client: OrganizationClient, owner: Owner) => Pick<ResourceCalls<Row, never, never, Query>, 'list' | 'get'>
  getName: (row: Row) => string
}

/** Milliseconds for which what was found is not asked for again. */
const FRESH = 300_000

/** A filter by one entity of a resource: options for what is typed, and the name of the one that the address has. The resource must not change. */
export const useFinder = <Row extends { id: string }, Query>(
  resource: Findable<Row, Query>,
  value: FilterValue | undefined,
  enabled: boolean,
) => {
  const { organization, client } = useOrganization()
  const { thingId = '' } = useParams()
  const [text, onSearch] = useState('')
  const find = useFindOptions(resource)
  const found = useQuery({
    queryKey: [resource.name, organization.id, 'options', text],
    queryFn: ({ signal }) => find(text, signal),
    staleTime: FRESH,
    enabled,
  })
  const options = found.data ?? []
  const id = typeof value === 'string' && options.every((option) => option.value !== value) ? value : undefined
  const chosen = useQuery({
    queryKey: [resource.name, organization.id, 'option', id],
    queryFn: ({ signal }) => resource.calls(client, { thingId }).get({ params: { id: id ?? '' } }, { signal }),
    staleTime: FRESH,
    enabled: enabled && id !== undefined,
  })
  const known = id !== undefined && chosen.data ? [{ value: id, label: resource.getName(chosen.data) }] : []
  return { options: [...known, ...options], onSearch }
}
