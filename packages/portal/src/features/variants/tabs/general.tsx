import { useQuery } from '@tanstack/react-query'
import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { Variant } from '@tracemark/api/schemas'
import { GeneralTab } from '@tracemark/ui/screens/variants/record'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useCheckId } from '../use-check-id.ts'
import { useVariantForm, variantChange } from '../use-variant-form.tsx'
import { useVariant } from '../variant-context.ts'

type Values = NonNullable<ComponentProps<typeof GeneralTab>['values']>

const options = {
  tab: 'general',
  getValues: ({ name, variantId, description }: Variant): Values => ({
    name,
    variantId,
    ...(description !== undefined && { description }),
  }),
  getChanges: (values: Values, before: Values) => variantChange(before, values),
}

/** A copy is known by the offer that it was made of: the newest of those that were accepted. */
const OFFERS_READ = 100

/** Whose copy this variant is; nothing where it is the organization's own, or not known yet. */
const useReceived = (variantId: string) => {
  const { organization, client, may } = useOrganization()
  const { data } = useQuery({
    queryKey: ['variant-offers', organization.id, 'accepted'],
    queryFn: ({ signal }) => client.variantOffers.list({ query: { state: ['accepted', 'ended'], perPage: OFFERS_READ } }, { signal }),
    enabled: may(contract.variantOffers.list),
  })
  const offer = data?.items.find(({ batchId }) => batchId === variantId)
  if (!offer) return undefined
  const { id, origin, answeredAt, createdAt } = offer
  return { from: origin.name, at: answeredAt ?? createdAt, href: addresses.offers.one.to({ org: organization.slug, offerId: id }) }
}

export const Component = () => {
  const { variant, viewOnly } = useVariant()
  const { organization, may } = useOrganization()
  const navigate = useNavigate()
  const { form, version, question } = useVariantForm(options)
  const received = useReceived(variant.id)
  const { slug: org } = organization
  const { thingId } = variant
  const units = `${addresses.units.list.to({ org, thingId })}?${new URLSearchParams({ batchId: variant.id })}`
  return (
    <>
      <GeneralTab
        key={version}
        {...form}
        {...useCheckId()}
        variant={variant}
        viewOnly={viewOnly}
        received={received}
        assetHref={addresses.assets.one.to({ org, thingId })}
        unitsHref={may(contract.units.list) ? units : undefined}
        onOpen={(href) => void navigate(href)}
      />
      {question}
    </>
  )
}
