import { type Kysely, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { awaitWithin } from '../db/await-within.ts'
import { unavailable } from './failures.ts'

/** Whoever asks gives up soon. Longer than a database takes to answer that is only busy. */
const READY_MS = 3_000

/** Fails with `unavailable` where the database does not answer in time, or takes no changes because it is a standby. */
export const assertReady = async (db: Kysely<Database>, milliseconds = READY_MS): Promise<void> => {
  try {
    const { rows } = await awaitWithin(milliseconds, sql<{ standby: boolean }>`select pg_is_in_recovery() as standby`.execute(db))
    if (rows[0]?.standby) throw new Error('The database is a standby.')
  } catch (error) {
    throw unavailable(error)
  }
}
