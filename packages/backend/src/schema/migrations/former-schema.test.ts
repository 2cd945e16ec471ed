import { randomBytes } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { expect, inject, test } from 'vitest'
import { openPostgres } from '../../platform/db/connect.ts'
import { openEmbedded } from '../../platform/db/embedded.ts'
import { failureText } from '../../platform/start-failure.ts'
import { administer, databaseUrl } from '../../testing/administer.ts'

/** What such a release has left, as far as a start looks. */
const FORMER = [
  'create table kysely_migration (name text primary key, timestamp text not null)',
  "insert into kysely_migration values ('0001-first-path', '2026-05-20'), ('0189-total-stored-bytes', '2026-11-20')",
  'create table things (id uuid)',
]

const SENTENCES =
  'An earlier release created this database, and this release can not upgrade it. Name an empty folder in TRACEMARK_DATA_DIR or an empty ' +
  'database in DATABASE_URL. Nothing was changed: the earlier release still opens this one.\n'

/** Two embedded databases are opened. */
const OPEN_MS = 120_000

test('a start on an embedded database of an earlier release says so', { timeout: OPEN_MS }, async () => {
  const directory = await mkdtemp(join(tmpdir(), 'tracemark-former-'))
  const pglite = await PGlite.create({ dataDir: join(directory, 'pglite') })
  for (const statement of FORMER) await pglite.exec(statement)
  await pglite.close()
  expect(failureText(await openEmbedded(directory).catch((error: unknown) => error))).toBe(SENTENCES)
  await rm(directory, { recursive: true })
})

const template = inject('template')

test.runIf(template.kind === 'postgres')('a start on a PostgreSQL of an earlier release says so, and changes nothing', async () => {
  if (template.kind !== 'postgres') return
  const name = `tracemark_former_${randomBytes(6).toString('hex')}`
  const url = databaseUrl(template.url, name)
  await administer(template.url, `create database ${name}`)
  for (const statement of FORMER) await administer(url, statement)
  const failure = await openPostgres(url).catch((error: unknown) => error)
  const tables = await administer(url, "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'")
  await administer(template.url, `drop database ${name}`)
  expect(failureText(failure)).toBe(SENTENCES)
  expect(tables).toEqual([{ name: 'kysely_migration' }, { name: 'things' }])
})
