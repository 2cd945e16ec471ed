import { useQuery } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import { AssetForm } from '@tracemark/ui/screens/assets/list'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useFindOptions } from '../../platform/resource/use-find-options.ts'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { categories } from '../categories/resource.ts'
import { templates } from '../templates/resource.ts'
import { chainChoices, defaultChainQuery } from '../value-chains/choices.ts'
import { assets } from './resource.ts'

/** /org/:org/products/new */
export const Component = () => {
  const { client, may } = useOrganization()
  const { form, question } = useResourceForm(assets)
  const chain = useQuery({ ...defaultChainQuery(client), enabled: may(contract.valueChains.list) })
  const defaultChain = chain.data ?? undefined
  return (
    <>
      <AssetForm
        {...form}
        // Without it, a chain can still be chosen.
        values={chain.isLoading ? undefined : { name: '', ...(defaultChain && { valueChainId: defaultChain.id }) }}
        defaultChain={defaultChain}
        findCategories={useFindOptions(categories)}
        findTemplates={useFindOptions(templates)}
        findValueChains={useFindOptions(chainChoices)}
        getChain={(id) =>
          client.templates.get({ params: { id } }).then(
            ({ valueChain }) => valueChain,
            // Without it, a chain can still be chosen.
            () => undefined,
          )
        }
        getTemplate={(id) =>
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
