import { InteractionQuery, interactionSorts } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../connect.ts'
import { withScope } from '../scope.ts'
import { listInteractions } from './interactions.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const NOBODY = '0190a000-0000-7000-8000-00000000dead'
const list = (query: object) =>
  withScope(connection.db, { organizationId: 101 }, async (db) => {
    const { items, totalItems } = await listInteractions(db, 101, NOBODY, InteractionQuery.parse({ perPage: 100, ...query }))
    return { totalItems, ids: items.map(({ _id }) => _id) }
  })

/** Dates are not among what is kept, so that these are sorted as a whole. */
const sortedAsAWhole = (query: object) => list({ ...query, from: '2000-01-01T00:00:00Z' })

test.each(interactionSorts)('pages that are put together by counts are those of all records in their order: %s', async (sort) => {
  for (const page of [1, 2, 7, 13, 14]) expect(await list({ sort, page })).toEqual(await sortedAsAWhole({ sort, page }))
  const classification = ['notice', 'warning']
  for (const page of [1, 3])
    expect(await list({ sort, page, classification })).toEqual(await sortedAsAWhole({ sort, page, classification }))
})
