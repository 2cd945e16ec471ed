import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { openStorage } from '../platform/device-storage.ts'
import { useServices } from '../platform/services-context.tsx'
import { takeAfterLogout } from './after-logout.ts'
import { forgetGuidedTasks } from './forget-guided-tasks.ts'

/** Home; or where somebody who signs out to come back as somebody else was. */
export const LoggedOut = () => {
  const { logger } = useServices()
  const [to] = useState(() => takeAfterLogout(openStorage(() => sessionStorage)))
  useEffect(() => forgetGuidedTasks(logger), [logger])
  return <Navigate to={to} replace />
}
