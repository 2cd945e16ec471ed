import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'
import { placements } from './placement.ts'

test('every table has its place in a database that is distributed', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select relname::text as name from pg_class
    where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace`.execute(db)
  await close()
  expect(Object.keys(placements).toSorted()).toEqual(rows.map(({ name }) => name).toSorted())
})

test('what is distributed has the organization in its key; what is not is small or a queue', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql<{ name: string }>`select c.relname::text as name from pg_class c
    join pg_index key on key.indrelid = c.oid and key.indisprimary
    join pg_attribute first on first.attrelid = c.oid and first.attnum = key.indkey[0]
    where c.relnamespace = 'public'::regnamespace and first.attname = 'organization_id'`.execute(db)
  await close()
  const keyed = new Set(rows.map(({ name }) => name))
  const elsewhere = [...keyed].filter((name) => placements[name]?.place !== 'distributed').toSorted()
  expect(elsewhere).toEqual([
    'export_rows',
    'exports',
    'former_members',
    'memberships',
    'outbox_deliveries',
    'outbox_events',
    'outbox_queues',
    'outgoing_mail',
    'token_organizations',
    'webhooks',
  ])
  expect(Object.entries(placements).filter(([name, { place }]) => place === 'distributed' && !keyed.has(name))).toEqual([])
})
