import { createDemoData } from '@tracemark/api/demo'
import { InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { createReader } from '../../../platform/db/reader.ts'
import { withScope } from '../../../platform/db/scope.ts'
import { TEST_NOW } from '../../../testing/template.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { findInteraction, findInteractionAmong } from './interaction.ts'
import { listInteractions } from './interactions.ts'
import { createInteractionNames, type InteractionNames } from './names.ts'

const { interactions } = createDemoData(TEST_NOW)
const record = interactions.find(({ orgId, item, valueChainElement, createdBy }) => orgId === 101 && item && valueChainElement && createdBy)
if (!record) throw new Error('The demo has no record that names everything.')
const { _id: id, thing, item, task, createdBy } = record
const MINUTE_MS = 60_000

let connection: DatabaseConnection
let names: InteractionNames
let asked: string[]
let now: number
beforeAll(async () => {
  connection = await openTestDatabase()
})
beforeEach(() => {
  asked = []
  now = TEST_NOW.getTime()
  names = createInteractionNames({ now: () => new Date(now) })
})
afterAll(() => connection.close())

const reader = (organizationId = 101) =>
  createReader(
    (statement, ...rest) => {
      asked.push(statement.includes('"thing"') ? 'names' : 'record')
      return connection.read(statement, ...rest)
    },
    { enters: 'enter_known', parameters: [String(organizationId)], check: () => undefined },
  ).db
const find = (organizationId = 101) => findInteractionAmong(names, reader(organizationId), organizationId, id)
const inScope = (statement: string, organizationId = 101) =>
  withScope(connection.db, { organizationId }, (db) => sql.raw(statement).execute(db))

test('what a record names is read once, and then the record alone, with the same answer', async () => {
  const first = await find()
  expect(first).toMatchObject({ thing: { id: thing.id }, item: { id: item?.id }, createdBy: { id: createdBy?.id } })
  expect(await find()).toEqual(first)
  expect(await findInteraction(reader(), 101, id)).toEqual(first)
  expect(asked).toEqual(['record', 'names', 'record', 'names'])
})

test('nobody finds it in another organization, known or not', async () => {
  await find()
  expect(await find(102)).toBeUndefined()
  expect(await findInteractionAmong(names, reader(102), 101, id)).toBeUndefined()
})

const author = `'${createdBy?.id}'`
const changes: Record<string, [statement: string, changed: object]> = {
  asset: [`update assets set name = 'Renamed' where id = '${thing.id}'`, { thing: { name: 'Renamed' } }],
  'picture of the asset': [`update assets set image = '/other.png' where id = '${thing.id}'`, { thing: { image: '/other.png' } }],
  unit: [`update units set name = 'RENAMED' where id = '${item?.id}'`, { item: { name: 'RENAMED' } }],
  task: [`update tasks set name = 'Renamed' where id = '${task.id}'`, { task: { name: 'Renamed' } }],
  stage: ["update value_chain_elements set name = 'Renamed'", { valueChainElement: { name: 'Renamed' } }],
  'value chain': [
    "update value_chains set name = name || ' renamed'",
    { valueChainElement: { valueChainName: expect.stringMatching(/ renamed$/) } },
  ],
  record: [`update interactions set classification = 'unclassified' where id = '${id}'`, { classification: 'unclassified' }],
}

test.each(Object.entries(changes))('a change is seen at once: %s', async (_, [statement, changed]) => {
  await find()
  await inScope(statement)
  const found = await find()
  expect(found).toMatchObject(changed)
  expect(found).toEqual(await findInteraction(reader(), 101, id))
})

test('what another organization changes lets no name go, and nothing is kept for longer than a minute', async () => {
  await find()
  await inScope("update assets set name = name || '.'", 102)
  now += MINUTE_MS - 1
  await find()
  now += 1
  await find()
  expect(asked).toEqual(['record', 'names', 'record', 'record', 'names'])
})

test('a list is named from what is kept, as it is named without, and a change is seen at once', async () => {
  const list = (kept?: InteractionNames) =>
    listInteractions(reader(), 101, createdBy?.id ?? '', InteractionQuery.parse({ perPage: 100 }), kept)
  const { items } = await list()
  expect(items.length).toBeGreaterThan(20)
  expect((await list(names)).items).toEqual(items)
  asked = []
  expect((await list(names)).items).toEqual(items)
  expect(asked).toEqual(['record', 'record'])
  await inScope("update assets set name = name || ', renamed'")
  const renamed = (await list(names)).items
  expect(renamed).toEqual((await list()).items)
  expect(renamed.map(({ thing: { name } }) => name)).toEqual(items.map(({ thing: { name } }) => `${name}, renamed`))
})

test('people are called as they are called now, and no longer where nothing says that they were there', async () => {
  await find()
  await withScope(connection.db, { accountId: createdBy?.id ?? '' }, (db) =>
    sql.raw(`update accounts set last_name = 'Renamed' where id = ${author}`).execute(db),
  )
  expect((await find())?.createdBy?.name).toMatch(/ Renamed$/)
  await inScope(`insert into former_members (organization_id, id) values (101, ${author})`)
  await inScope(`delete from memberships where account_id = ${author}`)
  expect((await find())?.createdBy?.name).toMatch(/ Renamed$/)
  await inScope('delete from former_members')
  expect((await find())?.createdBy).toBeUndefined()
})
