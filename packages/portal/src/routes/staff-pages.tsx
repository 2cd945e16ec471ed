import '@tracemark/ui/field.css'
import '../app/has-unsaved-input.ts'
import { MuiTheme } from '@tracemark/ui/theme'
import { Outlet } from 'react-router'
import { WholeLanguage } from '../app/i18n.tsx'
import { useFollowLinks } from '../app/use-follow-links.ts'

/** Around pages of forms, charts and the like: MUI, the field tier's styles and every text from the beginning. Lists do without. */
export const StaffPages = () => {
  useFollowLinks()
  return (
    <WholeLanguage>
      <MuiTheme>
        <Outlet />
      </MuiTheme>
    </WholeLanguage>
  )
}
