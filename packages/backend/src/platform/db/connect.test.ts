import { CompiledQuery, sql } from 'kysely'
import { describe, expect, inject, test, vi } from 'vitest'
import { administer, databaseUrl } from '../../testing/administer.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import { APP_ROLE, type DatabaseConnection } from './connect.ts'
import { ConnectionPool } from './connection-pool.ts'

/** All connections of this database but the one that asks. */
const END_ALL = `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`

const getUrl = async ({ db }: DatabaseConnection): Promise<string> => {
  const template = inject('template')
  if (template.kind !== 'postgres') throw new TypeError('The template is no PostgreSQL.')
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db)
  return databaseUrl(template.url, rows[0]?.name ?? '')
}

describe.runIf(inject('template').kind === 'postgres')('on PostgreSQL', () => {
  test('every session has its role and its limits', async () => {
    const { db, beside, close } = await openTestDatabase()
    const settings = `select current_user::text as role, current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle, current_setting('jit') as jit`
    const expected = { role: 'tracemark_app', statement: '20s', idle: '15s', jit: 'off' }
    const seen = [db, beside].map(async (each) => (await sql`${sql.raw(settings)}`.execute(each)).rows)
    expect(await Promise.all(seen)).toEqual([[expected], [expected]])
    await close()
  })

  test('a kept statement that answers other columns since is run again with a fresh plan', async () => {
    const connection = await openTestDatabase()
    const { db, close } = connection
    const statuses = () => db.executeQuery(CompiledQuery.raw('select * from unit_statuses where value > $1', [0]))
    const before = await Promise.all(Array.from({ length: 20 }, statuses))
    await administer(await getUrl(connection), 'alter table unit_statuses add column added_later text')
    expect(await Promise.all(Array.from({ length: 20 }, statuses))).toEqual(before)
    await close()
  })

  test('what opens a transaction leaves with its first statement, and fails where that is waited for', async () => {
    const { db, close } = await openTestDatabase()
    const work = db.transaction().execute(async (transaction) => {
      await sql`set local tracemark.scope to nothing, that, is, one`.execute(transaction)
      await sql`select 1`.execute(transaction)
    })
    await expect(work).rejects.toMatchObject({ code: '22023' })
    expect((await sql`select 1 as number`.execute(db)).rows).toEqual([{ number: 1 }])
    await close()
  })

  test('what is set for the rest of a transaction that ends leaves for nowhere', async () => {
    const { db, close } = await openTestDatabase()
    const work = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await sql`set local tracemark.scope to nothing, that, is, one`.execute(transaction)
      return 'done'
    })
    expect(await work).toBe('done')
    expect((await sql`select 1 as number`.execute(db)).rows).toEqual([{ number: 1 }])
    await close()
  })

  test('connections that end while nobody has them are replaced', async () => {
    const connection = await openTestDatabase()
    const { db, beside, close } = connection
    const ask = () => Promise.all([sql`select 1 as number`.execute(db), sql`select 1 as number`.execute(beside)])
    const before = await ask()
    await administer(await getUrl(connection), END_ALL)
    // Until this process has heard of the last one.
    await vi.waitFor(async () => expect(await ask()).toEqual(before))
    await close()
  })

  test('one that ends under a statement or a transaction fails it, and is replaced', async () => {
    const connection = await openTestDatabase()
    const { db, close } = connection
    const url = await getUrl(connection)
    const away = { name: 'DatabaseUnavailableError', message: 'The database cannot be reached.' }
    const endless = [sql`select pg_sleep(3600)`.execute(db), sql`select pg_sleep(${3600})`.execute(db)]
    const failed = Promise.all(endless.map((statement) => expect(statement).rejects.toMatchObject(away)))
    const sleeping = `select 1 from pg_stat_activity where datname = current_database() and query like 'select pg_sleep%' having count(*) = 2`
    await vi.waitFor(async () => expect(await administer(url, sleeping)).toHaveLength(1))
    const idle = db.transaction().execute(async (transaction) => {
      await sql`select 1`.execute(transaction)
      await administer(url, END_ALL)
      await failed
      await sql`select 1`.execute(transaction)
    })
    await expect(idle).rejects.toMatchObject(away)
    expect((await sql`select 1 as number`.execute(db)).rows).toEqual([{ number: 1 }])
    await close()
  })

  test('one that is silent under a statement is cut off, and replaced', async () => {
    const connection = await openTestDatabase()
    const url = await getUrl(connection)
    const pool = new ConnectionPool(url, { max: 1, role: APP_ROLE, silenceMs: 1_000 })
    const ask = async (text: string) => {
      const client = await pool.connect()
      return client.query(text, []).finally(() => client.release())
    }
    await expect(ask('select pg_sleep(3600)')).rejects.toMatchObject({ name: 'DatabaseUnavailableError' })
    expect(await ask('select 1 as number')).toMatchObject({ rows: [{ number: 1 }] })
    await pool.end()
    await connection.close()
  })

  test('closing does not wait for a statement that never ends', async () => {
    const { db, close } = await openTestDatabase()
    const endless = [sql`select pg_sleep(3600)`.execute(db), sql`select pg_sleep(${3600})`.execute(db)].map((statement) =>
      expect(statement).rejects.toThrow('The database cannot be reached.'),
    )
    await sql`select 1`.execute(db)
    await close()
    await Promise.all(endless)
  })
})
