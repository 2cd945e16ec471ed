import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { ErrorPanel } from '@tracemark/ui/components/error-panel'
import { PageSkeleton } from '@tracemark/ui/components/page-skeleton'
import { Navigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'

const Way = ({ id }: { id: string }) => {
  const { organization, client } = useOrganization()
  const shared = useQuery({
    queryKey: ['variant-share', organization.id, id],
    queryFn: async ({ signal }) => {
      const { batchId } = await client.variantShares.get({ params: { id } }, { signal })
      return batchId === undefined ? null : client.variants.get({ params: { id: batchId } }, { signal })
    },
  })
  if (shared.data) {
    const { thingId, id: batchId } = shared.data
    return <Navigate to={addresses.variants.one.to({ org: organization.slug, thingId, variantId: batchId })} replace />
  }
  if (shared.isPending) return <PageSkeleton />
  // The other side ended what it had given: then it is an offer here.
  if (shared.error && toFailure(shared.error).code === 'not_found') {
    return <Navigate to={addresses.offers.one.to({ org: organization.slug, offerId: id })} replace />
  }
  // The variant was deleted meanwhile.
  const failure = shared.error ? toFailure(shared.error) : { code: 'not_found' as const }
  return <ErrorPanel failure={failure} heading="h1" onRetry={() => shared.refetch()} />
}

/** /org/:id/products/shares/:shareId, where notifications lead: the variant that was given. */
export const Component = () => {
  const { shareId = '' } = useParams()
  return <Way key={shareId} id={shareId} />
}
