import '@tracemark/ui/field.css'
import '@tracemark/ui/outbox.css'
import { Outlet } from 'react-router'

/** Around the pages of the field tier: its styles. */
export const Component = () => <Outlet />
