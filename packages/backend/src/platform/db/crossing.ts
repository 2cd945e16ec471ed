import { enterScope, type ScopedDatabase } from './scope.ts'

/** Does something as another organization, in the same transaction. */
export type As = <Result>(organizationId: number, run: () => Promise<Result>) => Promise<Result>

/**
 * The only way from one organization's rows to another's: what is shared has a row on either side, and each is written in its own
 * scope. What fails undoes both sides, so there is no scope to come back to then.
 */
export const crossing =
  (db: ScopedDatabase, home: number): As =>
  async (organizationId, run) => {
    if (organizationId === home) return run()
    await enterScope(db, { organizationId })
    const result = await run()
    await enterScope(db, { organizationId: home })
    return result
  }
