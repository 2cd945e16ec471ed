import { AccessTokensScreen } from '@tracemark/ui/screens/access-tokens'
import { Outlet } from 'react-router'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { accessTokens } from './resource.ts'

export const prefetch = prefetchList(accessTokens)

/** /org/:org/settings/advanced/access-tokens */
export const Component = () => (
  <>
    <AccessTokensScreen {...useResourceList(accessTokens)} />
    <Outlet />
  </>
)
