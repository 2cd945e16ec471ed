import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type DatabaseConnection, openPostgres } from '../platform/db/connect.ts'
import { administer, databaseUrl } from './administer.ts'
import { copyClusterDatabase, dropClusterDatabase } from './cluster-database.ts'
import { openCopy } from './open-copy.ts'

/** A copy of the migrated and filled database for one test file, gone when it is closed. */
export const openTestDatabase = async (): Promise<DatabaseConnection> => {
  const template = inject('template')
  if (template.kind === 'pglite') return openCopy(template.dumpPath)
  const name = `tracemark_test_${randomBytes(6).toString('hex')}`
  if (template.kind === 'citus') {
    await copyClusterDatabase(template, template.database, name)
    const connection = await openPostgres(databaseUrl(template.url, name), { distributed: 'citus' })
    const close = () => connection.close().finally(() => dropClusterDatabase(template, name))
    return { ...connection, close }
  }
  await administer(template.url, `create database ${name} template ${template.database}`)
  const connection = await openPostgres(databaseUrl(template.url, name))
  return {
    ...connection,
    close: async () => {
      await connection.close()
      // A statement may still run there, whose client has gone.
      await administer(template.url, `drop database ${name} with (force)`)
    },
  }
}
