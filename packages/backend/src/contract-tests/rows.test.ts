import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { emptyTables } from './exceptions.ts'
import { Fixture } from './fixture.ts'

/** Row-level security, for every table that belongs to organizations: what stands behind a query that forgot to ask. */
let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create()
  // The first file that is stored leaves one, and none is sent before the contract tests begin.
  for (const { organizationId } of [fixture.own, fixture.other])
    await fixture.within(organizationId, (db) =>
      sql`insert into stored_bytes (organization_id, bytes) values (${organizationId}, 1) on conflict do nothing`.execute(db),
    )
})
afterAll(() => fixture.app.stop())

const organizationTables = async (): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname = 'organization_id' order by 1`.execute(fixture.app.db)
  return rows.map(({ name }) => name)
}

/** Those that a row can be given: what the database makes of them itself it does not take. */
const readColumns = async (table: string) => {
  const { rows } = await sql<{ name: string }>`select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' and attidentity <> 'a'`.execute(
    fixture.app.db,
  )
  return sql.join(rows.map(({ name }) => sql.ref(name)))
}

type Outcome = number | 'refused'

/** How many rows a statement of the app's role touches in the own organization's scope; undone afterwards. */
const touched = async (statement: ReturnType<typeof sql>): Promise<Outcome> => {
  class Undo extends Error {}
  let count: Outcome = 'refused'
  await fixture
    .within(fixture.own.organizationId, async (db) => {
      const { rows } = await statement.execute(db)
      count = rows.length
      throw new Undo()
    })
    .catch((error: unknown) => {
      if (error instanceof Undo) return
      if (error instanceof Error && /permission denied|row-level security/.test(error.message)) return
      throw error
    })
  return count
}

const NOTHING: readonly Outcome[] = [0, 'refused']

test('there are rows of both organizations in every table', async () => {
  const empty: [string, number][] = []
  for (const { organizationId } of [fixture.own, fixture.other])
    for (const table of await organizationTables()) {
      const { rows } = await fixture.within(organizationId, (db) =>
        sql`select 1 from ${sql.table(table)} where organization_id = ${organizationId} limit 1`.execute(db),
      )
      if (rows.length === 0 && emptyTables[table] === undefined) empty.push([table, organizationId])
    }
  expect(empty).toEqual([])
})

describe('in the scope of one organization', () => {
  test('nothing of another is seen, changed or deleted', async () => {
    const other = fixture.other.organizationId
    for (const name of await organizationTables()) {
      const table = sql.table(name)
      expect([name, await touched(sql`select 1 from ${table} where organization_id = ${other}`)]).toEqual([name, 0])
      const changed = await touched(sql`update ${table} set organization_id = organization_id where organization_id = ${other} returning 1`)
      expect([name, NOTHING.includes(changed)]).toEqual([name, true])
      const deleted = await touched(sql`delete from ${table} where organization_id = ${other} returning 1`)
      expect([name, NOTHING.includes(deleted)]).toEqual([name, true])
    }
  })

  test('no row is put or moved into another', async () => {
    const other = fixture.other.organizationId
    for (const name of await organizationTables()) {
      const table = sql.table(name)
      const moved = await touched(sql`update ${table} set organization_id = ${other} returning 1`)
      expect([name, emptyTables[name] === undefined ? moved : 'refused']).toEqual([name, 'refused'])
      const { rows } = await fixture.within(other, (db) =>
        sql<{ row: string }>`select to_jsonb(t)::text as row from ${table} t where organization_id = ${other} limit 1`.execute(db),
      )
      const copy = rows[0]?.row ?? '{}'
      const columns = await readColumns(name)
      const put = sql`insert into ${table} (${columns})
        select ${columns} from jsonb_populate_record(null::${table}, ${copy}::text::jsonb) returning 1`
      if (rows.length > 0) expect([name, await touched(put)]).toEqual([name, 'refused'])
    }
  })
})
