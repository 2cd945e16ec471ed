import type { Clock } from '../platform/clock.ts'
import { TEST_NOW } from './template.ts'

/** A clock that stands until it is moved. */
export interface MovableClock extends Clock {
  forward(seconds: number): void
}

export const movableClock = (start: Date = TEST_NOW): MovableClock => {
  let now = start.getTime()
  return {
    now: () => new Date(now),
    forward: (seconds) => {
      now += seconds * 1000
    },
  }
}
