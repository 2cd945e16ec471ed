import { type Kysely, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { openEmptyDatabase } from '../testing/empty-database.ts'
import { openTestDatabase } from '../testing/test-database.ts'
import { readCatalogue } from './catalogue.ts'
import { declaredSchema } from './declared/index.ts'
import { frozenMigrations } from './migrations/frozen.ts'
import { migrate } from './migrations/index.ts'
import { runStatements } from './migrations/run-statements.ts'

/** What a work of the owner's on an empty database gives. */
const inEmpty = async <Result>(work: (db: Parameters<typeof migrate>[0]) => Promise<Result>): Promise<Result> => {
  const { db, close } = await openEmptyDatabase()
  return work(db).finally(close)
}

const migrateAll = async (db: Kysely<never>, migrations: Readonly<Record<string, Migration>>, each: () => Promise<void>) => {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => ({ ...migrations }) } })
  for (const name of Object.keys(migrations)) {
    const { error } = await migrator.migrateTo(name)
    if (error) throw error
    await each()
  }
}

test('the schema in the database is the declared one, in new databases and in those that came to it by migrations', async () => {
  const declared = await inEmpty(async (db) => {
    await runStatements(db, declaredSchema)
    return readCatalogue(db)
  })
  const upgraded = await inEmpty(async (db) => {
    await migrateAll(db.withTables<never>() as Kysely<never>, frozenMigrations, async () => undefined)
    return readCatalogue(db)
  })
  const { db, close } = await openTestDatabase()
  const created = await readCatalogue(db).finally(close)
  expect(declared.size).toBeGreaterThan(1000)
  expect(created).toEqual(declared)
  expect(upgraded).toEqual(declared)
})

test('a new database skips the migrations that led to its schema, and runs those that come after', async () => {
  const create = (table: string): Migration => ({ up: async (db) => runStatements(db, [`create table ${table} (id integer)`]) })
  await inEmpty(async (db) => {
    const tables = async () => {
      const { rows } = await sql<{ name: string }>`select relname as name from pg_class
        where relname in ('before_it', 'after_it') and relnamespace = current_schema()::regnamespace`.execute(db)
      return rows.map(({ name }) => name)
    }
    const first = { '0002-before': create('before_it') }
    expect([await migrate(db, first), await tables()]).toEqual([['0001-baseline', '0002-before'], []])
    const both = { ...first, '0003-after': create('after_it') }
    expect([await migrate(db, both), await tables()]).toEqual([['0003-after'], ['after_it']])
    expect(await migrate(db, both)).toEqual([])
  })
})

test('no migration takes a column away or changes its type, which the release before it could not read any more', async () => {
  const found: string[] = []
  const later: Record<string, Migration> = {
    '9999-a-change-to-find': { up: async (db) => runStatements(db, ['alter table webhooks alter column name type varchar(80)']) },
  }
  await inEmpty(async (db) => {
    const typesIn = async () => {
      const { rows } = await sql<{ name: string; type: string }>`
        select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
        from pg_attribute a join pg_class c on c.oid = a.attrelid
        where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v') and a.attnum > 0 and not a.attisdropped`.execute(
        db,
      )
      return new Map(rows.map(({ name, type }) => [name, type]))
    }
    let before = new Map<string, string>()
    await migrateAll(db.withTables<never>() as Kysely<never>, { ...frozenMigrations, ...later }, async () => {
      const after = await typesIn()
      for (const [column, type] of before) if (after.get(column) !== type) found.push(`${column}: ${type} became ${after.get(column)}`)
      before = after
    })
  })
  expect(found).toEqual([
    // No release had gone out before: docs/decisions/reads.md.
    'public_versions.organization_id: integer became undefined',
    'public_versions.version: bigint became undefined',
    'public_versions.part: bigint became undefined',
    'interaction_counts.changes: bigint became undefined',
    'webhooks.name: text became character varying(80)',
  ])
})
