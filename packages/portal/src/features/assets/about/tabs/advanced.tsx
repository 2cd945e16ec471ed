import { contract } from '@tracemark/api/contract'
import { toSlug } from '@tracemark/api/rules'
import type { PublicInfoChange } from '@tracemark/api/schemas'
import { describeFields } from '@tracemark/ui/components/form-frame'
import { AdvancedTab } from '@tracemark/ui/screens/assets/about'
import type { ComponentProps } from 'react'
import type * as z from 'zod/mini'
import { getChanges } from '../../../../platform/resource/get-changes.ts'
import { type AssetChanges, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

type Values = NonNullable<ComponentProps<typeof AdvancedTab>['values']>

const fields = describeFields(contract.assets.updatePublicInfo.body)

const options = {
  tab: 'advanced',
  getValues: ({ info }: SavedAsset): Values => ({
    isEnabledPublicLink: info.isEnabledPublicLink,
    ...(info.publicLink !== undefined && { publicLink: info.publicLink }),
    isEnabledPublicContent: info.isEnabledPublicContent,
    isEnabledDiscovery: info.isEnabledDiscovery,
    isEnabledServices: info.isEnabledServices,
  }),
  getChanges: (values: Values, before: Values): AssetChanges => ({
    info: getChanges({ ...before }, { ...values }, fields) as z.infer<typeof PublicInfoChange>,
  }),
}

export const Component = () => {
  const { form, saved, version, question } = useAssetForm<Values>(options)
  return (
    <>
      <AdvancedTab key={version} {...form} proposedAddress={saved && toSlug(saved.asset.name)} />
      {question}
    </>
  )
}
