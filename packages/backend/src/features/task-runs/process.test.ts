import { createCalls } from '@tracemark/api/client'
import { readResultMessage } from '@tracemark/api/rules'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const client = () => createCalls(app)

const readStatus = (id: string) =>
  withScope(app.db, { organizationId: 101 }, async (db) => {
    const row = await db.selectFrom('units').select('status').where('id', '=', id).executeTakeFirstOrThrow()
    return row.status
  })

/** A task of one question, at the featured asset, which counts more than 10 as an alert. */
const makeTask = async (name: string, settings: object) => {
  const task = await client().tasks.create(
    {
      body: {
        name,
        config: { widgets: [{ id: 'n', parameters: { input: 'number', label: 'Number', required: true } }] },
        rules: [{ widgetId: 'n', operator: 'greater_than', value: 10, classification: 'alert' }],
        defaultClassification: 'notice',
        resultMessages: { otherwise: { title: 'Said by the task' } },
      },
    },
    { token },
  )
  const body = { taskId: task.id, thingId: app.demo.featured.thingId, ...settings }
  return { task, link: await client().taskAssets.create({ body }, { token }) }
}

const run = async (id: string, value: number, itemId?: string) => {
  const body = { channel: 'Portal' as const, ...(itemId !== undefined && { itemId }) }
  const { jwt } = await client().taskAssets.executionToken({ params: { id }, body }, { token })
  const begun = await client().taskRuns.create({ body: {} }, { token: jwt })
  const params = { id: begun.id }
  await client().taskRuns.update({ params, body: { widgets: { n: { label: 'Number', input: 'number', value } } } }, { token: begun.token })
  return client().taskRuns.process({ params }, { token: begun.token })
}

test("a run moves its unit's status and answers the asset's message, by how it ended", async () => {
  const { itemId } = app.demo.featured
  const { link } = await makeTask('Moves', {
    itemStatuses: { alert: 3, otherwise: 1 },
    messagesEngineConfig: { messages: { alert: { description: 'Said at the asset' } } },
  })
  const high = await run(link.id, 11, itemId)
  expect([high.classification, readResultMessage(high.taskResultMessage), await readStatus(itemId)]).toEqual([
    'alert',
    { title: 'Said by the task', description: 'Said at the asset' },
    3,
  ])
  const low = await run(link.id, 9, itemId)
  expect([low.classification, readResultMessage(low.taskResultMessage).title, await readStatus(itemId)]).toEqual([
    'notice',
    'Said by the task',
    1,
  ])
  await client().taskAssets.update({ params: { id: link.id }, body: { itemStatuses: { alert: 3 } } }, { token })
  await run(link.id, 9, itemId)
  expect(await readStatus(itemId)).toBe(1)
})

test('every record counts as one use, however many are made at the same moment or asked for again', async () => {
  const { task, link } = await makeTask('Counts', {})
  await Promise.all(Array.from({ length: 6 }, (_, index) => run(link.id, index)))
  const { usageCount } = await client().tasks.get({ params: { id: task.id } }, { token })
  expect(usageCount).toBe(6)
  const { items } = await client().taskAssets.list({ params: { org: 101 }, query: { taskId: task.id } }, { token })
  expect(items.map((item) => item.usageCount)).toEqual([6])
})

test('a record stands at the element that the task names, and where that is disabled, at the default of the chain', async () => {
  const chain = app.demo.valueChains.find(({ organizationId }) => organizationId === 101)
  const element = chain?.elements.find(({ isDefault }) => !isDefault)
  const { link } = await makeTask('Stands', { valueChainElementId: element?.id })
  expect((await run(link.id, 1)).valueChain?.selectedElementId).toBe(element?.id)
  const params = { id: chain?.id ?? '' }
  const { elements } = await client().valueChains.get({ params }, { token })
  await client().valueChains.update(
    { params, body: { elements: elements.map((each) => ({ ...each, enabled: each.id !== element?.id })) } },
    { token },
  )
  expect((await run(link.id, 1)).valueChain?.selectedElementId).toBe(chain?.defaultElementId)
})
