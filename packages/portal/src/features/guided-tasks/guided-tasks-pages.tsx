import '@tracemark/ui/field.css'
import '@tracemark/ui/device-runs.css'
import { Outlet } from 'react-router'

/** Around the pages of the field tier: its styles. */
export const Component = () => <Outlet />
