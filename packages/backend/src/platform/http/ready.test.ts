import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { assertReady } from './ready.ts'

const unavailable = { code: 'unavailable', message: 'The server cannot reach its database. Try again in a moment.', retryAfterSeconds: 1 }

describe('a process is ready', () => {
  let connection: DatabaseConnection
  beforeAll(async () => {
    connection = await openTestDatabase()
  })
  afterAll(() => connection.close())

  test('while its database answers', async () => {
    await expect(assertReady(connection.beside)).resolves.toBeUndefined()
  })

  test('not while the database takes its time', async () => {
    const free = Promise.withResolvers<void>()
    // All connections that it may ask: of the embedded database there is one.
    const taken = Array.from({ length: connection.isShared ? 2 : 1 }, () => Promise.withResolvers<void>())
    const holders = taken.map(({ resolve }) =>
      connection.beside.transaction().execute(async (db) => {
        await sql`select 1`.execute(db)
        resolve()
        await free.promise
      }),
    )
    await Promise.all(taken.map(({ promise }) => promise))
    await expect(assertReady(connection.beside, 20)).rejects.toMatchObject({
      ...unavailable,
      cause: { message: 'The database did not answer within 20 ms.' },
    })
    free.resolve()
    await Promise.all(holders)
    await expect(assertReady(connection.beside)).resolves.toBeUndefined()
  })
})

test('/readyz answers 503 with a problem document where there is no database', async () => {
  const app = await createTestApp({ mayFail: true })
  await app.stop()
  const response = await app.fetch(`${app.baseUrl}/readyz`)
  const { status, headers } = response
  const { code } = await response.json()
  expect([status, headers.get('content-type'), headers.get('retry-after'), code]).toEqual([
    503,
    'application/problem+json',
    '1',
    'unavailable',
  ])
})

test('/readyz answers 503 while the portal is not built, as in a release that lacks its files', async () => {
  let isBuilt = false
  const app = await createTestApp({ hasPortal: () => isBuilt })
  const ask = async () => {
    const response = await app.fetch(`${app.baseUrl}/readyz`)
    return [response.status, await response.json()]
  }
  expect(await ask()).toEqual([503, { status: 'no portal' }])
  isBuilt = true
  expect(await ask()).toEqual([200, { status: 'ready' }])
  await app.stop()
})
