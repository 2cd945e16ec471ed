import type { Certification } from '@tracemark/api/schemas'
import { CertificationsTab } from '@tracemark/ui/screens/assets/about'
import { type AssetChanges, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

const options = {
  tab: 'certifications',
  getValues: ({ asset: { certifications } }: SavedAsset) => certifications,
  getChanges: (certifications: Certification[]): AssetChanges => ({ asset: { certifications } }),
}

export const Component = () => {
  const { form, version, question } = useAssetForm<Certification[]>(options)
  return (
    <>
      <CertificationsTab key={version} {...form} />
      {question}
    </>
  )
}
