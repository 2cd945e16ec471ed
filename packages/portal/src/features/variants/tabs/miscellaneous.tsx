import type { VariantAttribute } from '@tracemark/api/schemas'
import { MiscellaneousTab } from '@tracemark/ui/screens/variants/record'
import { attributePart } from '../attribute-parts.ts'
import { useUnitsOfMeasure } from '../use-units-of-measure.ts'
import { useVariantForm } from '../use-variant-form.tsx'
import { useVariant } from '../variant-context.ts'

const part = attributePart('miscellaneous')

export const Component = () => {
  const { variant, viewOnly } = useVariant()
  const { form, version, question } = useVariantForm<VariantAttribute[]>(part)
  return (
    <>
      <MiscellaneousTab
        key={version}
        {...form}
        variant={variant}
        viewOnly={viewOnly}
        units={useUnitsOfMeasure()}
        otherKeys={part.otherKeys(variant)}
      />
      {question}
    </>
  )
}
