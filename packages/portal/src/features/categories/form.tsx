import type { OrganizationClient } from '@tracemark/api/client'
import { CategoryForm } from '@tracemark/ui/screens/categories'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { categories } from './resource.ts'

const templates = { calls: (client: OrganizationClient) => client.templates, nameOf: ({ name }: { name: string }) => name }

/** …/categories/new and …/categories/:id */
export const Component = () => {
  const { form, question } = useResourceForm(categories)
  const findTemplates = useFindOptions(templates)
  return (
    <>
      <CategoryForm {...form} findTemplates={findTemplates} />
      {question}
    </>
  )
}
