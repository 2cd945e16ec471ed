import type { Logger } from '@tracemark/state-machines/session'
import { deviceStorage } from '../platform/device-storage.ts'

const KEY = 'tracemark.forget-guided-tasks'

const noteBegun = (): void => {
  try {
    deviceStorage.setItem(KEY, 'true')
  } catch {
    // Storage that is full: a page that is left meanwhile forgets no more.
  }
}

const clear = async (): Promise<void> => {
  const { offlineCache } = await import('../features/guided-tasks/offline-cache.ts')
  await offlineCache.clear()
  deviceStorage.removeItem(KEY)
}

/** Whoever takes the device next sees nothing of what it keeps of guided tasks. Records that wait stay. */
export const forgetGuidedTasks = (logger: Logger): void => {
  noteBegun()
  clear().catch((error) => logger.warn('What this device keeps of guided tasks could not be cleared.', { error }))
}

/** Forgets what a page that was left had begun to forget. */
export const finishForgetting = async (): Promise<void> => {
  if (deviceStorage.getItem(KEY) !== null) await clear()
}
