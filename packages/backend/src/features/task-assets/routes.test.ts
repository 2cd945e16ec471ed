import { createCalls } from '@tracemark/api/client'
import { taskLibrary } from '@tracemark/api/content'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const client = () => createCalls(app)
const question = (id: string) => ({ id, parameters: { input: 'number' as const, label: id, required: false } })

describe('a task', () => {
  test('begins with one of the library, and counts where it is used', async () => {
    const entry = (await client().taskLibrary.list({ query: { search: 'authenticity' } }, { token })).items[0]
    expect(entry).toEqual(taskLibrary.find(({ inAppId }) => inAppId === 'authenticity-check'))
    expect(await client().taskLibrary.get({ params: { id: entry?.id ?? '' } }, { token })).toEqual(entry)
    await expect(client().taskLibrary.get({ params: { id: MISSING } }, { token })).rejects.toMatchObject({ code: 'not_found' })

    const body = { name: 'Is it ours?', taskLibraryId: entry?.id, config: entry?.config }
    const task = await client().tasks.create({ body }, { token })
    expect(task.taskLibrary).toEqual({ id: entry?.id, automatic: false, type: 0 })
    const thingIds = app.demo.things.filter(({ organizationId }) => organizationId === 101).map(({ id }) => id)
    await client().taskAssets.bulkAssign({ body: { taskIds: [task.id], thingIds } }, { token })
    expect(await client().tasks.get({ params: { id: task.id } }, { token })).toEqual({ ...task, assignments: thingIds.length })
    await expect(client().tasks.delete({ params: { id: task.id } }, { token })).rejects.toMatchObject({ code: 'in_use', status: 409 })
  })

  test.each([
    ['questions of one name', { config: { widgets: [question('a'), question('a')] } }, ['config', 'widgets', 1, 'id']],
    [
      'a rule for no question',
      { rules: [{ widgetId: 'b', operator: 'equals', value: 1, classification: 'alert' }] },
      ['rules', 0, 'widgetId'],
    ],
    ['a condition that is none', { ruleConditions: [{ property: 'country', operator: 8, value: 'CO' }] }, ['ruleConditions', 0]],
    ['a task of no library', { taskLibraryId: MISSING }, ['taskLibraryId']],
  ])('is not kept with %s', async (_what, part, path) => {
    const wrong = client().tasks.create({ body: { name: 'Wrong', ...part } as { name: string } }, { token })
    await expect(wrong).rejects.toMatchObject({ code: 'invalid_content', fields: [{ path }] })
  })
})

