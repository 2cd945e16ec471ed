import { createCalls } from '@tracemark/api/client'
import { getLibraryId } from '@tracemark/api/content'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const NOW = '2026-05-20T15:00:00.000Z'
const MISSING = '01900000-0000-7000-8000-000000000000'
const org = 101
const client = () => createCalls(app)
const calls = () => client().interactions
const owner = async () => ({ token: await app.organizationToken('owner') })
const featured = () => {
  const { thingId, taskThingId, itemId } = app.demo.featured
  return { thingId, itemId, taskId: app.demo.taskThings.find(({ id }) => id === taskThingId)?.taskId ?? '' }
}
const answers = { moisture: 11.2, parchment: 'even' }
const make = async (more: object = {}) => calls().create({ params: { org }, body: { ...featured(), answers, ...more } }, await owner())
const lucia = () => ({ id: app.accountId('owner'), name: 'Lucía Montoya' })

test('one is made by hand: the task gives its questions, its place in the value chain and its classification', async () => {
  const reportedLocation = { point: { type: 'Point' as const, coordinates: [-75.7, 4.33] as [number, number] }, place: 'Pijao' }
  const made = await make({ reportedDate: '2026-05-19T10:00:00.000Z', reportedLocation })
  const chain = app.demo.valueChains.find(({ organizationId }) => organizationId === org)
  expect(made).toEqual({
    _id: made._id,
    orgId: org,
    thingId: featured().thingId,
    name: 'Moisture check',
    classification: 'notice',
    thing: { id: featured().thingId, name: 'Finca La Esperanza', image: 'http://localhost/demo/thing-esperanza.svg' },
    item: { id: featured().itemId, name: 'SA-0004-217' },
    task: { id: featured().taskId, name: 'Moisture check' },
    valueChainElement: { id: chain?.defaultElementId, name: 'Drying patio', valueChainName: chain?.name },
    reportedDate: '2026-05-19T10:00:00.000Z',
    reportedLocation,
    recordDate: NOW,
    createdBy: lucia(),
    taskResultMessage: made.taskResultMessage,
    answers: [
      { widgetId: 'moisture', label: 'Moisture', value: 11.2, unit: '%', input: 'number', position: 0 },
      { widgetId: 'parchment', label: 'Parchment looks', value: 'even', input: 'choice', position: 1 },
    ],
  })
  expect((await make({ answers: { ...answers, moisture: 13.1 } })).classification).toBe('warning')
  expect((await make({ classification: 'unclassified' })).classification).toBe('unclassified')
  expect((await calls().list({ params: { org }, query: { perPage: 1 } }, await owner())).items[0]?.classification).toBe('unclassified')
})

test('the same key makes one, however often it is sent at once', async () => {
  const options = { ...(await owner()), idempotencyKey: 'the-key-of-one-record' }
  const body = { ...featured(), answers }
  const made = await Promise.all(Array.from({ length: 20 }, () => calls().create({ params: { org }, body }, options)))
  expect(new Set(made.map(({ _id }) => _id)).size).toBe(1)
})

test.each<[string, () => object, (string | number)[]]>([
  ['a unit of another asset', () => ({ itemId: app.demo.items.find(({ name }) => name === 'SA-0011-012')?.id }), ['itemId']],
  ['a unit of nobody', () => ({ itemId: MISSING }), ['itemId']],
  ['a task of nobody', () => ({ taskId: MISSING }), ['taskId']],
  [
    'an asset of another organization',
    () => ({ thingId: app.demo.things.find(({ organizationId }) => organizationId === 102)?.id }),
    ['taskId'],
  ],
  ['an element of nobody', () => ({ valueChainElementId: MISSING }), ['valueChainElementId']],
  ['a missing answer', () => ({ answers: { parchment: 'even' } }), ['answers', 'moisture']],
  ['an answer of another kind', () => ({ answers: { ...answers, moisture: 'wet' } }), ['answers', 'moisture']],
])('with %s it is refused', async (_what, more, path) => {
  await expect(make(more())).rejects.toMatchObject({ code: 'invalid_content', status: 400, fields: [{ path }] })
})

