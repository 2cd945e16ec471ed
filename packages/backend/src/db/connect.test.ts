import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'

test.runIf(inject('template').kind === 'postgres')('a transaction that was forgotten is ended by the database', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db).finally(close)
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }])
})

test.runIf(inject('template').kind === 'postgres')('a long read holds no short one up', async () => {
  const { db, read, close } = await openTestDatabase()
  const long = await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(90)`.execute(transaction)
    const waiting = Promise.all([read('select 1 as number, pg_advisory_xact_lock(90)', [])])
    const short = [2, 3].map((number) => read('select $1::integer as number', [number], true))
    expect((await Promise.all(short)).flat()).toEqual([{ number: 2 }, { number: 3 }])
    return { waiting }
  })
  expect((await long.waiting).flat()).toMatchObject([{ number: 1 }])
  await close()
})

test.runIf(inject('template').kind === 'postgres')('closing does not wait for a statement that never ends', async () => {
  const { db, read, close } = await openTestDatabase()
  const endless = [sql`select pg_sleep(3600)`.execute(db), read('select pg_sleep(3600)', [], true)].map((statement) =>
    expect(statement).rejects.toThrow('CONNECTION_DESTROYED'),
  )
  await read('select 1', [])
  await close()
  await Promise.all(endless)
})
