import type { Threads } from '../workers/threads.ts'
import type { InspectedFile, SentFile } from './inspect.ts'

/**
 * What every file goes through before it is kept, whichever way it comes: what it is, and its bytes without what a camera wrote. Fails
 * with a problem where that can't be told or done.
 */
export const takeIn = async (threads: Threads, organizationId: number, sent: SentFile): Promise<InspectedFile> => {
  const inspected = await threads.run('inspectFile', organizationId, sent)
  return inspected.contentType === 'image/svg+xml' ? threads.run('drawFile', organizationId, sent) : inspected
}
