import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { createDemoData } from '@tracemark/api/demo'
import { Kysely, PGliteDialect } from 'kysely'
import { seed } from '../demo/seed.ts'
import { openPostgres } from '../platform/db/connect.ts'
import { loadKeys } from '../platform/identity/keys.ts'
import type { Database } from '../schema/database.ts'
import { migrate } from '../schema/migrations/index.ts'
import { administer, databaseUrl } from './administer.ts'
import { type Cluster, closeClusterDatabase, createClusterDatabase, dropClusterDatabase } from './cluster-database.ts'

/** The instant of every test: the demo data is made for it and the clock stands at it. */
export const TEST_NOW = new Date('2026-05-20T15:00:00Z')

/** Where each test file takes its own copy of the migrated and filled database from. */
export type TestTemplate =
  | { kind: 'pglite'; dumpPath: string }
  | { kind: 'postgres'; url: string; database: string }
  /** Each machine of the cluster has its part in a database of this name. */
  | { kind: 'citus'; url: string; workers: readonly string[]; database: string }

export interface MadeTemplate {
  template: TestTemplate
  remove(): Promise<void>
}

const fill = async (db: Kysely<Database>): Promise<void> => {
  await seed(db, createDemoData(TEST_NOW))
  await loadKeys(db)
}

/** Half of the files and bytes of a database, which each copy would unpack and none opens: what others are made from, and a log to come. */
const LEFT_OUT = [
  "update pg_database set datistemplate = false where datname in ('template0', 'template1')",
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
]

const makePgliteTemplate = async (): Promise<MadeTemplate> => {
  const pglite = await PGlite.create()
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  await migrate(db)
  await fill(db)
  const directory = await mkdtemp(join(tmpdir(), 'tracemark-test-'))
  const dumpPath = join(directory, 'template.tar')
  for (const statement of LEFT_OUT) await pglite.exec(statement)
  // Without it every copy would do all of the above again when it opens.
  await pglite.exec('checkpoint')
  const dump = await pglite.dumpDataDir('none')
  await writeFile(dumpPath, new Uint8Array(await dump.arrayBuffer()))
  await db.destroy()
  return { template: { kind: 'pglite', dumpPath }, remove: () => rm(directory, { recursive: true, force: true }) }
}

const makePostgresTemplate = async (url: string): Promise<MadeTemplate> => {
  const database = `tracemark_template_${process.pid}`
  await administer(url, `drop database if exists ${database}`)
  await administer(url, `create database ${database}`)
  const connection = await openPostgres(databaseUrl(url, database))
  await fill(connection.db)
  await connection.close()
  return {
    template: { kind: 'postgres', url, database },
    remove: async () => {
      await administer(url, `drop database if exists ${database}`)
    },
  }
}

const makeClusterTemplate = async (cluster: Cluster): Promise<MadeTemplate> => {
  const database = `tracemark_template_${process.pid}`
  await createClusterDatabase(cluster, database)
  const connection = await openPostgres(databaseUrl(cluster.url, database), { distributed: 'citus' })
  await fill(connection.db)
  await connection.close()
  await closeClusterDatabase(cluster, database)
  return { template: { kind: 'citus', ...cluster, database }, remove: () => dropClusterDatabase(cluster, database) }
}

/** Makes the one database that all test files copy: on PostgreSQL where `DATABASE_URL` is set, else in memory. */
export const makeTemplate = async ({ DATABASE_URL: url, TEST_CITUS_WORKERS: workers }: NodeJS.ProcessEnv): Promise<MadeTemplate> => {
  if (!url) return makePgliteTemplate()
  if (!workers) return makePostgresTemplate(url)
  return makeClusterTemplate({ url, workers: workers.split(' ') })
}
