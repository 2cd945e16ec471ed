import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { listIdentificationCodes, listSupportProfiles } from '../features/assets/queries/parts.ts'
import { findOrganization } from '../features/organizations/queries.ts'
import { findAccount } from '../features/people/queries/accounts.ts'
import { withScope } from '../platform/db/scope.ts'
import { administer, databaseUrl } from '../testing/administer.ts'
import { openTestDatabase } from '../testing/test-database.ts'

/** Within a count and within a search, where nobody is answered its columns. */
const INSIDE = ["selectAll('i')", "selectAll('i')"]

test('no statement asks for all columns that a table happens to have', async () => {
  const root = join(import.meta.dirname, '..')
  const files = (await readdir(root, { recursive: true })).filter((path) => /\.ts$/.test(path) && !/\.test\.ts$|^testing/.test(path))
  const found = await Promise.all(
    files.map(async (path) =>
      [...(await readFile(join(root, path), 'utf8')).matchAll(/(selectAll|returningAll)\([^)]*\)/g)].map(([call]) => call),
    ),
  )
  expect(found.flat()).toEqual(INSIDE)
})

test.runIf(inject('template').kind === 'postgres')('statements go on while a newer process adds columns', async () => {
  const { db, close } = await openTestDatabase()
  const template = inject('template')
  if (template.kind !== 'postgres') throw new TypeError('The template is no PostgreSQL.')
  const { rows } = await sql<{ name: string; thing: string; account: string }>`select current_database() as name`.execute(db)
  const [thing] = await withScope(db, { organizationId: 101 }, (scoped) => scoped.selectFrom('assets').select('id').limit(1).execute())
  const [member] = await withScope(db, { organizationId: 101 }, (scoped) => scoped.selectFrom('memberships').select('account_id').execute())
  const asked = async (scoped: Parameters<typeof findOrganization>[0]) => [
    await findOrganization(scoped, 101),
    await findAccount(scoped, member?.account_id ?? ''),
    await listIdentificationCodes(scoped, 101, thing?.id ?? '', { page: 1, perPage: 10, sort: 'isPrimary_desc' }),
    await listSupportProfiles(scoped, 101, thing?.id ?? '', { page: 1, perPage: 10, sort: 'order_asc' }),
  ]
  const all = () => Promise.all(Array.from({ length: 8 }, () => withScope(db, { organizationId: 101 }, asked)))
  const before = await all()
  await administer(
    databaseUrl(template.url, rows[0]?.name ?? ''),
    `do $$ declare name text; begin
       for name in select tablename from pg_tables where schemaname = 'public' loop
         execute format('alter table %I add column added_later text', name);
       end loop;
     end $$`,
  )
  expect(await all()).toEqual(before)
  await close()
})
