import type { Logger } from '@tracemark/state-machines/session'

/** Whoever takes the device next sees nothing of what it keeps of guided tasks. Records that wait stay. */
export const forgetGuidedTasks = (logger: Logger): void => {
  import('../features/guided-tasks/offline-cache.ts')
    .then(({ offlineCache }) => offlineCache.clear())
    .catch((error) => logger.warn('What this device keeps of guided tasks could not be cleared.', { error }))
}
