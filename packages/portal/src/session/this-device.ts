import { openDevice, WAITING_STATES } from '@tracemark/embed/device-runs'
import type { Logger } from '@tracemark/state-machines/session'
import { offlineCache } from '../features/guided-tasks/offline-cache.ts'
import { type OnDevice, readOnDevice } from './on-device.ts'

/** What this device has of whoever signs out. */
export const readThisDevice = (logger: Logger): Promise<OnDevice | undefined> =>
  readOnDevice({
    countWaiting: async () => {
      const { runs } = await openDevice()
      return (await runs.read()).filter(({ state }) => WAITING_STATES.includes(state)).length
    },
    countDownloaded: offlineCache.countDownloaded,
    logger,
  })
