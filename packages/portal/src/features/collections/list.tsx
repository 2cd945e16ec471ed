import { CollectionsScreen } from '@tracemark/ui/screens/collections'
import { Outlet } from 'react-router'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { collections } from './resource.ts'

export const prefetch = prefetchList(collections)

/** The list of collections, and what opens over it. */
export const Component = () => (
  <>
    <CollectionsScreen {...useResourceList(collections)} />
    <Outlet />
  </>
)
