import { isPassing, toFailure } from '../shared/failure.ts'
import { KNOWN_AFTER_MS } from './guided-tasks.constants.ts'
import type { GuidedTasksDependencies } from './guided-tasks.dependencies.ts'
import { unreachable } from './prepared-links.ts'

/** Asks the server; what this device knows stands in for an answer that does not come. */
export const createPreferServer =
  (viewer: GuidedTasksDependencies['viewer']) =>
  async <Answer, Kept>(
    signal: AbortSignal,
    kept: Kept | undefined,
    ask: (signal: AbortSignal) => Promise<Answer>,
  ): Promise<Answer | Kept> => {
    if (!viewer()) {
      if (kept) return kept
      throw unreachable()
    }
    try {
      return await ask(kept ? AbortSignal.any([signal, AbortSignal.timeout(KNOWN_AFTER_MS)]) : signal)
    } catch (error) {
      if (kept && isPassing(toFailure(error))) return kept
      throw error
    }
  }
