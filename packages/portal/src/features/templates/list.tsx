import { TemplatesScreen } from '@tracemark/ui/screens/templates'
import { Outlet } from 'react-router'
import { useResourceList } from '../../platform/resource/use-resource-list.ts'
import { templates } from './resource.ts'

/** /org/:org/content/templates */
export const Component = () => (
  <>
    <TemplatesScreen {...useResourceList(templates)} />
    <Outlet />
  </>
)
