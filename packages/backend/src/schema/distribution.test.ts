import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../platform/db/connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const readNames = async (query: ReturnType<typeof sql>): Promise<string[]> =>
  (await sql<{ name: string }>`${query}`.execute(connection.db)).rows.map(({ name }) => name)

// Without these forms the tables can't be distributed by organization.

test('unique keys of tables whose rows belong to organizations have the organization in them', async () => {
  const without = sql`select i.relname::text as name from pg_index x join pg_class i on i.oid = x.indexrelid join pg_class c on c.oid = x.indrelid
    join pg_attribute o on o.attrelid = c.oid and o.attname = 'organization_id'
    where c.relnamespace = 'public'::regnamespace and x.indisunique and not o.attnum = any(x.indkey) order by 1`
  expect(await readNames(without)).toEqual([])
})

test('identity columns are bigint', async () => {
  const others = sql`select attrelid::regclass::text || '.' || attname as name from pg_attribute
    where attidentity <> '' and atttypid <> 'bigint'::regtype order by 1`
  expect(await readNames(others)).toEqual([])
})

test('foreign keys set no column to null: the rule that deletes clears it first', async () => {
  const setting = sql`select conrelid::regclass::text || ' to ' || confrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype = 'n' order by 1`
  expect(await readNames(setting)).toEqual([])
})

test('policies have no query in them', async () => {
  const asking = sql`select tablename || ' ' || policyname as name from pg_policies where schemaname = 'public' and concat(qual, with_check) ~* '\\mselect\\M' order by 1`
  expect(await readNames(asking)).toEqual([])
})

test('no policy is restrictive: Citus hands it on to workers as a permissive one', async () => {
  const restrictive = sql`select tablename || ' ' || policyname as name from pg_policies where schemaname = 'public' and permissive <> 'PERMISSIVE' order by 1`
  expect(await readNames(restrictive)).toEqual([])
})

test('functions that look something up in tables are no functions in SQL', async () => {
  const inSql = sql`select p.proname::text as name from pg_proc p join pg_language l on l.oid = p.prolang
    where p.pronamespace = 'public'::regnamespace and l.lanname = 'sql' and p.prosrc ~* '\\mfrom public\\.|\\minto public\\.|\\mupdate public\\.' order by 1`
  // Each has a table of the coordinator alone.
  expect(await readNames(inSql)).toEqual(['count_calls', 'forget_calls', 'set_journal_position'])
})

test('no function takes a row: its type would be that of one part of the table', async () => {
  const taking = sql`select p.proname::text as name from pg_proc p join pg_type t on t.oid = any(p.proargtypes)
    where p.pronamespace = 'public'::regnamespace and t.typtype = 'c' order by 1`
  expect(await readNames(taking)).toEqual([])
})

test('views join what they show on the organization, and not on true', async () => {
  const onTrue = sql`select viewname::text as name from pg_views where schemaname = 'public' and definition ~* 'on true' order by 1`
  expect(await readNames(onTrue)).toEqual([])
})
