import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useOrganization } from '../../platform/organization-context.tsx'

/** The most that a page of the contract holds: whatever has the id in it stands among the first. */
const PER_PAGE = 100

/** Looks whether an ID is free in the organization. */
export const useCheckId = () => {
  const { organization, client } = useOrganization()
  const [variantId, onCheckId] = useState('')
  const checked = useQuery({
    queryKey: ['variant-id', organization.id, variantId],
    queryFn: async ({ signal }) => {
      const query = { search: variantId, perPage: PER_PAGE, sort: 'variantId_asc' as const }
      const { items } = await client.variants.list({ query }, { signal })
      return { variantId, taken: items.some((other) => other.variantId === variantId) }
    },
    enabled: variantId !== '',
  })
  return { checkedId: checked.data, onCheckId }
}
