import type { Variant, VariantComponent } from '@tracemark/api/schemas'
import { ComponentsTab } from '@tracemark/ui/screens/variants/record'
import { Family } from '../family.tsx'
import { useCatalogue } from '../use-catalogue.ts'
import { useUnitsOfMeasure } from '../use-units-of-measure.ts'
import { useVariantForm } from '../use-variant-form.tsx'
import { useVariant } from '../variant-context.ts'

const options = {
  tab: 'components',
  getValues: ({ components }: Variant) => components.toSorted((one, other) => one.order - other.order),
  getChanges: (components: VariantComponent[]) => ({ components: components.map((component, order) => ({ ...component, order })) }),
}

export const Component = () => {
  const { viewOnly } = useVariant()
  const { form, version, question } = useVariantForm<VariantComponent[]>(options)
  const units = useUnitsOfMeasure()
  return (
    <>
      <Family units={units} />
      <ComponentsTab key={version} {...form} viewOnly={viewOnly} catalogue={useCatalogue()} units={units} />
      {question}
    </>
  )
}
