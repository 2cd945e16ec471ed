import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect } from 'kysely'
import { Migrator } from 'kysely/migration'
import { readCatalogue } from './catalogue.ts'
import { declaredSchema } from './declared/index.ts'
import { frozenMigrations } from './migrations/frozen.ts'
import { migrationNames } from './migrations/index.ts'
import { runStatements } from './migrations/run-statements.ts'
import { addMigration, findStatements, getNextName, writeMigrationFile } from './migrations/write-migration.ts'

/** `pnpm new:migration prices`, after `declared/` was edited: writes what it takes to bring databases of before to the declared schema. */
const folder = join(import.meta.dirname, 'migrations')

const catalogueAfter = async (make: (db: Kysely<unknown>) => Promise<unknown>) => {
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  await make(db)
  return readCatalogue(db).finally(() => db.destroy())
}

const migrateTo = async (db: Kysely<unknown>): Promise<void> => {
  const { error } = await new Migrator({ db, provider: { getMigrations: async () => ({ ...frozenMigrations }) } }).migrateToLatest()
  if (error) throw error
}

const [name = ''] = process.argv.slice(2)
if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
  process.stderr.write('Name the migration in small letters with dashes: pnpm new:migration prices-of-units\n')
  process.exit(1)
}
const present = await catalogueAfter(migrateTo)
const wanted = await catalogueAfter((db) => runStatements(db, declaredSchema))
const statements = findStatements(present, wanted, declaredSchema)
const file = getNextName(migrationNames, name)
const register = join(folder, 'index.ts')
await writeFile(join(folder, `${file}.ts`), writeMigrationFile(statements), { flag: 'wx' })
await writeFile(register, addMigration(await readFile(register, 'utf8'), file))
process.stdout.write(
  `Wrote packages/backend/src/schema/migrations/${file}.ts with ${statements.length} statements.\n` +
    'Next: write what rows need, run `pnpm format`, and run the tests of packages/backend/src/schema.\n',
)
