import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { hasPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import { SharesCard } from '@tracemark/ui/components/shares-card'
import { useState } from 'react'
import { toFailure } from '../../platform/failure.ts'

interface VariantSharesProps {
  client: OrganizationClient
  permissions: readonly Permission[]
  batchId: string
  round: number
}

/** To whom a variant was offered. `round` changes when it was offered once more. */
export const VariantShares = ({ client, permissions, batchId, round }: VariantSharesProps) => {
  const queries = useQueryClient()
  const [once] = useState(createDoOnce)
  const key = ['variant-shares', client.organizationId, batchId]
  const list = useQuery({
    queryKey: [...key, round],
    queryFn: ({ signal }) => client.variantShares.list({ query: { batchId } }, { signal }),
    enabled: hasPermissions(permissions, ['batches:list']),
    placeholderData: (previous) => previous,
  })
  const end = useMutation({
    mutationFn: (id: string) => once(id, (idempotencyKey) => client.variantShares.end({ params: { id } }, { idempotencyKey })),
    // Where it was answered meanwhile, the list says so.
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const mayEnd = hasPermissions(permissions, ['batches:update'])
  return (
    <SharesCard
      shares={list.data?.items ?? []}
      busy={end.isPending}
      problem={end.error ? toFailure(end.error) : undefined}
      onEnd={mayEnd ? (id) => end.mutate(id) : undefined}
    />
  )
}
