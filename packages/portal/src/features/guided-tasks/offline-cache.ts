import { createOfflineCache } from '@tracemark/state-machines/guided-tasks'

/** What guided tasks keep on this device beside its runs. */
export const offlineCache = createOfflineCache(indexedDB)