test('a change keeps what was before, by whom and when, and leaves the rest', async () => {
  const made = await make()
  const params = { org, id: made._id }
  const elements = app.demo.valueChains.find(({ organizationId }) => organizationId === org)?.elements ?? []
  const element = elements.find(({ name }) => name === 'Warehouse')
  const body = {
    classification: 'alert' as const,
    valueChainElementId: element?.id ?? '',
    reportedDate: made.reportedDate,
    reason: 'Weighed again',
  }
  const changed = await calls().update({ params, body }, await owner())
  const { valueChainElement: _, ...rest } = made
  const revision = {
    changedAt: NOW,
    changedBy: lucia(),
    before: {
      classification: 'notice',
      valueChainElementId: made.valueChainElement?.id,
      valueChainElement: { id: made.valueChainElement?.id, name: made.valueChainElement?.name },
    },
    after: { classification: 'alert', valueChainElementId: element?.id, valueChainElement: { id: element?.id, name: 'Warehouse' } },
    reason: 'Weighed again',
  }
  expect(changed).toEqual({
    ...rest,
    classification: 'alert',
    valueChainElement: { id: element?.id, name: 'Warehouse', valueChainName: made.valueChainElement?.valueChainName },
    changedAt: NOW,
    changes: [revision],
  })
  expect(await calls().update({ params, body }, await owner())).toEqual(changed)
  const without = await calls().update({ params, body: { valueChainElementId: null } }, await owner())
  expect([without.valueChainElement, without.changes?.length]).toEqual([undefined, 2])
  await expect(calls().update({ params, body: { valueChainElementId: MISSING } }, await owner())).rejects.toMatchObject({
    code: 'invalid_content',
  })
  // What is reported can't lie after the moment when it was recorded.
  await expect(calls().update({ params, body: { reportedDate: '2031-01-01T00:00:00.000Z' } }, await owner())).rejects.toMatchObject({
    fields: [{ path: ['reportedDate'], code: 'too_late', params: { maximum: made.recordDate.slice(0, 10) } }],
  })
})

test('two people who change it at once are both written down', async () => {
  const { _id } = await make()
  const options = await owner()
  const to = (classification: 'alert' | 'warning') => calls().update({ params: { org, id: _id }, body: { classification } }, options)
  await Promise.all([to('alert'), to('warning')])
  const { changes = [], classification } = await calls().get({ params: { org, id: _id } }, options)
  expect(changes.map(({ before }) => before.classification)).toEqual(['notice', changes[0]?.after.classification])
  expect(changes.at(-1)?.after.classification).toBe(classification)
})

test('it expires once, at the instant that is named or at once, and can hold again', async () => {
  const first = await make()
  const later = '2026-06-01T00:00:00.000Z'
  const expire = async (id: string, expiredAt?: string | null) =>
    calls().expire({ params: { org, id }, body: { ...(expiredAt !== undefined && { expiredAt }) } }, await owner())
  expect(await expire(first._id)).toMatchObject({ expiredAt: NOW, changes: [{ before: { expiredAt: null }, after: { expiredAt: NOW } }] })
  expect((await expire(first._id)).changes).toHaveLength(1)
  expect((await expire(first._id, later)).expiredAt).toBe(later)
  expect((await expire(first._id)).expiredAt).toBe(NOW)
  // What has expired already does not expire later.
  const earlier = '2026-05-01T00:00:00.000Z'
  expect([(await expire(first._id, earlier)).expiredAt, (await expire(first._id)).expiredAt]).toEqual([earlier, earlier])
  expect((await expire(first._id, null)).expiredAt).toBeUndefined()
})

test('what is deleted is in no list, and stays in the database', async () => {
  const { _id } = await make()
  const params = { org, id: _id }
  const total = async () => (await calls().list({ params: { org } }, await owner())).totalItems
  const before = await total()
  expect(await calls().delete({ params }, await owner())).toEqual({ id: _id })
  expect(await total()).toBe(before - 1)
  await expect(calls().get({ params }, await owner())).rejects.toMatchObject({ code: 'not_found' })
  await expect(calls().delete({ params }, await owner())).rejects.toMatchObject({ code: 'not_found' })
  await expect(calls().update({ params, body: { classification: 'alert' } }, await owner())).rejects.toMatchObject({ code: 'not_found' })
  const { rows } = await withScope(app.db, { organizationId: org, component: 'removal' }, (db) =>
    sql`select deleted_at, changed_by from interactions where id = ${_id}`.execute(db),
  )
  expect(rows).toEqual([{ deleted_at: new Date(NOW), changed_by: app.accountId('owner') }])
})

test('what was recorded, and what was changed, is out of reach for good', async () => {
  const inScope = (statement: ReturnType<typeof sql>) => withScope(app.db, { organizationId: org }, (db) => statement.execute(db))
  for (const statement of [
    sql`update interactions set record_date = record_date`,
    sql`update interactions set created_by = null`,
    sql`update interaction_changes set after = before`,
  ])
    await expect(inScope(statement)).rejects.toThrow(/permission denied/)
  // What was deleted long ago goes by maintenance (visibility.test.ts).
  for (const statement of [sql`delete from interactions`, sql`delete from interaction_changes`])
    expect((await inScope(statement)).numAffectedRows).toBe(0n)
  for (const column of ['answers', 'attachments'])
    await expect(inScope(sql`update interactions set ${sql.ref(column)} = '[{}]'`)).rejects.toThrow(/are not kept as a change/)
})

