import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { findKeptAnswer, keepAnswer } from '../db/idempotency-keys.ts'
import { withScope } from '../db/scope.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const post = async (path: string, token: string, key: string, body: unknown = {}) => {
  const response = await app.fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    body: JSON.stringify(body),
  })
  return { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
}
const inOrganization = <Result>(run: Parameters<typeof withScope<Result>>[2]) => withScope(app.db, { organizationId: 101 }, run)
const rows = (table: 'task_runs' | 'idempotency_keys') =>
  inOrganization(async (db) => {
    const { count } = await db.selectFrom(table).select(sql<number>`count(*)::integer`.as('count')).executeTakeFirstOrThrow()
    return count
  })

test('fifty identical requests at once make one row and are answered the same', async () => {
  const token = await app.taskToken()
  const before = [await rows('task_runs'), await rows('idempotency_keys')]
  const answers = await Promise.all(Array.from({ length: 50 }, () => post('/core/executions', token, 'fifty-at-the-same-time')))
  expect(answers[0]).toMatchObject({ status: 200, type: 'application/json' })
  expect(new Set(answers.map(({ text }) => text)).size).toBe(1)
  expect([await rows('task_runs'), await rows('idempotency_keys')]).toEqual(before.map((count) => count + 1))
})

test('the order of names in the body does not matter, and what they hold does', async () => {
  const token = await app.taskToken()
  const key = 'in-any-order-of-names'
  const id = '0196e000-0000-7000-8000-00000000000f'
  const first = await post('/core/executions', token, key, { id, more: 1 })
  expect(await post('/core/executions', token, key, { more: 1, id })).toEqual(first)
  const other = await post('/core/executions', token, key, { id: '0196e000-0000-7000-8000-00000000000e' })
  expect([other.status, JSON.parse(other.text).code]).toEqual([422, 'idempotency_key_reused'])
})

test("another caller's key is another key", async () => {
  const key = 'a-key-that-both-have'
  const ofWorker = await post('/core/executions', await app.taskToken('worker'), key)
  const ofMember = await post('/core/executions', await app.taskToken('member'), key)
  expect(JSON.parse(ofMember.text).id).not.toBe(JSON.parse(ofWorker.text).id)
})

test('the same answer comes after the token of the first request has been renewed', async () => {
  const key = 'asked-with-two-tokens'
  const first = await post('/core/executions', await app.taskToken(), key)
  expect(await post('/core/executions', await app.taskToken(), key)).toEqual(first)
})

test('who may no longer call is not answered from memory', async () => {
  const key = 'asked-and-then-suspended'
  const suspend = (is_suspended: boolean) =>
    inOrganization((db) => db.updateTable('memberships').set({ is_suspended }).where('account_id', '=', app.accountId('worker')).execute())
  const token = await app.taskToken()
  await post('/core/executions', token, key)
  await suspend(true)
  const refused = await post('/core/executions', token, key)
  await suspend(false)
  expect([refused.status, JSON.parse(refused.text).code]).toEqual([403, 'account_suspended'])
})

test('what failed leaves no key behind', async () => {
  const before = await rows('idempotency_keys')
  const run = JSON.parse((await post('/core/executions', await app.taskToken(), 'the-run-that-fails-once')).text)
  const failed = await post(`/core/executions/${run.id}/process`, run.token, 'without-its-answers')
  expect([failed.status, await rows('idempotency_keys')]).toEqual([400, before + 1])
})

test('a day’s answer is gone after its day, and the next that is kept sweeps it away', async () => {
  const kept = { key: 'of-yesterday', endpoint: 'POST /x', fingerprint: 'f', status: 200, answer: '{}' }
  const find = (key: string) => inOrganization((db) => findKeptAnswer(db, { organizationId: 101 }, key))
  await inOrganization((db) => keepAnswer(db, { organizationId: 101 }, kept, 'day'))
  await inOrganization((db) => keepAnswer(db, { organizationId: 101 }, { ...kept, key: 'for-ever' }, undefined))
  expect(await find(kept.key)).toEqual(kept)
  await inOrganization((db) =>
    db
      .updateTable('idempotency_keys')
      .set({ expires_at: sql<Date>`expires_at - interval '1 day'` })
      .where('organization_id', '=', 101)
      .where('expires_at', 'is not', null)
      .execute(),
  )
  expect([await find(kept.key), (await find('for-ever'))?.key]).toEqual([undefined, 'for-ever'])
  const before = await rows('idempotency_keys')
  await inOrganization((db) => keepAnswer(db, { organizationId: 101 }, { ...kept, key: 'of-today' }, 'day'))
  expect(await rows('idempotency_keys')).toBe(before)
})
