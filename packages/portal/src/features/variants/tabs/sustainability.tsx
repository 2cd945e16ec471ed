import { useQuery } from '@tanstack/react-query'
import type { VariantAttribute } from '@tracemark/api/schemas'
import { useLanguage } from '@tracemark/ui/i18n'
import { SustainabilityTab } from '@tracemark/ui/screens/variants/record'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { productAttributesQuery } from '../../attributes/product-attributes.ts'
import { useFindUnits } from '../../attributes/use-find-units.ts'
import { useFindValues } from '../../attributes/use-find-values.ts'
import { attributePart } from '../attribute-parts.ts'
import { useUnitsOfMeasure } from '../use-units-of-measure.ts'
import { useVariantForm } from '../use-variant-form.tsx'
import { useVariant } from '../variant-context.ts'

const part = attributePart('sustainability')

export const Component = () => {
  const { variant, viewOnly } = useVariant()
  const { client } = useOrganization()
  const { form, version, question } = useVariantForm<VariantAttribute[]>(part)
  const known = useQuery(productAttributesQuery(client, useLanguage()))
  const findValues = useFindValues()
  const findUnits = useFindUnits()
  return (
    <>
      <SustainabilityTab
        key={version}
        {...form}
        viewOnly={viewOnly}
        known={known.data?.filter(({ source }) => source === 'sustainability')}
        units={useUnitsOfMeasure()}
        otherKeys={part.otherKeys(variant)}
        findValues={findValues}
        findUnits={findUnits}
      />
      {question}
    </>
  )
}
