import type { SnapshotFrom } from 'xstate'
import type { closingMachine } from './closing.machine.ts'

/** Seconds left of a result that closes by itself, `held` by the worker, or over. */
export type ClosingView = number | 'held' | 'closed'

export const toClosingView = ({ value, context }: SnapshotFrom<typeof closingMachine>): ClosingView =>
  value === 'counting' ? context.secondsLeft : value
