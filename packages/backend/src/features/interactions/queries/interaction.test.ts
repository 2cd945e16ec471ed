import { createDemoData } from '@tracemark/api/demo'
import { InteractionQuery } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { DatabaseConnection } from '../../../platform/db/connect.ts'
import { withScope } from '../../../platform/db/scope.ts'
import { TEST_NOW } from '../../../testing/template.ts'
import { openTestDatabase } from '../../../testing/test-database.ts'
import { findInteraction } from './interaction.ts'
import { listInteractions } from './interactions.ts'

const { interactions } = createDemoData(TEST_NOW)
const record = interactions.find(({ orgId, item, valueChainElement, createdBy }) => orgId === 101 && item && valueChainElement && createdBy)
if (!record) throw new Error('The demo has no record that names everything.')
const { _id: id, thing, item, task, createdBy } = record

let connection: DatabaseConnection
beforeAll(async () => {
  connection = await openTestDatabase()
})
afterAll(() => connection.close())

const find = (organizationId = 101) => withScope(connection.db, { organizationId }, (db) => findInteraction(db, 101, id))
const inScope = (statement: string) => withScope(connection.db, { organizationId: 101 }, (db) => sql.raw(statement).execute(db))

test('a record comes with what it names, and nobody finds it in another organization', async () => {
  expect(await find()).toMatchObject({ thing: { id: thing.id }, item: { id: item?.id }, createdBy: { id: createdBy?.id } })
  expect(await find(102)).toBeUndefined()
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

test.each(Object.entries(changes))('it is named as things are called now: %s', async (_, [statement, changed]) => {
  await inScope(statement)
  expect(await find()).toMatchObject(changed)
})

test('a list is named as things are called now', async () => {
  const list = async () => {
    const query = InteractionQuery.parse({ perPage: 100 })
    const { items } = await withScope(connection.db, { organizationId: 101 }, (db) => listInteractions(db, 101, createdBy?.id ?? '', query))
    return items.map(({ thing: { name } }) => name)
  }
  const names = await list()
  expect(names.length).toBeGreaterThan(20)
  await inScope("update assets set name = name || ', renamed'")
  expect(await list()).toEqual(names.map((name) => `${name}, renamed`))
})

test('people are called as they are called now, and no longer where nothing says that they were there', async () => {
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
