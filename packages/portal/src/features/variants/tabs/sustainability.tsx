import { useQuery } from '@tanstack/react-query'
import type { VariantAttribute } from '@tracemark/api/schemas'
import { SustainabilityTab } from '@tracemark/ui/screens/variant'
import { useCallback } from 'react'
import { useOrganization } from '../../../platform/organization-context.tsx'
import { useFindUnits } from '../../attributes/use-find-units.ts'
import { attributePart } from '../attribute-parts.ts'
import { sustainabilityQuery } from '../sustainability-query.ts'
import { useUnitsOfMeasure } from '../use-units-of-measure.ts'
import { useVariantForm } from '../use-variant-form.tsx'
import { useVariant } from '../variant-context.ts'

const FOUND_MAX = 20
const part = attributePart('sustainability')

export const Component = () => {
  const { variant, viewOnly } = useVariant()
  const { client } = useOrganization()
  const { form, version, question } = useVariantForm<VariantAttribute[]>(part)
  const known = useQuery(sustainabilityQuery(client))
  const findValues = useCallback(
    (x: string) => async (search: string, signal: AbortSignal) => {
      const query = { perPage: FOUND_MAX, ...(search !== '' && { search }) }
      return (await client.baseAttributes.validValues({ params: { x }, query }, { signal })).items
    },
    [client],
  )
  const findUnits = useFindUnits()
  return (
    <>
      <SustainabilityTab
        key={version}
        {...form}
        viewOnly={viewOnly}
        known={known.data}
        units={useUnitsOfMeasure()}
        otherKeys={part.otherKeys(variant)}
        findValues={findValues}
        findUnits={findUnits}
      />
      {question}
    </>
  )
}
