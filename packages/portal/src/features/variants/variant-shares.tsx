import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { hasPermissions } from '@tracemark/api/rules'
import { SharesCard } from '@tracemark/ui/components/shares-card'
import { useState } from 'react'
import { toFailure } from '../../platform/failure.ts'
import { useOrganizationView, useServices } from '../../platform/services-context.tsx'

/** To whom a variant was offered. `round` changes when it was offered once more. */
export const VariantShares = ({ batchId, round }: { batchId: string; round: number }) => {
  const { client } = useServices()
  const queries = useQueryClient()
  const view = useOrganizationView()
  const [once] = useState(createDoOnce)
  const isReady = view.kind === 'ready'
  const key = ['variant-shares', isReady ? view.organization.id : undefined, batchId]
  const may = isReady && hasPermissions(view.permissions, ['batches:list'])
  const list = useQuery({
    queryKey: [...key, round],
    queryFn: ({ signal }) => client.variantShares.list({ query: { batchId } }, { signal }),
    enabled: may,
    placeholderData: (previous) => previous,
  })
  const end = useMutation({
    mutationFn: (id: string) => once(id, (idempotencyKey) => client.variantShares.end({ params: { id } }, { idempotencyKey })),
    // Where it was answered meanwhile, the list says so.
    onSettled: () => queries.invalidateQueries({ queryKey: key }),
  })
  const mayEnd = isReady && hasPermissions(view.permissions, ['batches:update'])
  return (
    <SharesCard
      shares={list.data?.items ?? []}
      busy={end.isPending}
      problem={end.error ? toFailure(end.error) : undefined}
      onEnd={mayEnd ? (id) => end.mutate(id) : undefined}
    />
  )
}
