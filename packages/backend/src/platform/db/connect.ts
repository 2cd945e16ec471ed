import { Kysely, PostgresDialect, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { areDistributed, distribute, prepareSession } from '../../schema/distribute.ts'
import { migrate } from '../../schema/migrations/index.ts'
import { admitByWorker, CLUSTER_CONNECTIONS } from './admission.ts'
import { assertCluster, CLUSTER_SESSION, DistributionError, findWorker, readWorkers } from './citus.ts'
import { ConnectionPool } from './connection-pool.ts'
import { retryConflicts } from './retry.ts'
import { refuseSharedSessions } from './session-check.ts'

/** How the connections of one pool are used at this moment. */
export interface PoolUse {
  pool: string
  busy: number
  idle: number
  /** Calls that wait for one. */
  waiting: number
}

/** An open, migrated database whose queries run as `tracemark_app`. */
export interface DatabaseConnection {
  db: Kysely<Database>
  /** Has connections of its own: a transaction may wait for what is done with them, and all that `db` has may be in transactions. */
  beside: Kysely<Database>
  /** Whether other processes may have it open, too. */
  isShared: boolean
  /** Names of the migrations that opening it has run. */
  migrations: readonly string[]
  /** The embedded database has one connection, and no pool. */
  pools(): PoolUse[]
  /** Machines with a part of it that can't be reached, where it is spread over several. */
  unreachable(): Promise<string[]>
  /** Waits until all that was committed so far outlives a failure of the machine. No answer to a change leaves before. */
  durable(): Promise<void>
  close(): Promise<void>
}

/** PostgreSQL has kept what it has committed. */
const atOnce = async (): Promise<void> => undefined

export const APP_ROLE = 'tracemark_app'
const MAX_CONNECTIONS = 10
const MAX_CONNECTIONS_BESIDE = 2

/** The owner of the tables, with one connection: for what changes them, or where they lie. Nothing limits its statements in time. */
export const openOwner = (url: string) => kyselyOn(new ConnectionPool(url, { max: 1 }))

const kyselyOn = (pool: ConnectionPool) => new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })

/** What Kysely holds while it migrates. A session may take it again: so tables are distributed under the same lock. */
const MIGRATION_LOCK = '3853314791062309107'

/** Sessions that don't hand the scope on to workers would find the tables empty. */
const migrateHere = async (db: Kysely<Database>): Promise<string[]> => {
  if (await areDistributed(db))
    throw new DistributionError('The tables are distributed over a Citus cluster: set DATABASE_DISTRIBUTED to citus.')
  return migrate(db)
}

const migrateAndDistribute = async (db: Kysely<Database>): Promise<string[]> => {
  const owner = db.withTables<never>() as Kysely<never>
  await assertCluster(owner)
  await prepareSession(owner)
  await sql`select pg_advisory_lock(${MIGRATION_LOCK}::bigint)`.execute(db)
  try {
    const migrations = await migrate(db)
    await distribute(owner)
    return migrations
  } finally {
    await sql`select pg_advisory_unlock(${MIGRATION_LOCK}::bigint)`.execute(db)
  }
}

export interface PostgresOptions {
  /** The login of queries; the owner's where absent. */
  appUrl?: string | undefined
  /** Over what the organizations are spread; absent: this PostgreSQL has them all. */
  distributed?: 'citus' | undefined
}

/**
 * PostgreSQL 15 or later. The user of `url` owns the tables and must be allowed to make the role `tracemark_app`. The user
 * of `appUrl` needs that role alone: then not even injected SQL could go back to the owner.
 */
export const openPostgres = async (url: string, { appUrl = url, distributed }: PostgresOptions = {}): Promise<DatabaseConnection> => {
  await refuseSharedSessions(url, 'DATABASE_URL')
  if (appUrl !== url) await refuseSharedSessions(appUrl, 'DATABASE_APP_URL')
  const owner = new ConnectionPool(url, { max: 1 })
  const migrations = await retryConflicts(() => (distributed ? migrateAndDistribute : migrateHere)(kyselyOn(owner))).finally(() =>
    owner.end(),
  )
  const session = distributed ? CLUSTER_SESSION : []
  const aside = new ConnectionPool(appUrl, { max: MAX_CONNECTIONS_BESIDE, role: APP_ROLE, session })
  const beside = kyselyOn(aside)
  const main = new ConnectionPool(appUrl, {
    role: APP_ROLE,
    session,
    ...(distributed
      ? { max: CLUSTER_CONNECTIONS.all, admit: admitByWorker((organizationId) => findWorker(beside, organizationId)) }
      : { max: MAX_CONNECTIONS }),
  })
  const pools = () => [
    { pool: 'calls', ...main.use() },
    { pool: 'beside', ...aside.use() },
  ]
  const close = async () => {
    await Promise.all([main.end(), aside.end()])
  }
  const readUnreachable = async () => {
    const workers = distributed ? await readWorkers(beside) : []
    return workers.flatMap(({ name, isReachable }) => (isReachable ? [] : [name]))
  }
  let reading: Promise<string[]> | undefined
  // Whoever asks meanwhile hears the same: a worker that hangs keeps one connection busy, however many ask.
  const unreachable = () => {
    reading ??= readUnreachable().finally(() => {
      reading = undefined
    })
    return reading
  }
  return { db: kyselyOn(main), beside, isShared: true, migrations, pools, unreachable, durable: atOnce, close }
}
