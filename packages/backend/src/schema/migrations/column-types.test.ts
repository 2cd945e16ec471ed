import { PGlite } from '@electric-sql/pglite'
import { Kysely, PGliteDialect, sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { expect, test } from 'vitest'
import { migrations } from './index.ts'

/** The last that ran before two releases had to serve on one database (docs/decisions/postgresql.md). */
const LAST_FREE = '0112-key-of-public-versions'

const typesIn = async (db: Kysely<unknown>): Promise<Map<string, string>> => {
  const { rows } = await sql<{ name: string; type: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) as type
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'v', 'm', 'p') and a.attnum > 0 and not a.attisdropped`.execute(
    db,
  )
  return new Map(rows.map(({ name, type }) => [name, type]))
}

/** By migration: the columns that have another type after it. */
const changesOf = async (all: typeof migrations): Promise<Record<string, string[]>> => {
  const db = new Kysely<unknown>({ dialect: new PGliteDialect({ pglite: await PGlite.create() }) })
  const migrator = new Migrator({ db, provider: { getMigrations: async () => all } })
  const changes: Record<string, string[]> = {}
  let before = new Map<string, string>()
  for (const name of Object.keys(all)) {
    const { error } = await migrator.migrateTo(name)
    if (error) throw error
    const after = await typesIn(db)
    const changed = [...before].filter(([column, type]) => after.has(column) && after.get(column) !== type)
    if (changed.length > 0) changes[name] = changed.map(([column, type]) => `${column}: ${type} became ${after.get(column)}`)
    before = after
  }
  await db.destroy()
  return changes
}

test('no migration changes the type of a column, which the release before it could not read any more', async () => {
  const later: Record<string, Migration> = {
    '9999-a-change-to-find': {
      up: async (db) => {
        await sql`alter table webhooks alter column name type varchar(80)`.execute(db)
      },
    },
  }
  const changes = await changesOf({ ...migrations, ...later })
  expect(Object.entries(changes).filter(([name]) => name > LAST_FREE)).toEqual([
    ['9999-a-change-to-find', ['webhooks.name: text became character varying(80)']],
  ])
})
