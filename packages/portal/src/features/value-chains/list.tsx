import { ValueChainsScreen } from '@tracemark/ui/screens/value-chains'
import { Outlet } from 'react-router'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { valueChains } from './resource.ts'

/** /org/:org/settings/value-chains/list */
export const Component = () => (
  <>
    <ValueChainsScreen {...useResourceList(valueChains)} />
    <Outlet />
  </>
)
