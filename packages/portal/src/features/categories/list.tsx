import { CategoriesScreen } from '@tracemark/ui/screens/categories'
import { Outlet } from 'react-router'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { categories } from './resource.ts'

export const prefetch = prefetchList(categories)

/** /org/:org/settings/organization-settings/categories */
export const Component = () => (
  <>
    <CategoriesScreen {...useResourceList(categories)} />
    <Outlet />
  </>
)
