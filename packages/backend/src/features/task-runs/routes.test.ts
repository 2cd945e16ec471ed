import { ResultElement, type TaskRunCreated, type TaskRunResult } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const send = async (method: string, path: string, token: string, body?: unknown) => {
  const response = await app.fetch(`${app.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  return { status: response.status, body: await response.json() }
}
const begin = async (id?: string): Promise<z.infer<typeof TaskRunCreated>> =>
  (await send('POST', '/core/executions', await app.taskToken(), { id })).body
const answer = (run: { id: string; token: string }, moisture: number, metadata?: unknown) =>
  send('PATCH', `/core/executions/${run.id}`, run.token, {
    widgets: {
      moisture: { label: 'Moisture', input: 'number', value: moisture },
      parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
    },
    metadata,
  })
const count = (organizationId: number) =>
  withScope(app.db, { organizationId }, async (db) => (await db.selectFrom('interactions').select('id').execute()).length)

test('twenty parallel process and complete calls make one interaction and answer the same', async () => {
  const run = await begin()
  await answer(run, 11.2)
  const before = await count(101)
  const processed = await Promise.all(Array.from({ length: 20 }, () => send('POST', `/core/executions/${run.id}/process`, run.token)))
  expect(await count(101)).toBe(before + 1)
  const [first] = processed
  expect(first?.status).toBe(200)
  expect(processed).toEqual(Array(20).fill(first))
  expect(await Promise.all(Array.from({ length: 20 }, () => send('POST', `/core/executions/${run.id}/complete`, run.token)))).toEqual(
    Array(20).fill(first),
  )
  expect(await count(101)).toBe(before + 1)
})

test('twenty parallel create calls with one id begin one run', async () => {
  const id = '0196e000-0000-7000-8000-000000000001'
  const created = await Promise.all(Array.from({ length: 20 }, () => begin(id)))
  expect(new Set(created.map((run) => JSON.stringify(run.execution))).size).toBe(1)
  const rows = await withScope(app.db, { organizationId: 101 }, (db) =>
    db.selectFrom('task_runs').select('id').where('id', '=', id).execute(),
  )
  expect(rows).toEqual([{ id }])
})

test.each([
  [11.2, 'notice'],
  [12, 'alert'],
  [13.1, 'warning'],
] as const)('a moisture of %d is a %s', async (moisture, classification) => {
  const run = await begin()
  await answer(run, moisture)
  const { body }: { body: z.infer<typeof TaskRunResult> } = await send('POST', `/core/executions/${run.id}/process`, run.token)
  const chain = app.demo.valueChains.find(({ organizationId }) => organizationId === 101)
  expect(body).toEqual({
    executionId: run.id,
    interactionId: body.interactionId,
    classification,
    taskResultMessage: expect.any(String),
    valueChain: {
      name: 'Coffee, from farm to port',
      selectedElementId: chain?.defaultElementId,
      elements: z.array(ResultElement).parse(chain?.elements),
    },
  })
})

test('the reported date is kept, and one in the future becomes that of the record', async () => {
  const reported = async (reportedDate: string) => {
    const run = await begin()
    await answer(run, 11, { reportedDate })
    const { body } = await send('POST', `/core/executions/${run.id}/process`, run.token)
    const token = await app.organizationToken('member')
    const interaction = await send('GET', `/functions/tracemark-interactions/interactions/101/${body.interactionId}`, token)
    return [interaction.body.reportedDate, interaction.body.recordDate]
  }
  expect(await reported('2026-05-20T11:30:00+02:00')).toEqual(['2026-05-20T09:30:00.000Z', '2026-05-20T15:00:00.000Z'])
  expect(await reported('2031-01-01T00:00:00Z')).toEqual(['2026-05-20T15:00:00.000Z', '2026-05-20T15:00:00.000Z'])
})

test('a task token opens create alone; the token of a run begins no other', async () => {
  const run = await begin()
  const wide = await app.taskToken()
  expect(await send('GET', `/core/executions/${run.id}`, wide)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  expect(await send('POST', '/core/executions', run.token, {})).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
})

test('the id of another task’s run is not found', async () => {
  const run = await begin()
  const other = app.demo.taskThings.find(({ organizationId, id }) => organizationId === 101 && id !== app.demo.featured.taskThingId)
  const token = await app.tokens.issue({
    kind: 'execution',
    sub: app.accountId('worker'),
    orgId: 101,
    taskThingId: other?.id ?? '',
    channel: 'Portal',
  })
  expect(await send('POST', '/core/executions', token, { id: run.id })).toMatchObject({ status: 404, body: { code: 'not_found' } })
})
