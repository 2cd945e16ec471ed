import { AssetQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { withScope } from '../../../platform/db/scope.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { listAssets } from './list.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
  await withScope(connection.db, { organizationId: 101 }, (db) =>
    sql`insert into assets (organization_id, id, name, status)
      select 101, gen_random_uuid(), concat(start, ' ', lpad(n::text, 3, '0')), n % 2 from generate_series(1, 600) n, (values ('Grano'), ('Del grano')) starts (start)`.execute(
      db,
    ),
  )
})
afterAll(() => connection.close())

const list = (query: object) =>
  withScope(connection.db, { organizationId: 101 }, async (db) => {
    const { items, ...page } = await listAssets(db, 101, AssetQuery.parse({ search: 'grano', ...query }))
    return { ...page, names: items.map(({ name }) => name) }
  })

const named = (start: string, from: number, to: number, step = 1) =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => `${start} ${String(from + index * step).padStart(3, '0')}`)

const many = { totalItems: 1000, perPage: 50, totalPages: 20, isAtLeast: true }

test('of more assets than are counted, those that begin with the search come first', async () => {
  expect(await list({})).toEqual({ ...many, names: named('Grano', 1, 50) })
  expect(await list({ page: 12 })).toEqual({ ...many, names: named('Grano', 551, 600) })
  const { names, ...page } = await list({ page: 13 })
  expect([page, names.length, names.filter((name) => !name.startsWith('Del grano'))]).toEqual([many, 50, []])
  expect(await list({ page: 21 })).toEqual({ ...many, names: [] })
})

test('they are narrowed by filters, and put in another order where that is asked for', async () => {
  const half = { totalItems: 600, perPage: 50, totalPages: 12 }
  expect(await list({ status: 1 })).toEqual({ ...half, names: named('Grano', 1, 99, 2) })
  expect(await list({ status: 1, page: 12 })).toEqual({ ...half, names: named('Del grano', 501, 599, 2) })
  expect(await list({ sort: 'name_asc' })).toEqual({ ...many, names: named('Del grano', 1, 50) })
  expect(await list({ sort: 'name_desc', status: 0 })).toEqual({ ...half, names: named('Grano', 502, 600, 2).toReversed() })
  expect(await list({ search: 'grano 60' })).toEqual({ totalItems: 2, perPage: 50, totalPages: 1, names: ['Grano 600', 'Del grano 600'] })
})
