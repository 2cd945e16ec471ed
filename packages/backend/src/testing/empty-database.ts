import { randomBytes } from 'node:crypto'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, PostgresDialect } from 'kysely'
import { inject } from 'vitest'
import { ConnectionPool } from '../platform/db/connection-pool.ts'
import type { Database } from '../schema/database.ts'
import { administer, databaseUrl } from './administer.ts'

export interface EmptyDatabase {
  /** As the owner. */
  db: Kysely<Database>
  close(): Promise<void>
}

/** A database without tables, of the kind that the tests run on. Gone when it is closed. */
export const openEmptyDatabase = async (): Promise<EmptyDatabase> => {
  const template = inject('template')
  if (template.kind === 'pglite') {
    const db = new Kysely<Database>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
    return { db, close: () => db.destroy() }
  }
  const name = `tracemark_empty_${randomBytes(6).toString('hex')}`
  await administer(template.url, `create database ${name}`)
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new ConnectionPool(databaseUrl(template.url, name), { max: 1 }) }),
  })
  const close = async () => {
    await db.destroy()
    await administer(template.url, `drop database ${name}`)
  }
  return { db, close }
}
