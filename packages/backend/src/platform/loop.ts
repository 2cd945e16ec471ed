import type { Log } from './log.ts'

/** After what is woken for was written, and most likely committed. */
const WAKE_MS = 50

export interface Loop {
  start(): void
  /** Runs soon, unless it is running. Does nothing before `start`. */
  wake(): void
  /** Runs no more, and waits for what is under way. */
  stop(): Promise<void>
}

export interface LoopOptions {
  log: Log
  /** What is logged where a run fails. The next one comes all the same. */
  failure: string
  /** From the end of a run to the next. */
  everyMs: number
  /** From `start` to the first run. */
  firstMs?: number
}

/** Runs again and again, one run at a time, and keeps no process from ending. */
export const createLoop = (run: () => Promise<unknown>, { log, failure, everyMs, firstMs = WAKE_MS }: LoopOptions): Loop => {
  let timer: NodeJS.Timeout | undefined
  let underWay: Promise<unknown> = Promise.resolve()
  let isRunning = false
  let isStarted = false
  const schedule = (milliseconds: number): void => {
    if (!isStarted || isRunning) return
    clearTimeout(timer)
    timer = setTimeout(begin, milliseconds).unref()
  }
  const begin = (): void => {
    isRunning = true
    underWay = run()
      .catch((error: unknown) => log.error({ error: error instanceof Error ? error.stack : String(error) }, failure))
      .finally(() => {
        isRunning = false
        schedule(everyMs)
      })
  }
  return {
    start: () => {
      isStarted = true
      schedule(firstMs)
    },
    wake: () => schedule(WAKE_MS),
    stop: async () => {
      isStarted = false
      clearTimeout(timer)
      await underWay
    },
  }
}
