import { AttributeForm } from '@tracemark/ui/screens/attributes'
import { useMemo } from 'react'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { attributes } from './resource.ts'
import { useFindUnits } from './use-find-units.ts'

/** …/content/attributes/new and …/content/attributes/:id */
export const Component = () => {
  const { form, question, row } = useResourceForm(attributes)
  const findUnits = useFindUnits()
  return (
    <>
      <AttributeForm {...form} attribute={row} findUnits={useMemo(() => findUnits(), [findUnits])} />
      {question}
    </>
  )
}