test('a history is filtered by its kind', async () => {
  const { thingId } = featured()
  const task = await client().tasks.create({ body: { name: 'First look', taskLibraryId: getLibraryId('rapid_assessment') } }, await owner())
  await client().taskAssets.create({ body: { taskId: task.id, thingId } as never }, await owner())
  const { _id } = await calls().create({ params: { org }, body: { thingId, taskId: task.id } }, await owner())
  const found = async (history: string) =>
    (await calls().list({ params: { org }, query: { history } as never }, await owner())).items.map((interaction) => interaction._id)
  expect([
    await found('rapid_assessment'),
    await found('certification'),
    await found('data_transfer'),
    await found('share_request'),
  ]).toEqual([[_id], [], [], []])
  expect((await found('all'))[0]).toBe(_id)
})

test('a summary says what a task has recorded of an asset', async () => {
  const { thingId, taskId } = featured()
  const { items, totalItems, classifications } = await calls().list({ params: { org }, query: { thingId, taskId } }, await owner())
  expect(await calls().summary({ params: { org, x: thingId, y: taskId } }, await owner())).toEqual({
    thing: { id: thingId, name: 'Finca La Esperanza' },
    task: { id: taskId, name: 'Moisture check' },
    totalItems,
    classifications,
    latest: items[0],
  })
  for (const [x, y] of [
    [thingId, MISSING],
    [MISSING, taskId],
  ] as const)
    await expect(calls().summary({ params: { org, x, y } }, await owner())).rejects.toMatchObject({ code: 'not_found' })
})

test("another organization's is not there, and a member may record but neither change nor delete", async () => {
  const foreign = app.demo.interactions.find(({ orgId }) => orgId === 102)?._id ?? ''
  for (const id of [foreign, MISSING]) {
    const params = { org, id }
    const refused = { code: 'not_found', status: 404 }
    await expect(calls().update({ params, body: { classification: 'alert' } }, await owner())).rejects.toMatchObject(refused)
    await expect(calls().expire({ params, body: {} }, await owner())).rejects.toMatchObject(refused)
    await expect(calls().delete({ params }, await owner())).rejects.toMatchObject(refused)
  }
  const member = { token: await app.organizationToken('member') }
  const { _id: id } = await calls().create({ params: { org }, body: { ...featured(), answers } }, member)
  const refused = { code: 'permission_denied', status: 403 }
  await expect(calls().update({ params: { org, id }, body: { classification: 'alert' } }, member)).rejects.toMatchObject(refused)
  await expect(calls().delete({ params: { org, id } }, member)).rejects.toMatchObject(refused)
})

test('a run changes how its own record is classified, and nothing else of it, and no other', async () => {
  const { taskRuns } = client()
  const { id, token, execution } = await taskRuns.create({ body: {} }, { token: await app.taskToken() })
  const widgets = Object.fromEntries(
    Object.entries(answers).map(([widget, value]) => [widget, { label: widget, input: 'text', value }] as const),
  )
  const metadata = { placeNote: 'skipped:private' }
  await taskRuns.update({ params: { id }, body: { widgets, metadata } }, { token })
  const { interactionId, valueChain } = await taskRuns.process({ params: { id } }, { token })
  const params = { org, id: interactionId }
  const [first] = valueChain?.elements.filter((element) => element.enabled && element.id !== valueChain.selectedElementId) ?? []
  const changed = await calls().update({ params, body: { valueChainElementId: first?.id ?? '' } }, { token })
  expect({ element: changed.valueChainElement?.id, placeNote: changed.placeNote }).toEqual({
    element: first?.id,
    placeNote: 'skipped:private',
  })
  const unclassified = await calls().update({ params, body: { valueChainElementId: null } }, { token })
  expect(unclassified.valueChainElement).toBeUndefined()
  expect(unclassified.changes?.map(({ changedBy }) => changedBy?.id)).toEqual([app.accountId('worker'), app.accountId('worker')])
  await expect(calls().update({ params, body: { reportedDate: NOW } }, { token })).rejects.toMatchObject({ code: 'permission_denied' })
  const another = await make()
  await expect(calls().update({ params: { org, id: another._id }, body: {} }, { token })).rejects.toMatchObject({ code: 'not_found' })
  await expect(calls().update({ params, body: {} }, { token: await app.taskToken() })).rejects.toMatchObject({ code: 'not_found' })
  expect(execution.type).toBe('quicktask')
})
