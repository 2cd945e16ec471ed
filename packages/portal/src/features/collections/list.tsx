import { contract } from '@tracemark/api/contract'
import type { Collection } from '@tracemark/api/schemas'
import { useTranslate } from '@tracemark/ui/i18n'
import { CollectionsScreen } from '@tracemark/ui/screens/collections'
import { Outlet } from 'react-router'
import { useOrganization } from '../../platform/organization-context.tsx'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { useWayBack } from '../../platform/use-way-back.ts'
import { writeCollectionAddress } from './collection-address.ts'
import { collections } from './resource.ts'

export const prefetch = prefetchList(collections)

/** /org/:org/content/collections */
export const Component = () => {
  const { organization, may } = useOrganization()
  const { open } = useWayBack()
  const t = useTranslate()
  const list = useResourceList(collections)
  const show = ({ id }: Collection) => ({
    id: 'show',
    label: t('collections:show'),
    icon: 'interactions' as const,
    onSelect: () => open(writeCollectionAddress(organization.slug, id)),
  })
  const own = may(contract.interactions.list)
  return (
    <>
      <CollectionsScreen {...list} rowActions={(row) => [...(own ? [show(row)] : []), ...(list.rowActions?.(row) ?? [])]} />
      <Outlet />
    </>
  )
}
