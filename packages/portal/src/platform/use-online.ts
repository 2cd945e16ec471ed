import { serverPresence } from '@tracemark/api/presence'
import { useSyncExternalStore } from 'react'

const subscribe = (changed: () => void) => {
  addEventListener('online', changed)
  addEventListener('offline', changed)
  return () => {
    removeEventListener('online', changed)
    removeEventListener('offline', changed)
  }
}

/** Whether the device believes it has a network. */
export const useOnline = (): boolean => useSyncExternalStore(subscribe, () => navigator.onLine)

/** What a page's bar says: the device has no network, or the server does not answer. */
export const useConnection = (): { offline: boolean; away: boolean } => ({
  offline: !useOnline(),
  away: useSyncExternalStore(serverPresence.subscribe, serverPresence.isAway),
})
