import type { AssetImage } from '@tracemark/api/schemas'
import { GalleryTab } from '@tracemark/ui/screens/assets/about'
import { type AssetChanges, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

const options = {
  tab: 'gallery',
  getValues: ({ asset: { images } }: SavedAsset) => images,
  getChanges: (images: AssetImage[]): AssetChanges => ({ asset: { images } }),
}

export const Component = () => {
  const { form, version, question } = useAssetForm<AssetImage[]>(options)
  return (
    <>
      <GalleryTab key={version} {...form} />
      {question}
    </>
  )
}
