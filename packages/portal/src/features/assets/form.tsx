import { AssetForm } from '@tracemark/ui/screens/assets'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { categories } from '../categories/resource.ts'
import { templates } from '../templates/resource.ts'
import { valueChains } from '../value-chains/resource.ts'
import { assets } from './resource.ts'

/** /org/:org/products/new */
export const Component = () => {
  const { client } = useOrganization()
  const { form, question } = useResourceForm(assets)
  return (
    <>
      <AssetForm
        {...form}
        findCategories={useFindOptions(categories)}
        findTemplates={useFindOptions(templates)}
        findValueChains={useFindOptions(valueChains)}
        templateOf={(id) =>
          client.categories.get({ params: { id } }).then(
            ({ defaultTemplate }) => defaultTemplate,
            // Without it, a template can still be chosen.
            () => undefined,
          )
        }
      />
      {question}
    </>
  )
}