describe('a task at an asset', () => {
  const thingId = () => app.demo.featured.thingId
  const make = async (name: string) => {
    const task = await client().tasks.create({ body: { name, icon: 'farm' } }, { token })
    return { task, link: await client().taskAssets.create({ body: { taskId: task.id, thingId: thingId() } }, { token }) }
  }

  test('is run by nobody where the system keeps its records by itself, and its records are kept', async () => {
    const entry = taskLibrary.find(({ inAppId }) => inAppId === 'data-transfer')
    const task = await client().tasks.create({ body: { name: 'From our scales', taskLibraryId: entry?.id } }, { token })
    const { id } = await client().taskAssets.create({ body: { taskId: task.id, thingId: thingId() } }, { token })
    const refusal = { code: 'status_conflict', status: 409, message: expect.stringContaining('keeps the records of this task by itself') }
    const asked = client().taskAssets.executionToken({ params: { id }, body: { channel: 'Portal' } }, { token })
    await expect(asked).rejects.toMatchObject(refusal)
    // A token that was given before the task became automatic.
    const jwt = await app.tokens.issue({ kind: 'execution', orgId: 101, taskThingId: id, channel: 'Portal' })
    await expect(client().taskRuns.create({ body: {} }, { token: jwt })).rejects.toMatchObject(refusal)
    const record = await client().interactions.create({ params: { org: 101 }, body: { thingId: thingId(), taskId: task.id } }, { token })
    expect(record.task.id).toBe(task.id)
  })

  test('is made with its settings, changed, and taken away', async () => {
    const { task, link } = await make('Prune')
    const thing = app.demo.things.find(({ id }) => id === thingId())
    expect(link).toEqual({
      id: link.id,
      taskId: task.id,
      thingId: thingId(),
      task: { id: task.id, name: 'Prune', icon: 'farm', automatic: false, ruleConditions: [] },
      thing: { id: thingId(), name: thing?.name, image: `${app.baseUrl}${thing?.image}` },
      order: 0,
      publicServiceEnabled: false,
      publicServiceSharingEnabled: false,
      publicTaskVisibility: 'off',
      publicTaskContent: {},
      itemStatuses: {},
      metadata: {},
      attributes: [],
      usageCount: 0,
      createdAt: TEST_NOW.toISOString(),
      createdById: app.accountId('owner'),
      createdBy: { id: app.accountId('owner'), name: 'Lucía Montoya' },
    })
    const body = {
      publicServiceEnabled: true,
      publicTaskVisibility: 'basic' as const,
      publicTaskContent: { title: 'Prune with us' },
      itemStatuses: { alert: 3, otherwise: 1 },
      stepsEngineConfig: { steps: [{ id: 'one', title: 'Look', widgetIds: [] }] },
      messagesEngineConfig: { messages: { otherwise: { title: 'Thank you' } } },
      metadata: { machine: 7 },
    }
    const params = { id: link.id }
    expect(await client().taskAssets.update({ params, body }, { token })).toEqual({ ...link, ...body })
    await expect(client().taskAssets.update({ params, body: { itemStatuses: { alert: 99 } } }, { token })).rejects.toMatchObject({
      code: 'invalid_content',
      fields: [{ path: ['itemStatuses', 'alert'] }],
    })
    expect(await client().taskAssets.delete({ params }, { token })).toEqual(params)
    for (const call of [
      () => client().taskAssets.delete({ params }, { token }),
      () => client().taskAssets.update({ params, body }, { token }),
      () => client().taskAssets.executionToken({ params, body: { channel: 'Portal' } }, { token }),
    ])
      await expect(call()).rejects.toMatchObject({ code: 'not_found', status: 404 })
    expect(await client().tasks.delete({ params: { id: task.id } }, { token })).toEqual({ id: task.id })
  })

  test('stands there once, however many ask for it at the same moment', async () => {
    const { id: taskId } = await client().tasks.create({ body: { name: 'Once' } }, { token })
    const ask = () => client().taskAssets.create({ body: { taskId, thingId: thingId() } }, { token })
    const answers = await Promise.allSettled(Array.from({ length: 12 }, ask))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    for (const answer of answers)
      if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'task_already_assigned', status: 409 })
    const bulk = () => client().taskAssets.bulkAssign({ body: { taskIds: [taskId], thingIds: [thingId()] } }, { token })
    expect(await Promise.all(Array.from({ length: 6 }, bulk))).toEqual(Array(6).fill({ ids: [] }))
  })

  test('has its place among the others', async () => {
    const links = [(await make('Place 1')).link.id, (await make('Place 2')).link.id]
    const wanted = [links[1] ?? '', MISSING, links[0] ?? '']
    expect(await client().taskAssets.reorder({ body: { ids: wanted } }, { token })).toEqual({ ids: links.toReversed() })
    const listed = await client().taskAssets.list({ params: { org: 101 }, query: { search: 'place', sort: 'order_desc' } }, { token })
    expect(listed.items.map(({ id, order }) => [id, order])).toEqual([
      [links[0], 2],
      [links[1], 0],
    ])
    expect(await client().taskAssets.bulkDelete({ body: { ids: wanted } }, { token })).toEqual({ ids: [links[1], links[0]] })
  })

  test('can be begun until its time is over, and what has begun is ended after', async () => {
    const { link } = await make('Until noon')
    const params = { id: link.id }
    const expire = (milliseconds: number) =>
      client().taskAssets.update({ params, body: { expiration: new Date(TEST_NOW.getTime() + milliseconds).toISOString() } }, { token })
    const createToken = () => client().taskAssets.executionToken({ params, body: { channel: 'Portal' } }, { token })
    await expire(1)
    const { jwt } = await createToken()
    const run = await client().taskRuns.create({ body: {} }, { token: jwt })
    await expire(0)
    await expect(createToken()).rejects.toMatchObject({ code: 'task_expired', status: 410 })
    await expect(client().taskRuns.create({ body: {} }, { token: jwt })).rejects.toMatchObject({ code: 'task_expired' })
    await client().taskAssets.delete({ params }, { token })
    expect((await client().taskRuns.create({ body: { id: run.id } }, { token: jwt })).id).toBe(run.id)
    const { interactionId } = await client().taskRuns.process({ params: { id: run.id } }, { token: run.token })
    expect((await client().interactions.get({ params: { org: 101, id: interactionId } }, { token })).name).toBe('Until noon')
  })
})
