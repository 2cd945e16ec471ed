import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from './connect.ts'
import { workForEachOrganization } from './for-each-organization.ts'
import { listOrganizationIds } from './list-organization-ids.ts'
import { DatabaseUnavailableError } from './unavailable.ts'

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

describe('work for each organization', () => {
  test('gives the sum of what was done', async () => {
    const all = await listOrganizationIds(connection.db)
    const seen: number[] = []
    const done = await workForEachOrganization(connection.db, async (organizationId) => {
      seen.push(organizationId)
      return 2
    })
    expect([done, seen]).toEqual([2 * all.length, all])
  })

  test('is done for the others where one fails, and says afterwards how many failed and why', async () => {
    const all = await listOrganizationIds(connection.db)
    const cause = new DatabaseUnavailableError(undefined)
    const seen: number[] = []
    const work = workForEachOrganization(connection.db, async (organizationId) => {
      if (organizationId === all[0]) throw cause
      seen.push(organizationId)
      return 3
    })
    const said = `1 of ${all.length} organizations failed; ${3 * (all.length - 1)} done for the others. Organization ${all[0]}: `
    await expect(work).rejects.toMatchObject({ cause, message: said + cause.stack })
    expect(seen).toEqual(all.slice(1))
  })
})
