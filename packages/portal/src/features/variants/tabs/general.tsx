import { addresses } from '@tracemark/api/addresses'
import { contract } from '@tracemark/api/contract'
import type { Variant } from '@tracemark/api/schemas'
import { GeneralTab } from '@tracemark/ui/screens/variant'
import type { ComponentProps } from 'react'
import { useNavigate } from 'react-router'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useCheckId } from '../use-check-id.ts'
import { useVariantForm, variantChange } from '../use-variant-form.tsx'
import { useVariant } from '../variant-context.ts'

type Values = NonNullable<ComponentProps<typeof GeneralTab>['values']>

const options = {
  tab: 'general',
  valuesOf: ({ name, variantId, description }: Variant): Values => ({ name, variantId, ...(description !== undefined && { description }) }),
  changesOf: (values: Values, before: Values) => variantChange(before, values),
}

export const Component = () => {
  const { variant, viewOnly } = useVariant()
  const { organization, may } = useOrganization()
  const navigate = useNavigate()
  const { form, version, question } = useVariantForm(options)
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
        assetHref={addresses.assets.one.to({ org, thingId })}
        unitsHref={may(contract.units.list) ? units : undefined}
        onOpen={(href) => void navigate(href)}
      />
      {question}
    </>
  )
}
