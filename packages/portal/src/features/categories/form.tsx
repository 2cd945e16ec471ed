import { CategoryForm } from '@tracemark/ui/screens/categories'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { templates } from '../templates/resource.ts'
import { categories } from './resource.ts'

/** …/categories/new and …/categories/:id */
export const Component = () => {
  const { form, question, row } = useResourceForm(categories)
  const findTemplates = useFindOptions(templates)
  return (
    <>
      <CategoryForm {...form} category={row} findTemplates={findTemplates} />
      {question}
    </>
  )
}
