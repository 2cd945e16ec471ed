import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { unavailable } from './failures.ts'

/** Whoever asks gives up soon. Longer than a database takes to answer that is only busy. */
const READY_MS = 3_000

/** Fails with `unavailable` where the database does not answer in time, or takes no changes because it is a standby. */
export const assertReady = async (db: Kysely<Database>, milliseconds = READY_MS): Promise<void> => {
  const late = Promise.withResolvers<never>()
  const timer = setTimeout(() => late.reject(new Error(`The database did not answer within ${milliseconds} ms.`)), milliseconds)
  try {
    const { rows } = await Promise.race([sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db), late.promise])
    if (rows[0]?.standby) throw new Error('The database is a standby.')
  } catch (error) {
    throw unavailable(error)
  } finally {
    clearTimeout(timer)
  }
}
