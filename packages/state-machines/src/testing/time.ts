import { vi } from 'vitest'
import { SimulatedClock } from 'xstate'

/** A clock for the actors' timers that moves `Date` along. Call inside a test; `restoreTime` afterwards. */
export const createTestTime = (start: string) => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(start) })
  const clock = new SimulatedClock()
  return {
    clock,
    seconds: () => Date.now() / 1_000,
    pass: (milliseconds: number) => {
      vi.setSystemTime(Date.now() + milliseconds)
      clock.increment(milliseconds)
    },
    /** Time that no timer notices: the machine slept. */
    sleep: (milliseconds: number) => vi.setSystemTime(Date.now() + milliseconds),
  }
}

export const restoreTime = () => vi.useRealTimers()
