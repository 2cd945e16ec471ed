import { ApiError, createCalls, withVersion } from '@tracemark/api/client'
import { getLibraryId } from '@tracemark/api/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { namesVersion } from './entity-versions.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const failure = (call: Promise<unknown>) =>
  call.then(
    () => 'no failure',
    (error: unknown) => (error instanceof ApiError ? { code: error.code, changed: error.changed } : error),
  )

const setUp = async () => {
  const client = createCalls(app)
  const own = { token: await app.organizationToken('owner') }
  const block = () =>
    client.components.create({ params: { org: 101 }, body: { name: 'Our story', thingId: app.demo.featured.thingId } }, own)
  const first = await block()
  const params = { org: 101, id: first.id }
  const read = () => withVersion((options) => client.components.get({ params }, { ...own, ...options }))
  const rename = (name: string, options: { ifMatch?: string; token?: string } = {}) =>
    client.components.update({ params, body: { name } }, { ...own, ...options })
  return { client, own, block, first, read, rename }
}

const failureCode = (error: unknown): string => (error instanceof ApiError ? error.code : String(error))

test('of changes to the same version at once, one is done', async () => {
  const { read, rename } = await setUp()
  for (let round = 1; round <= 5; round += 1) {
    const { version = '' } = await read()
    const names = Array.from({ length: 20 }, (_, number) => `Story ${round} ${number}`)
    const results = await Promise.all(names.map((name) => rename(name, { ifMatch: version }).then(({ name: given }) => given, failureCode)))
    const done = results.filter((result) => result !== 'changed_meanwhile')
    expect(done).toEqual([(await read()).entity.name])
    expect(names).toContain(done[0])
  }
})

test('a change without a version is done, and makes the one before stale', async () => {
  const { read, rename } = await setUp()
  const { version = '' } = await read()
  await rename('By a program')
  expect(await failure(rename('By a person', { ifMatch: version }))).toEqual({
    code: 'changed_meanwhile',
    changed: { by: expect.stringMatching(/\w \w/), at: TEST_NOW.toISOString(), own: true },
  })
})

test('nobody is named for what came about in another way than by a change of the entity', async () => {
  const { client, own, block, first, read, rename } = await setUp()
  await rename('Named by somebody')
  const { version = '' } = await read()
  const second = await block()
  await client.components.reorder({ params: { org: 101 }, body: { ids: [second.id, first.id] } }, own)
  expect(await failure(rename('Too late', { ifMatch: version }))).toEqual({ code: 'changed_meanwhile', changed: undefined })
})

test('what is counted makes no version', async () => {
  const { client, own } = await setUp()
  const { taskThings, featured } = app.demo
  const params = { id: taskThings.find(({ id }) => id === featured.taskThingId)?.taskId ?? '' }
  const read = () => withVersion((options) => client.tasks.get({ params }, { ...own, ...options }))
  const before = await read()
  const thing = await client.assets.create({ body: { name: 'Another' } }, own)
  await client.taskAssets.create({ body: { taskId: params.id, thingId: thing.id } }, own)
  const after = await read()
  expect([after.entity.assignments - before.entity.assignments, after.version]).toEqual([1, before.version])
})

test('whoever may not read an entity learns nothing of its version', async () => {
  const { client, own, first } = await setUp()
  const body = {
    name: 'Writer',
    accessTokenType: 'restricted' as const,
    restrictions: { permissions: ['components:update' as const] },
  }
  const { token } = await client.accessTokens.create({ body }, own)
  const rename = (ifMatch?: string) =>
    client.components.update({ params: { org: 101, id: first.id }, body: { name: 'Written' } }, { token, ...(ifMatch && { ifMatch }) })
  expect(await failure(rename('"anything"'))).toEqual({ code: 'permission_denied', changed: undefined })
  expect((await rename()).name).toBe('Written')
})

test('a repeated call is answered the same, with the version that it made', async () => {
  const { client, own } = await setUp()
  const { items } = await client.variants.list({ query: { status: ['active'] } }, own)
  const batchId = items[0]?.id ?? ''
  const task = await client.tasks.create({ body: { name: 'Share', taskLibraryId: getLibraryId('share_request') } }, own)
  await client.taskAssets.create({ body: { taskId: task.id, thingId: items[0]?.thingId ?? '' } }, own)
  const share = await client.variantShares.create({ body: { batchId, destination: 102, mode: 'oneOff' } }, own)
  const params = { id: share.id }
  const { version = '' } = await withVersion((options) => client.variantShares.get({ params }, { ...own, ...options }))
  const end = () =>
    withVersion((options) =>
      client.variantShares.end({ params }, { ...own, ...options, ifMatch: version, idempotencyKey: 'ends-the-share-once' }),
    )
  const ended = await end()
  expect(ended.entity.state).toBe('withdrawn')
  expect(await end()).toEqual(ended)
})

test.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", W/"a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  ['', false],
])('%s names "a": %s', (header, named) => {
  expect(namesVersion(header, '"a"')).toBe(named)
})
