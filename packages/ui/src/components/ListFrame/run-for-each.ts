import type { Failure } from '../../errors/error-code.ts'
import type { RowFailure } from './types.ts'

/** An action that calls the server once for each row, one after the other. */
export const runForEach =
  (call: (id: string) => Promise<unknown>, toFailure: (error: Error, id: string) => Failure) =>
  async (
    ids: readonly string[],
    onProgress: (done: number) => void,
    _chosen?: readonly string[],
    signal?: AbortSignal,
  ): Promise<readonly RowFailure[]> => {
    const failures: RowFailure[] = []
    for (const [index, id] of ids.entries()) {
      if (signal?.aborted) break
      try {
        await call(id)
      } catch (error) {
        failures.push({ id, failure: toFailure(error as Error, id) })
      }
      onProgress(index + 1)
    }
    return failures
  }
