import type { Log } from './log.ts'
import { createLoop } from './loop.ts'

const EVERY_MS = 10 * 60 * 1000
const FIRST_MS = 60 * 1000

/** What is done from time to time, in every process: each piece bears being done by several at once. */
export interface Maintenance {
  run(): Promise<void>
  start(): void
  stop(): Promise<void>
}

/** `tasks` by name; each gives how much it has swept. One that fails keeps no other from its work. */
export const createMaintenance = (log: Log, tasks: Readonly<Record<string, () => Promise<number>>>): Maintenance => {
  const run = async (): Promise<void> => {
    for (const [name, task] of Object.entries(tasks)) {
      try {
        const swept = await task()
        if (swept > 0) log.info({ task: name, swept }, 'maintenance')
      } catch (error) {
        log.error({ task: name, error: error instanceof Error ? error.stack : String(error) }, 'A task of maintenance failed.')
      }
    }
  }
  const { start, stop } = createLoop(run, { log, failure: 'Maintenance failed.', everyMs: EVERY_MS, firstMs: FIRST_MS })
  return { run, start, stop }
}
