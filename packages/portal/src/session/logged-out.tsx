import { useEffect, useState } from 'react'
import { Navigate } from 'react-router'
import { openStorage } from '../platform/device-storage.ts'
import { useServices } from '../platform/services-context.tsx'
import { takeAfterLogout } from './after-logout.ts'

/** Home; or where somebody who signs out to come back as somebody else was. */
export const LoggedOut = () => {
  const { logger } = useServices()
  const [to] = useState(() => takeAfterLogout(openStorage(() => sessionStorage)))
  useEffect(() => {
    // Whoever takes the device next sees nothing of it. Records that wait stay.
    import('../features/guided-tasks/offline-cache.ts')
      .then(({ offlineCache }) => offlineCache.clear())
      .catch((error) => logger.warn('What this device keeps of field tasks could not be cleared.', { error }))
  }, [logger])
  return <Navigate to={to} replace />
}
