import { AttributesScreen } from '@tracemark/ui/screens/attributes'
import { Outlet } from 'react-router'
import { prefetchList } from '../../platform/resource/to-list-options.ts'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { attributes } from './resource.ts'
import { AttributeTabs } from './tabs.tsx'

export const prefetch = prefetchList(attributes)

/** /org/:org/content/attributes */
export const Component = () => {
  const list = useResourceList(attributes)
  return (
    <>
      <AttributeTabs current="own" onCreate={list.onCreate}>
        <AttributesScreen {...list} />
      </AttributeTabs>
      <Outlet />
    </>
  )
}
