import { useQuery } from '@tanstack/react-query'
import type { OrganizationClient } from '@tracemark/api/client'
import { contract } from '@tracemark/api/contract'
import type { Category } from '@tracemark/api/schemas'
import { CategoryTab } from '@tracemark/ui/screens/assets/about'
import { useState } from 'react'
import { useOrganization } from '../../../../platform/organization-context.tsx'
import { useFindOptions } from '../../../../platform/resource/use-find-options.ts'
import { type AssetChanges, assetChange, type SavedAsset, useAssetForm } from '../use-asset-form.tsx'

interface Values {
  categoryId?: string | undefined
}

const options = {
  tab: 'category',
  getValues: ({ asset: { categoryId } }: SavedAsset): Values => (categoryId === undefined ? {} : { categoryId }),
  getChanges: (values: Values, before: Values): AssetChanges => ({ asset: assetChange(before, values) }),
}

const categories = { calls: (client: OrganizationClient) => client.categories, getName: ({ name }: Category) => name }

export const Component = () => {
  const { form, saved, version, question } = useAssetForm<Values>(options)
  const find = useFindOptions(categories)
  const { organization, client, may } = useOrganization()
  const [chosen, setChosen] = useState<string>()
  const meaning = useQuery({
    queryKey: ['categories', organization.id, 'one', chosen],
    queryFn: ({ signal }) => client.categories.get({ params: { id: chosen ?? '' } }, { signal }),
    enabled: chosen !== undefined && may(contract.categories.get),
  })
  return (
    <>
      <CategoryTab key={version} {...form} category={saved?.asset.category} find={find} meaning={meaning.data} onChoice={setChosen} />
      {question}
    </>
  )
}
