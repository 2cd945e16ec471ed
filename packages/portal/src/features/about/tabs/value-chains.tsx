import { ValueChainTab } from '@tracemark/ui/screens/asset-about'
import { useFindOptions } from '../../../platform/resource/use-find-options.ts'
import { useAsset } from '../../assets/asset-page.tsx'
import { chainChoices } from '../../value-chains/choices.ts'
import { type AssetChanges, assetChange, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

interface Values {
  valueChainId?: string | undefined
}

const options = {
  tab: 'value-chains',
  valuesOf: ({ asset: { valueChainId } }: SavedAsset): Values => (valueChainId === undefined ? {} : { valueChainId }),
  changesOf: (values: Values, before: Values): AssetChanges => ({ asset: assetChange(before, values) }),
}

export const Component = () => {
  const asset = useAsset()
  const { form, saved, version, question } = useAssetForm<Values>(options)
  const find = useFindOptions(chainChoices)
  return (
    <>
      <ValueChainTab key={version} {...form} asset={saved?.asset ?? asset} find={find} />
      {question}
    </>
  )
}
