import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PGlite, type PGliteOptions } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { APP_ROLE, type DatabaseConnection } from '../platform/db/connect.ts'
import { keepStatements } from '../platform/db/kept-statements.ts'
import type { Database } from '../schema/database.ts'

type Sources = Pick<PGliteOptions, 'pgliteWasmModule' | 'fsBundle' | 'loadDataDir'>

const readSources = async (dumpPath: string): Promise<Sources> => {
  const folder = dirname(createRequire(import.meta.url).resolve('@electric-sql/pglite'))
  const program = await readFile(join(folder, 'pglite.wasm'))
  const fsBundle = new Blob([await readFile(join(folder, 'pglite.data'))])
  return { pgliteWasmModule: await WebAssembly.compile(program), fsBundle, loadDataDir: new Blob([await readFile(dumpPath)]) }
}

/** Read and compiled for the first file of a worker. What the engine has made quick meanwhile is quick in every copy. */
let sources: Promise<Sources> | undefined

const keepsNothing = async (): Promise<void> => undefined

/** A database in memory, with the tables and rows of the dump. */
export const openCopy = async (dumpPath: string): Promise<DatabaseConnection> => {
  sources ??= readSources(dumpPath)
  const pglite = keepStatements(await PGlite.create({ ...(await sources), username: APP_ROLE }))
  const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite }) })
  const close = () => db.destroy()
  return { db, beside: db, isShared: false, migrations: [], pools: () => [], unreachable: async () => [], durable: keepsNothing, close }
}
