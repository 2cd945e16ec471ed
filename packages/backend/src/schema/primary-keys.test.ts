import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../platform/db/connect.ts'
import { openTestDatabase } from '../testing/test-database.ts'

/** Tables whose rows belong to no organization, and why. All others have the organization first in their key. */
const WITHOUT_ORGANIZATION: Record<string, string> = {
  account_idempotency_keys: 'Of calls that name no organization; the account comes first.',
  account_identities: 'A person is one in all organizations.',
  account_passwords: 'A person is one in all organizations.',
  accounts: 'A person is one in all organizations.',
  journal_position: 'One row for the whole database.',
  kysely_migration: "Kysely's own.",
  kysely_migration_lock: "Kysely's own.",
  organizations: 'The organizations themselves: their id is the key.',
  provider_records: 'Sign-in, before anybody has chosen an organization.',
  rate_limits: 'Counted by address or account, before anybody has entered.',
  signing_keys: 'One set for all who sign in.',
}

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

test('every table has the organization first in its primary key, but for those whose rows belong to none', async () => {
  const { rows } = await sql<{ name: string }>`
    select of.relname::text as name from pg_class of
    where of.relkind in ('r', 'p') and of.relnamespace = 'public'::regnamespace and not exists (
      select 1 from pg_index key join pg_attribute first on first.attrelid = of.oid and first.attnum = key.indkey[0]
      where key.indrelid = of.oid and key.indisprimary and first.attname = 'organization_id')
    order by of.relname`.execute(connection.db)
  expect(rows.map(({ name }) => name)).toEqual(Object.keys(WITHOUT_ORGANIZATION).toSorted())
})
