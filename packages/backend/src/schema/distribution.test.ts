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

test('foreign keys set no column to null, but for those whose rule does not clear it yet', async () => {
  const setting = sql`select conrelid::regclass::text || ' to ' || confrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confdeltype = 'n' order by 1`
  expect(await readNames(setting)).toEqual(['templates to assets', 'variant_offers to variants', 'variant_shares to variants'])
})
