import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from './connect.ts'
import { enterScope, type Scope, withScope } from './scope.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const ACCOUNT = '0190a000-0000-7000-8000-00000000dead'
/** Both kinds of plans: PostgreSQL keeps one for any values after five times. */
const TIMES = 12

const organizationsSeen = async (db: Parameters<Parameters<typeof withScope>[2]>[0]): Promise<number[]> =>
  (await sql<{ seen: number }>`select distinct organization_id as seen from assets`.execute(db)).rows.map(({ seen }) => seen)

test.each<[Scope, unknown]>([
  [{}, { organization: null, account: null, component: null }],
  [{ organizationId: 101 }, { organization: 101, account: null, component: null }],
  [{ accountId: ACCOUNT }, { organization: null, account: ACCOUNT, component: null }],
  [
    { organizationId: 101, accountId: ACCOUNT, component: 'removal' },
    { organization: 101, account: ACCOUNT, component: 'removal' },
  ],
])('the database knows what is in scope: %j', async (scope, expected) => {
  const { rows } = await withScope(connection.db, scope, (db) =>
    sql`select scope_organization() as organization, scope_account() as account, scope_component() as component`.execute(db),
  )
  expect(rows).toEqual([expected])
})

test('a transaction sees the rows of its scope, however its statements are planned, and leaves nothing behind', async () => {
  for (let time = 0; time < TIMES; time += 1) {
    const organizationId = 101 + (time % 3)
    expect(await withScope(connection.db, { organizationId }, organizationsSeen)).toEqual([organizationId])
    expect((await sql`select 1 from assets`.execute(connection.db)).rows).toEqual([])
  }
})

test('it can go on in another scope', async () => {
  const seen = await withScope(connection.db, { organizationId: 101 }, async (db) => {
    await enterScope(db, { organizationId: 102 })
    return organizationsSeen(db)
  })
  expect(seen).toEqual([102])
})

test.each<[string, object]>([
  ['text', { organizationId: "1'; drop table assets --" }],
  ['a fraction', { organizationId: 1.5 }],
  ['nothing that counts', { organizationId: Number.NaN }],
  ['more than a number of the database', { organizationId: 2 ** 31 }],
  ['an account that is none', { accountId: "'; reset role --" }],
  ['an account with another line', { accountId: `${ACCOUNT}\n` }],
  ['a component that is none', { component: "operator' " }],
])('nothing else gets into the statement: %s', async (_, scope) => {
  await expect(withScope(connection.db, scope, async () => undefined)).rejects.toThrow(/ is no (organization|account|component)\./)
})
