import { sql } from 'kysely'
import { describe, expect, inject, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import { retryConflicts } from './retry.ts'
import { withScope } from './scope.ts'

const failure = (code: string) => Object.assign(new Error(code), { code })

describe('a transaction', () => {
  test.each(['40001', '40P01'])('that was undone for another one is tried again: %s', async (code) => {
    let tries = 0
    const run = async () => {
      tries += 1
      if (tries < 3) throw failure(code)
      return 'done'
    }
    expect([await retryConflicts(run), tries]).toEqual(['done', 3])
  })

  test('is given up after five tries, and at once for any other failure', async () => {
    let tries = 0
    const failing = (code: string) => async () => {
      tries += 1
      throw failure(code)
    }
    await expect(retryConflicts(failing('40P01'))).rejects.toThrow('40P01')
    await expect(retryConflicts(failing('23505'))).rejects.toThrow('23505')
    expect(tries).toBe(6)
  })
})

test.runIf(inject('template').kind === 'postgres')('of two that deadlock both are done in the end', async () => {
  const { db, close } = await openTestDatabase()
  const lock = (number: number) => sql`select pg_advisory_xact_lock(${number})`
  const bothHold = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const
  const calls: string[] = []
  const transaction = (name: string, first: number, second: number, mine: 0 | 1) =>
    withScope(db, { organizationId: 101 }, async (scoped) => {
      calls.push(name)
      await lock(first).execute(scoped)
      bothHold[mine].resolve()
      await bothHold[mine === 0 ? 1 : 0].promise
      await lock(second).execute(scoped)
      await scoped
        .insertInto('unit_statuses')
        .values({ organization_id: 101, value: 1000 + first, name })
        .execute()
    })
  await Promise.all([transaction('one', 1, 2, 0), transaction('two', 2, 1, 1)])
  expect(calls).toHaveLength(3)
  const written = await withScope(db, { organizationId: 101 }, (scoped) =>
    scoped.selectFrom('unit_statuses').select('name').where('value', '>', 1000).orderBy('value').execute(),
  )
  expect(written).toEqual([{ name: 'one' }, { name: 'two' }])
  await close()
})
