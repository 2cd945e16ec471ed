import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { createDoOnce } from '@tracemark/api/client/do-once'
import { contract } from '@tracemark/api/contract'
import { assetStatuses } from '@tracemark/api/schemas'
import { useLanguage, useTranslate } from '@tracemark/ui/i18n'
import { OfferScreen } from '@tracemark/ui/screens/offers/record'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { toFailure } from '../../platform/failure.ts'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useRecordTitle } from '../../platform/use-record-title.ts'
import { productAttributesQuery } from '../attributes/product-attributes.ts'
import { useUnitsOfMeasure } from '../variants/use-units-of-measure.ts'

type Answer = { kind: 'accept'; variantId: string; thingId?: string | undefined } | { kind: 'decline' } | { kind: 'end' }

/** As many as one call gives: a list to choose from gets no better by more. */
const ASSETS_OFFERED = 100

const Page = ({ id }: { id: string }) => {
  const { organization, client, may } = useOrganization()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const t = useTranslate()
  const queryKey = ['variant-offer', organization.id, id]
  const read = useQuery({ queryKey, queryFn: ({ signal }) => client.variantOffers.get({ params: { id } }, { signal }) })
  const offer = read.data
  useRecordTitle(
    read.error && !offer ? toFailure(read.error) : undefined,
    offer?.content.name,
    t('names:catalogue.shared_with_us'),
    organization.name,
  )

  const [once] = useState(createDoOnce)
  const answer = useMutation({
    mutationFn: (given: Answer) =>
      once(given, (idempotencyKey) => {
        const params = { id }
        if (given.kind === 'decline') return client.variantOffers.decline({ params }, { idempotencyKey })
        if (given.kind === 'end') return client.variantOffers.end({ params }, { idempotencyKey })
        // Where it comes with the id that it has, nothing is asked for.
        const body = {
          ...(given.variantId !== offer?.content.variantId && { variantId: given.variantId }),
          ...(given.thingId !== undefined && { thingId: given.thingId }),
        }
        return client.variantOffers.accept({ params, body }, { idempotencyKey })
      }),
    onSuccess: (changed) => {
      queries.setQueryData(queryKey, changed)
      for (const list of ['variant-offers', 'variants', 'assets']) void queries.invalidateQueries({ queryKey: [list, organization.id] })
    },
    // Somebody else may have answered, or it was taken back.
    onError: () => read.refetch(),
  })
  const { getName: unitNameOf } = useUnitsOfMeasure()
  const known = useQuery(productAttributesQuery(client, useLanguage()))
  const { thingId, batchId } = offer ?? {}
  const mayAccept = may(contract.variantOffers.accept)
  const assets = useQuery({
    queryKey: ['assets', organization.id, 'to-accept'],
    queryFn: ({ signal }) =>
      client.assets.list({ query: { status: assetStatuses.live, perPage: ASSETS_OFFERED, sort: 'name_asc' } }, { signal }),
    enabled: mayAccept && offer?.state === 'offered',
  })
  const copy =
    thingId !== undefined && batchId !== undefined
      ? addresses.variants.one.to({ org: organization.slug, thingId, variantId: batchId })
      : undefined
  return (
    <OfferScreen
      offer={offer}
      failure={read.error && !offer ? toFailure(read.error) : undefined}
      busy={answer.isPending}
      problem={answer.error ? toFailure(answer.error) : undefined}
      assets={assets.data?.items}
      getUnitName={unitNameOf}
      known={known.data}
      onAccept={mayAccept ? (given) => answer.mutate({ kind: 'accept', ...given }) : undefined}
      onDecline={may(contract.variantOffers.decline) ? () => answer.mutate({ kind: 'decline' }) : undefined}
      onEnd={may(contract.variantOffers.end) ? () => answer.mutate({ kind: 'end' }) : undefined}
      onOpenCopy={copy === undefined ? undefined : () => navigate(copy)}
      onBack={() => navigate(addresses.offers.list.to({ org: organization.slug }))}
      onRetry={() => read.refetch()}
    />
  )
}

/** /org/:id/products/offers/:offerId */
export const Component = () => {
  const { offerId = '' } = useParams()
  return <Page key={offerId} id={offerId} />
}
