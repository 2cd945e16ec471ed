import { createDemoData } from '@tracemark/api/demo'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { TEST_NOW } from '../../testing/template.ts'
import { openTestDatabase } from '../../testing/test-database.ts'
import type { DatabaseConnection } from '../db/connect.ts'
import { createReader } from '../db/reader.ts'
import { withScope } from '../db/scope.ts'
import { createKnownMembers, type KnownMembers } from './known-members.ts'

const { accounts } = createDemoData(TEST_NOW)
const getId = (address: string): string => {
  const account = accounts.find(({ email }) => email === address)
  if (!account) throw new Error(`The demo has no ${address}.`)
  return account.id
}
const member = getId('member@demo.test')
const MINUTE_MS = 60_000

let connection: DatabaseConnection
let members: KnownMembers
let asked: string[]
let now: number
beforeAll(async () => {
  connection = await openTestDatabase()
})
beforeEach(() => {
  asked = []
  now = TEST_NOW.getTime()
  members = createKnownMembers({ now: () => new Date(now) })
})
afterAll(() => connection.close())

/** Reads an organization as its member: who they are by then, and of which organization the rows are. */
const enter = async (organizationId = 101, account = member) => {
  let role = ''
  const entry = members.entry(organizationId, account, (membership) => {
    role = `${membership.role}${membership.accessPortal ? ', portal' : ''}`
  })
  const { db } = createReader((statement, ...rest) => {
    asked.push(statement.includes('enter_organization') ? 'looked up' : 'known')
    return connection.read(statement, ...rest)
  }, entry)
  const { rows } = await sql<{ seen: number }>`select distinct organization_id as seen from assets`.execute(db)
  return { role, seen: rows.map(({ seen }) => seen) }
}
const inScope = (statement: string, organizationId = 101) =>
  withScope(connection.db, { organizationId }, (db) => sql.raw(statement).execute(db))
const ofMember = `where account_id = '${member}'`

test('a membership is looked up once, and what is read with it is of its organization alone', async () => {
  const entered = { role: 'member, portal', seen: [101] }
  expect(await enter()).toEqual(entered)
  expect(await enter()).toEqual(entered)
  expect(asked).toEqual(['looked up', 'known'])
})

const changes: Record<string, [change: string, undo: string, expected: string]> = {
  role: [`update memberships set role = 'admin' ${ofMember}`, `update memberships set role = 'member' ${ofMember}`, 'admin, portal'],
  'access to the portal': [
    `update memberships set access_portal = false ${ofMember}`,
    `update memberships set access_portal = true ${ofMember}`,
    'member',
  ],
}

test.each(Object.entries(changes))('a change is seen at once: %s', async (_, [change, undo, expected]) => {
  await enter()
  await inScope(change)
  expect((await enter()).role).toBe(expected)
  await inScope(undo)
  expect((await enter()).role).toBe('member, portal')
  expect(asked).toEqual(['looked up', 'known', 'looked up', 'known', 'looked up'])
})

const endings: Record<string, [change: string, undo: string, code: string]> = {
  suspension: [
    `update memberships set is_suspended = true ${ofMember}`,
    `update memberships set is_suspended = false ${ofMember}`,
    'account_suspended',
  ],
  'suspension of the organization': [
    "update organizations set state = 'suspended'",
    "update organizations set state = 'active'",
    'organization_suspended',
  ],
}

test.each(Object.entries(endings))(
  'who may no longer enter enters no more, and again when they may: %s',
  async (_, [change, undo, code]) => {
    await enter()
    await inScope(change)
    await expect(enter()).rejects.toMatchObject({ code })
    await expect(enter()).rejects.toMatchObject({ code })
    await inScope(undo)
    expect((await enter()).seen).toEqual([101])
  },
)

test('a member who leaves enters no more, and none of another organization ever does', async () => {
  const other = getId('owner@demo.test')
  await enter(101, other)
  await expect(enter(101, '0190a000-0000-7000-8000-00000000dead')).rejects.toMatchObject({ code: 'permission_denied' })
  await inScope(`delete from memberships where account_id = '${other}'`)
  await expect(enter(101, other)).rejects.toMatchObject({ code: 'permission_denied' })
})

test('what changes in another organization changes nothing, and nothing is kept for longer than a minute', async () => {
  await enter()
  await inScope("update memberships set role = 'member'", 102)
  now += MINUTE_MS - 1
  await enter()
  now += 1
  await enter()
  expect(asked).toEqual(['looked up', 'known', 'looked up'])
})
