import { setTimeout as pause } from 'node:timers/promises'

/** What PostgreSQL says when it undoes a transaction for another one's sake, and asks for it again (its manual, 13.5): serialization failures and deadlocks. */
const CONFLICTS: ReadonlySet<unknown> = new Set(['40001', '40P01'])
/** A migration that has to wait may undo the same transaction several times. */
const TRIES_MAX = 5
const PAUSE_MS = 20

/**
 * "cached plan must not change result type": a newer process has changed what a kept statement answers. Its code stands for much that can't be
 * mended by another try; the routine tells it apart in every language.
 */
export const isStalePlan = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === '0A000' && 'routine' in error && error.routine === 'RevalidateCachedQuery'

const isConflict = (error: unknown): boolean =>
  (error instanceof Error && 'code' in error && CONFLICTS.has(error.code)) || isStalePlan(error)

/** So that two transactions that undid each other do not meet again; longer with each try. */
const pauseAfter = (tries: number): Promise<void> => pause(Math.random() * PAUSE_MS * 2 ** tries)

/** Runs whole transactions alone: nothing of what was undone stands, and nothing of it may have left this process. */
export const retryConflicts = async <Result>(run: () => Promise<Result>): Promise<Result> => {
  for (let tries = 1; ; tries += 1)
    try {
      return await run()
    } catch (error) {
      if (!isConflict(error) || tries === TRIES_MAX) throw error
      await pauseAfter(tries)
    }
}
