import { useQuery } from '@tanstack/react-query'
import { useLanguage } from '@tracemark/ui/i18n'
import { NewValueChainForm } from '@tracemark/ui/screens/value-chains'
import { useOrganization } from '../../platform/organization-context.tsx'
import { useResourceForm } from '../../platform/resource/use-resource-form.tsx'
import { valueChains } from './resource.ts'

/** …/value-chains/list/new */
export const Component = () => {
  const { client } = useOrganization()
  const { form, question } = useResourceForm(valueChains)
  const lang = useLanguage()
  const starters = useQuery({
    queryKey: ['value-chain-starters', client.organizationId, lang],
    queryFn: ({ signal }) => client.valueChains.starters({ query: { lang } }, { signal }),
    // They are part of the product.
    staleTime: Number.POSITIVE_INFINITY,
  })
  return (
    <>
      {/* Without them a chain can still begin empty. */}
      <NewValueChainForm {...form} starters={starters.isError ? [] : starters.data?.items} />
      {question}
    </>
  )
}
