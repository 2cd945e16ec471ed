import { sql } from 'kysely'
import { expect, inject, test } from 'vitest'
import { openTestDatabase } from '../testing/test-database.ts'

test.runIf(inject('template').kind === 'postgres')('a transaction that was forgotten is ended by the database', async () => {
  const { db, close } = await openTestDatabase()
  const { rows } = await sql`show idle_in_transaction_session_timeout`.execute(db).finally(close)
  expect(rows).toEqual([{ idle_in_transaction_session_timeout: '15s' }])
})
