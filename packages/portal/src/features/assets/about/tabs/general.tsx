import { GeneralTab } from '@tracemark/ui/screens/assets/about'
import type { ComponentProps } from 'react'
import { type AssetChanges, assetChange, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

type Values = NonNullable<ComponentProps<typeof GeneralTab>['values']>

const options = {
  tab: 'general',
  getValues: ({ asset: { name, description, image }, info: { content } }: SavedAsset): Values => ({
    name,
    description,
    ...(image !== undefined && { image }),
    ...(content.longDescription !== undefined && { longDescription: content.longDescription }),
  }),
  getChanges: (
    { longDescription, ...values }: Values,
    { longDescription: was, ...before }: Values,
    { info: { content } }: SavedAsset,
  ): AssetChanges => ({
    asset: assetChange(before, values),
    ...(longDescription !== was && { info: { content: { ...content, longDescription } } }),
  }),
}

export const Component = () => {
  const { form, version, question } = useAssetForm<Values>(options)
  return (
    <>
      <GeneralTab
        key={version}
        {...form}
        onSave={async (values, before) => {
          const refusal = await form.onSave(values, before)
          // The long description is part of the page's content.
          const fields = refusal?.fields?.map((field) => (field.path[0] === 'content' ? { ...field, path: field.path.slice(1) } : field))
          return refusal && { ...refusal, fields }
        }}
      />
      {question}
    </>
  )
}
