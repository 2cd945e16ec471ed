import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import { migrate } from './migrations/index.ts'
import type { Database } from './schema.ts'

/** An open, migrated database whose queries run as `tracemark_app`. */
export interface DatabaseConnection {
  db: Kysely<Database>
  /** Whether other processes may have it open, too. */
  isShared: boolean
  /** Waits until all that was committed so far outlives a failure of the machine. No answer to a change leaves before. */
  durable(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL has kept what it has committed; a database in memory keeps nothing. */
const atOnce = async (): Promise<void> => undefined

export const APP_ROLE = 'tracemark_app'
const MAX_CONNECTIONS = 10
/** A transaction waits for queries of its own alone; one that is idle for so long was forgotten, and must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 15_000

/**
 * PostgreSQL 15 or later. The user of `url` owns the tables and must be allowed to make the role `tracemark_app`. The user
 * of `appUrl` needs that role alone: then not even injected SQL could go back to the owner.
 */
export const openPostgres = async (url: string, appUrl: string = url): Promise<DatabaseConnection> => {
  const quiet = { onnotice: () => undefined }
  const owner = new Kysely<Database>({ dialect: new PostgresJSDialect({ postgres: postgres(url, { ...quiet, max: 1 }) }) })
  await migrate(owner).finally(() => owner.destroy())
  // The role is part of the connection's start, so that RESET ROLE leads back to it and not to the owner.
  const db = new Kysely<Database>({
    dialect: new PostgresJSDialect({
      postgres: postgres(appUrl, {
        ...quiet,
        max: MAX_CONNECTIONS,
        connection: { role: APP_ROLE, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS },
      }),
    }),
  })
  return { db, isShared: true, durable: atOnce, close: () => db.destroy() }
}

/** A migrated database in memory from a dump of another one. */
export const openDump = async (dump: Blob): Promise<DatabaseConnection> => {
  const db = new Kysely<Database>({
    dialect: new PGliteDialect({ pglite: await PGlite.create({ loadDataDir: dump, username: APP_ROLE }) }),
  })
  return { db, isShared: false, durable: atOnce, close: () => db.destroy() }
}
