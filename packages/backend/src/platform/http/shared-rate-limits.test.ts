import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import type { LimitName, RateLimits } from './rate-limits.ts'
import { createSharedRateLimits, sweepRateLimits } from './shared-rate-limits.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const processes = (count: number) => Array.from({ length: count }, () => createSharedRateLimits(connection.db))

/** How many are let through by processes that take turns, out of so many. */
const allowed = async (by: RateLimits[], name: LimitName, key: string, tries: number): Promise<number> => {
  let through = 0
  for (let call = 0; call < tries; call += 1)
    await by[call % by.length]?.take(name, key).then(
      () => {
        through += 1
      },
      (refusal: { code?: string; retryAfterSeconds?: number }) => {
        expect([refusal.code, (refusal.retryAfterSeconds ?? 0) > 0]).toEqual(['rate_limited', true])
      },
    )
  return through
}

test('whoever guesses passwords has as many tries at several processes as at one', async () => {
  expect(await allowed(processes(3), 'signInByAccount', 'owner@demo.test', 40)).toBe(20)
  expect(await allowed(processes(1), 'signInByAccount', 'owner@demo.test', 5)).toBe(0)
  expect(await allowed(processes(1), 'signInByAccount', 'member@demo.test', 5)).toBe(5)
})

test('of many calls each process tells every thirtieth, and is wrong by no more', async () => {
  const through = await allowed(processes(2), 'publicByAddress', '192.0.2.1', 1500)
  expect(through).toBeGreaterThanOrEqual(600)
  expect(through).toBeLessThanOrEqual(600 + 2 * 30)
})

test('a try that succeeds takes back what all have counted', async () => {
  const [first, second] = processes(2) as [RateLimits, RateLimits]
  await allowed([first, second], 'signInByAccount', 'worker@demo.test', 20)
  await first.giveBack('signInByAccount', 'worker@demo.test', 'one')
  expect(await allowed([second], 'signInByAccount', 'worker@demo.test', 2)).toBe(1)
  await second.giveBack('signInByAccount', 'worker@demo.test', 'all')
  expect(await allowed(processes(2), 'signInByAccount', 'worker@demo.test', 40)).toBe(20)
})

test('what still runs is not swept', async () => {
  await createSharedRateLimits(connection.db).take('signInByAccount', 'somebody@demo.test')
  expect(await sweepRateLimits(connection.db)).toBe(0)
})
