import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { CompiledQuery, type DatabaseConnection as Connection, Kysely, PGliteDialect, sql } from 'kysely'
import type { Database } from '../../schema/database.ts'
import { refuseFormerSchema } from '../../schema/migrations/former-schema.ts'
import { migrate } from '../../schema/migrations/index.ts'
import { type Folders, markClosed, markOpen, saveBase } from '../journal/base.ts'
import { cutJournal } from '../journal/cut-journal.ts'
import { type Journal, openJournal } from '../journal/journal.ts'
import { journaled } from '../journal/journaled-dialect.ts'
import type { Place } from '../journal/read-journal.ts'
import { journalPosition, replayJournal } from '../journal/replay.ts'
import { APP_ROLE, type DatabaseConnection } from './connect.ts'
import { keepStatements } from './kept-statements.ts'
import { type DirectoryLock, lockDirectory } from './lock.ts'
import { gatherStatistics } from './statistics.ts'

/** Some twenty thousand task runs: redoing them takes a minute or two. */
const JOURNAL_MAX_BYTES = 64 * 1024 * 1024

/** As the owner: what the journal has and the database lacks, in the tables as they were then, and after it the migrations. */
const bringUpToDate = async ({ database, journal }: Folders): Promise<{ last: number; migrations: string[] }> => {
  const owner = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create({ dataDir: database }) }) })
  try {
    await refuseFormerSchema(owner)
    // A database that was never there before begins with its tables.
    const migrations = (await journalPosition(owner)) === undefined ? await migrate(owner) : []
    await replayJournal(owner, APP_ROLE, journal)
    migrations.push(...(await migrate(owner)))
    // So that a long journal can be ended, and the planner told of what has grown, while the database is in use.
    await sql`grant pg_checkpoint, pg_maintain to ${sql.id(APP_ROLE)}`.execute(owner)
    await gatherStatistics(owner)
    return { last: (await journalPosition(owner)) ?? 0, migrations }
  } finally {
    await owner.destroy()
  }
}

/** A database on the disk with all that was ever acknowledged, and a new journal that goes on from there. */
const prepare = async (folders: Folders): Promise<{ journal: Journal; migrations: string[] }> => {
  await markOpen(folders)
  const { last, migrations } = await bringUpToDate(folders)
  return { journal: await openJournal(folders.journal, last, () => saveBase(folders)), migrations }
}

/** Puts the database onto the disk and begins a new journal, when the old one has become long. Between two transactions. */
const shorten = async (connection: Connection, journal: Journal, folders: Folders): Promise<void> => {
  if (journal.size < JOURNAL_MAX_BYTES) return
  try {
    await connection.executeQuery(CompiledQuery.raw('checkpoint'))
    await journal.rotate(() => saveBase(folders))
  } catch {
    // The journal goes on, in its new file or in the one that is there, and tries again when that has become long.
  }
}

/**
 * Queries run as the app's role. PGlite has one user, who owns everything: a session could leave the role, but only by a
 * statement of its own, which no query of ours is and which parameters can't become.
 */
const open = async (folders: Folders, lock: DirectoryLock): Promise<DatabaseConnection> => {
  const { journal, migrations } = await prepare(folders)
  const pglite = await PGlite.create({ dataDir: folders.database, username: APP_ROLE })
  const afterWrite = (connection: Connection) => shorten(connection, journal, folders)
  const db = new Kysely<Database>({ dialect: journaled(new PGliteDialect({ pglite: keepStatements(pglite) }), { journal, afterWrite }) })
  return {
    db,
    beside: db,
    isShared: false,
    migrations,
    pools: () => [],
    unreachable: async () => [],
    durable: () => journal.durable(),
    close: async () => {
      await db.destroy()
      // Kysely has never opened what was never used.
      if (!pglite.closed) await pglite.close()
      await journal.close()
      await markClosed(folders)
      await lock.release()
    },
  }
}

const foldersIn = (directory: string): Folders => ({
  database: join(directory, 'pglite'),
  journal: join(directory, 'journal'),
  base: join(directory, 'pglite-base'),
  marker: join(directory, 'open'),
})

/** Gives up what a damaged journal of this folder says from its first damaged line on. Gives where it was cut. */
export const cutJournalIn = async (directory: string): Promise<Place[]> => {
  const lock = await lockDirectory(directory)
  return cutJournal(foldersIn(directory).journal).finally(() => lock.release())
}

/** The embedded database in a folder, which this process holds until it closes. */
export const openEmbedded = async (directory: string): Promise<DatabaseConnection> => {
  const lock = await lockDirectory(directory)
  try {
    return await open(foldersIn(directory), lock)
  } catch (error) {
    await lock.release()
    throw error
  }
}
