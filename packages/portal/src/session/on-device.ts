import type { Logger } from '@tracemark/state-machines/session'

/** What somebody who signs out leaves on this device, or loses there. */
export interface OnDevice {
  /** Records that the server does not have. */
  waiting: number
  /** Places that were downloaded. */
  places: number
}

interface Counts {
  countWaiting: () => Promise<number>
  countDownloaded: () => Promise<number>
  logger: Logger
}

/** Nothing where there is nothing to ask about. A device that can't be read has nothing: it holds nobody back. */
export const readOnDevice = async ({ countWaiting, countDownloaded, logger }: Counts): Promise<OnDevice | undefined> => {
  const none = (error: unknown) => {
    logger.warn('What this device keeps could not be read.', { error })
    return 0
  }
  const [waiting, places] = await Promise.all([countWaiting().catch(none), countDownloaded().catch(none)])
  return waiting + places > 0 ? { waiting, places } : undefined
}
