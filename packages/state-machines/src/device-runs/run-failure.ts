import { isPassing, toFailure } from '../shared/failure.ts'
import type { TaskRunFailure, TaskRunStep } from './run-calls.types.ts'

/** Why a call of a run failed. */
export const toTaskRunFailure = (step: TaskRunStep, error: unknown): TaskRunFailure => {
  const failure = toFailure(error)
  return { step, ...failure, retryable: isPassing(failure) }
}
