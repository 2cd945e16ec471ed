import { MuiTheme } from '@tracemark/ui/theme'
import { Outlet } from 'react-router'

/** Around the pages that show parts of MUI from the beginning. Other pages fetch it when a menu or a dialog opens. */
export const MuiPages = () => (
  <MuiTheme>
    <Outlet />
  </MuiTheme>
)
