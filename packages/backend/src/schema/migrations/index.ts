import type { Kysely } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import type { Database } from '../database.ts'
import { declaredSchema } from '../declared/index.ts'
import { refuseFormerSchema } from './former-schema.ts'
import { runStatements } from './run-statements.ts'

/** In the order of their names. A migration that has run anywhere is never changed: add another. */
export const migrations: Record<string, Migration> = {
  '0001-baseline': { up: (db) => runStatements(db, declaredSchema) },
}

/**
 * Brings the database to the newest form, as its owner. Several processes may call it at once: one of them does the work. Gives the names
 * of the migrations that it has run.
 */
export const migrate = async (db: Kysely<Database>): Promise<string[]> => {
  await refuseFormerSchema(db)
  const { error, results = [] } = await new Migrator({ db, provider: { getMigrations: async () => migrations } }).migrateToLatest()
  if (error) throw error
  return results.map(({ migrationName }) => migrationName)
}
