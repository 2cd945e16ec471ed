import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, Kysely, PGliteDialect } from 'kysely'
import { PostgresJSDialect } from 'kysely-postgres-js'
import postgres from 'postgres'
import { keepStatements } from './kept-statements.ts'
import { migrate } from './migrations/index.ts'
import { retryConflicts } from './retry.ts'
import type { Database } from './schema.ts'

export type Row = Readonly<Record<string, unknown>>

/**
 * Runs one statement that only reads, in a transaction of its own, in one round trip. `isShort`: reads a row or few by their
 * keys, so that others may wait behind it.
 */
export type Read = (statement: string, parameters: readonly unknown[], isShort?: boolean) => Promise<readonly Row[]>

/** An open, migrated database whose queries run as `tracemark_app`. */
export interface DatabaseConnection {
  db: Kysely<Database>
  read: Read
  /** Has connections of its own: a transaction may wait for what is done with them, and all that `db` has may be in transactions. */
  beside: Kysely<Database>
  /** Whether other processes may have it open, too. */
  isShared: boolean
  /** Waits until all that was committed so far outlives a failure of the machine. No answer to a change leaves before. */
  durable(): Promise<void>
  close(): Promise<void>
}

/** The embedded database has one connection, which Kysely gives to one after the other. */
export const readThrough =
  (db: Kysely<Database>): Read =>
  async (statement, parameters) =>
    (await db.executeQuery<Row>(CompiledQuery.raw(statement, [...parameters]))).rows

/** PostgreSQL has kept what it has committed; a database in memory keeps nothing. */
const atOnce = async (): Promise<void> => undefined

export const APP_ROLE = 'tracemark_app'
const MAX_CONNECTIONS = 10
const MAX_CONNECTIONS_BESIDE = 2
/**
 * Short reads follow each other on one connection, so that several leave and arrive together and one process of the database
 * keeps their plans warm: on ten connections each costs both sides nearly twice as much (decision 90).
 */
const MAX_CONNECTIONS_SHORT = 1
/** A transaction waits for queries of its own alone; one that is idle for so long was forgotten, and must not hold its locks. */
const IDLE_IN_TRANSACTION_MS = 15_000
/** How long statements that still run are waited for when the connections close. */
const CLOSE_SECONDS = 5

/**
 * PostgreSQL 15 or later. The user of `url` owns the tables and must be allowed to make the role `tracemark_app`. The user
 * of `appUrl` needs that role alone: then not even injected SQL could go back to the owner.
 */
export const openPostgres = async (url: string, appUrl: string = url): Promise<DatabaseConnection> => {
  const quiet = { onnotice: () => undefined }
  const owner = new Kysely<Database>({ dialect: new PostgresJSDialect({ postgres: postgres(url, { ...quiet, max: 1 }) }) })
  await retryConflicts(() => migrate(owner)).finally(() => owner.destroy())
  // The role is part of the connection's start, so that RESET ROLE leads back to it and not to the owner. Compiling a statement takes
  // PostgreSQL ten times as long as running it: it guesses that a search reads everything.
  const connection = { role: APP_ROLE, idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS, jit: 'off' }
  const connect = (max: number) => postgres(appUrl, { ...quiet, max, connection })
  const [main, aside, short] = [connect(MAX_CONNECTIONS), connect(MAX_CONNECTIONS_BESIDE), connect(MAX_CONNECTIONS_SHORT)]
  const [db, beside] = [main, aside].map((client) => new Kysely<Database>({ dialect: new PostgresJSDialect({ postgres: client }) })) as [
    Kysely<Database>,
    Kysely<Database>,
  ]
  // Without keeping a connection for itself, so that statements follow each other on it without waiting.
  const read: Read = (statement, parameters, isShort = false) =>
    retryConflicts(() => (isShort ? short : main).unsafe<Row[]>(statement, parameters as never[], { prepare: true }).execute())
  const close = async () => {
    // Kysely would wait for its statements however long they run.
    await Promise.all([main, aside, short].map((client) => client.end({ timeout: CLOSE_SECONDS })))
    await Promise.all([db.destroy(), beside.destroy()])
  }
  return { db, read, beside, isShared: true, durable: atOnce, close }
}

/** A migrated database in memory from a dump of another one. */
export const openDump = async (dump: Blob): Promise<DatabaseConnection> => {
  const pglite = keepStatements(await PGlite.create({ loadDataDir: dump, username: APP_ROLE }))
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  return { db, read: readThrough(db), beside: db, isShared: false, durable: atOnce, close: () => db.destroy() }
}
