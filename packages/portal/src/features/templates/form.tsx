import { TemplateForm } from '@tracemark/ui/screens/templates'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { assets } from '../assets/resource.ts'
import { categories } from '../categories/resource.ts'
import { templates } from './resource.ts'

/** …/templates/new and …/templates/:id */
export const Component = () => {
  const { form, question, row } = useResourceForm(templates)
  return (
    <>
      <TemplateForm {...form} template={row} findCategories={useFindOptions(categories)} findAssets={useFindOptions(assets)} />
      {question}
    </>
  )
}
