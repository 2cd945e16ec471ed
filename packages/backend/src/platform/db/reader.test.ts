import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from './connect.ts'
import { createReader, type Entry } from './reader.ts'
import { enterScope, scopeEntry } from './scope.ts'

let connection: DatabaseConnection
let asked: string[]
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const NOBODY = '0190a000-0000-7000-8000-00000000dead'
/** Both kinds of plans: PostgreSQL keeps one for any values after five times. */
const TIMES = 12

const createReaderOver = (entry: Entry) => {
  asked = []
  return createReader(async (statement, parameters) => {
    asked.push(statement)
    return connection.read(statement, parameters)
  }, entry)
}
const organization = (organizationId: number, check: Entry['check'] = () => undefined): Entry => ({
  ...scopeEntry({}),
  enters: 'enter_organization',
  parameters: [organizationId, NOBODY],
  check,
})
const organizationsSeen = async (entry: Entry): Promise<unknown[]> => {
  const { db } = createReaderOver(entry)
  const { rows } = await sql<{ seen: number }>`select distinct organization_id as seen from assets`.execute(db)
  return rows.map(({ seen }) => seen)
}

describe('a reader', () => {
  test('sees the rows of its scope, whatever was read before and however the statement is planned', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      const organizationId = 101 + (time % 3)
      expect(await organizationsSeen(organization(organizationId))).toEqual([organizationId])
      // Names the organization as queries do, so that the planner could compare it with the scope before it is entered.
      const { db } = createReaderOver(organization(organizationId))
      const own = await db.selectFrom('assets').select('organization_id').where('organization_id', '=', organizationId).limit(1).execute()
      expect(own).toEqual([{ organization_id: organizationId }])
      const other = 101 + ((time + 1) % 3)
      expect(await db.selectFrom('assets').select('id').where('organization_id', '=', other).execute()).toEqual([])
    }
  })

  test('leaves nothing behind: without entering nothing is seen', async () => {
    for (let time = 0; time < TIMES; time += 1) {
      expect(await organizationsSeen(organization(101))).toEqual([101])
      expect(await connection.read('select * from assets', [])).toEqual([])
      expect(await connection.read('select * from assets where organization_id = $1', [101])).toEqual([])
    }
    expect(await organizationsSeen(scopeEntry({}))).toEqual([])
  })

  test('asks the database once for each statement, and gives rows in their order', async () => {
    const { db, checked } = createReaderOver(organization(101))
    const names = await db.selectFrom('assets').select('name').orderBy('name', 'desc').execute()
    expect(names.length).toBeGreaterThan(2)
    expect(names.map(({ name }) => name)).toEqual(
      names
        .map(({ name }) => name)
        .toSorted()
        .toReversed(),
    )
    await checked()
    expect(asked).toHaveLength(1)
    expect(await db.selectFrom('assets').select('name').where('id', '=', NOBODY).execute()).toEqual([])
  })

  test('gives nothing to who may not enter, and says so even where nothing was read', async () => {
    const refused = organization(101, (entered) => {
      throw new Error(`refused ${JSON.stringify(entered)}`)
    })
    const { db, checked } = createReaderOver(refused)
    await expect(db.selectFrom('assets').select('name').execute()).rejects.toThrow(/refused " \d+"/)
    await expect(checked()).rejects.toThrow(/refused " \d+"/)
  })

  test('can go on in another scope', async () => {
    const { db } = createReaderOver(scopeEntry({}))
    await enterScope(db, { organizationId: 102 })
    const { rows } = await sql<{ seen: number }>`select distinct organization_id as seen from assets`.execute(db)
    expect(rows).toEqual([{ seen: 102 }])
  })

  test('writes nothing', async () => {
    const { db } = createReaderOver(organization(101))
    await expect(sql`delete from assets returning id`.execute(db)).rejects.toThrow(/syntax error/)
    expect(() => db.transaction()).toThrow()
  })
})
