import '@tracemark/ui/field.css'
import '@tracemark/ui/outbox.css'
import { Outlet } from 'react-router'
import { WholeLanguage } from '../app/i18n.tsx'

/** Around the pages of the field tier: its styles, and every text from the beginning. */
export const FieldPages = () => (
  <WholeLanguage>
    <Outlet />
  </WholeLanguage>
)
