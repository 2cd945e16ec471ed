import { SupportProfilesScreen } from '@tracemark/ui/screens/support-profiles'
import { Outlet } from 'react-router'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { supportProfiles } from './resource.ts'

export const prefetch = prefetchList(supportProfiles)

/** …/organization-settings/support-profiles */
export const Component = () => (
  <>
    <SupportProfilesScreen {...useResourceList(supportProfiles)} />
    <Outlet />
  </>
)
