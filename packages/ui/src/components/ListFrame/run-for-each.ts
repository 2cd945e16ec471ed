import type { Failure } from '../../errors/error-code.ts'
import type { RowFailure, RunningAction } from './types.ts'

/** An action that calls the server once for each row, one after the other. */
export const runForEach =
  (call: (id: string) => Promise<unknown>, toFailure: (error: Error) => Failure): RunningAction['run'] =>
  async (ids, onProgress) => {
    const failures: RowFailure[] = []
    for (const [index, id] of ids.entries()) {
      try {
        await call(id)
      } catch (error) {
        failures.push({ id, failure: toFailure(error as Error) })
      }
      onProgress(index + 1)
    }
    return failures
  }
