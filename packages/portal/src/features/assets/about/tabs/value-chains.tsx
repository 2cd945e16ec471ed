import { useQuery } from '@tanstack/react-query'
import { contract } from '@tracemark/api/contract'
import { ValueChainTab } from '@tracemark/ui/screens/assets/about'
import { useState } from 'react'
import { useOrganization } from '../../../../platform/organization-context.tsx'
import { useFindOptions } from '../../../../platform/resource/use-find-options.ts'
import { chainChoices } from '../../../value-chains/choices.ts'
import { useAsset } from '../../asset-page.tsx'
import { type AssetChanges, assetChange, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

interface Values {
  valueChainId?: string | undefined
}

const options = {
  tab: 'value-chains',
  getValues: ({ asset: { valueChainId } }: SavedAsset): Values => (valueChainId === undefined ? {} : { valueChainId }),
  getChanges: (values: Values, before: Values): AssetChanges => ({ asset: assetChange(before, values) }),
}

export const Component = () => {
  const asset = useAsset()
  const { form, saved, version, question } = useAssetForm<Values>(options)
  const find = useFindOptions(chainChoices)
  const { organization, client, may } = useOrganization()
  const [chosen, setChosen] = useState<string>()
  const chain = useQuery({
    queryKey: ['value-chain', organization.id, chosen],
    queryFn: ({ signal }) => client.valueChains.get({ params: { id: chosen ?? '' } }, { signal }),
    enabled: chosen !== undefined && may(contract.valueChains.get),
  })
  return (
    <>
      <ValueChainTab key={version} {...form} asset={saved?.asset ?? asset} find={find} chain={chain.data} onChoice={setChosen} />
      {question}
    </>
  )
}
