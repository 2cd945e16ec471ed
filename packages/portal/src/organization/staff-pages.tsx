import '../platform/has-unsaved-input.ts'
import { MuiTheme } from '@tracemark/ui/theme'
import { Outlet } from 'react-router'
import { useFollowLinks } from '../platform/use-follow-links.ts'

/** Around the pages of staff: MUI, and links that stay within the portal. */
export const Component = () => {
  useFollowLinks()
  return (
    <MuiTheme>
      <Outlet />
    </MuiTheme>
  )
}
