import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DatabaseConnection } from '../platform/db/connect.ts'
import { type Scope, withScope } from '../platform/db/scope.ts'
import { openTestDatabase } from '../testing/test-database.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const isOurs = (name: string) => !name.startsWith('kysely_')

const tableNames = async (): Promise<string[]> => {
  const { rows } = await sql<{
    name: string
  }>`select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1`.execute(connection.db)
  return rows.map(({ name }) => name).filter(isOurs)
}

const countIn = (scope: Scope, table: string, condition = sql<boolean>`true`): Promise<number> =>
  withScope(connection.db, scope, async (db) => {
    const { rows } = await sql<{ count: number }>`select count(*)::integer as count from ${sql.table(table)} where ${condition}`.execute(db)
    return rows[0]?.count ?? -1
  })

describe('row-level security', () => {
  test('is on and forced for every table', async () => {
    const { rows } = await sql<{ name: string }>`
      select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and not (relrowsecurity and relforcerowsecurity)`.execute(
      connection.db,
    )
    expect(rows.map(({ name }) => name).filter(isOurs)).toEqual([])
    expect((await tableNames()).length).toBeGreaterThan(15)
  })

  test('without a scope every table shows nothing', async () => {
    for (const table of await tableNames()) {
      expect([table, await countIn({}, table)]).toEqual([table, 0])
      const { rows } = await sql`select * from ${sql.table(table)} limit 1`.execute(connection.db)
      expect([table, rows]).toEqual([table, []])
    }
  })

  test('in the scope of one organization there is no row of another', async () => {
    const { rows } = await sql<{
      name: string
    }>`select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'organization_id' order by 1`.execute(
      connection.db,
    )
    expect(rows.length).toBeGreaterThan(10)
    for (const { name } of rows) {
      for (const other of [102, 103]) {
        const foreign = await countIn({ organizationId: 101 }, name, sql<boolean>`organization_id = ${other}`)
        expect([name, other, foreign]).toEqual([name, other, 0])
      }
    }
    expect(await countIn({ organizationId: 101 }, 'organizations')).toBe(1)
    expect(await countIn({ organizationId: 101 }, 'interactions')).toBe(1214)
    expect(await countIn({ organizationId: 102 }, 'interactions')).toBe(424)
  })

  test('rows of another organization can be neither written nor changed', async () => {
    const write = withScope(connection.db, { organizationId: 101 }, (db) =>
      db.insertInto('unit_statuses').values({ organization_id: 102, value: 99, name: 'Slipped in' }).execute(),
    )
    await expect(write).rejects.toThrow(/row-level security/)
    const changed = await withScope(connection.db, { organizationId: 101 }, (db) =>
      db.updateTable('tasks').set({ name: 'Mine now' }).where('organization_id', '=', 102).executeTakeFirst(),
    )
    expect(Number(changed.numUpdatedRows)).toBe(0)
  })

  test('a scope ends with its transaction, also where many run at once', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => 101 + (index % 3))
    const seen = await Promise.all(
      ids.map((organizationId) =>
        withScope(connection.db, { organizationId }, async (db) =>
          (await db.selectFrom('organizations').select('id').execute()).map(({ id }) => id),
        ),
      ),
    )
    expect(seen).toEqual(ids.map((id) => [id]))
    expect(await connection.db.selectFrom('organizations').select('id').execute()).toEqual([])
  })

  test("queries run as a role that can't turn it off", async () => {
    const { db } = connection
    await expect(sql`alter table interactions disable row level security`.execute(db)).rejects.toThrow(/owner/)
    await expect(sql`drop policy scope on interactions`.execute(db)).rejects.toThrow(/owner/)
    await expect(sql`alter role tracemark_app bypassrls`.execute(db)).rejects.toThrow(/permission denied|must be/i)
    await expect(
      db.transaction().execute(async (transaction) => {
        await sql`set local row_security = off`.execute(transaction)
        await sql`select * from interactions`.execute(transaction)
      }),
    ).rejects.toThrow(/row-level security/)
    const { rows } =
      await sql`select current_user::text as name, (select rolbypassrls or rolsuper from pg_roles where rolname = current_user) as bypasses`.execute(
        db,
      )
    expect(rows).toEqual([{ name: 'tracemark_app', bypasses: false }])
  })

  test('records are append-only', async () => {
    const inScope = (statement: ReturnType<typeof sql>) => withScope(connection.db, { organizationId: 101 }, (db) => statement.execute(db))
    expect((await inScope(sql`delete from interactions where organization_id = 101`)).numAffectedRows).toBe(0n)
    await expect(inScope(sql`delete from interaction_forms where organization_id = 101`)).rejects.toThrow(/permission denied/)
    expect((await inScope(sql`delete from interaction_changes where organization_id = 101`)).numAffectedRows).toBe(0n)
    await expect(inScope(sql`update interactions set name = 'Other' where organization_id = 101`)).rejects.toThrow(/permission denied/)
  })

  test('an account sees itself and its organizations, and no others', async () => {
    const { rows } = await sql<{ id: string }>`select find_account_by_email('member@demo.test') as id`.execute(connection.db)
    const scope = { accountId: rows[0]?.id ?? '' }
    expect(await countIn(scope, 'accounts')).toBe(1)
    expect(await countIn(scope, 'organizations')).toBe(1)
    expect(await countIn(scope, 'memberships')).toBe(1)
    expect(await countIn(scope, 'interactions')).toBe(0)
  })
})
