import type { Permission } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const get = async (path: string, token: string) => {
  const response = await app.fetch(`${app.baseUrl}${path}`, { headers: { authorization: `Bearer ${token}` } })
  return { status: response.status, body: await response.json() }
}
const exchange = async (person: DemoPerson, organizationId?: number) => {
  const headers = { authorization: `Bearer ${await app.identityToken(person)}` }
  const response = await app.fetch(`${app.baseUrl}/core/access-tokens/exchange`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ organizationId }),
  })
  return response.status
}

test('the demo accounts belong where the demo says', async () => {
  const matrix = await Promise.all(
    (['owner', 'member', 'worker'] as const).map(async (person) => [
      person,
      await Promise.all([101, 102, 103, 8].map((id) => exchange(person, id))),
    ]),
  )
  expect(Object.fromEntries(matrix)).toEqual({ owner: [200, 200, 200, 404], member: [200, 404, 404, 404], worker: [200, 404, 200, 404] })
})

test('what each of them may do', async () => {
  const asked: Permission[] = [
    'portal:access',
    'interactions:list',
    'interactions:read',
    'executions:create',
    'organizations:delete',
    'webhooks:list',
  ]
  const held = async (person: DemoPerson) => {
    const { body } = await get('/auth/permissions', await app.organizationToken(person))
    return asked.filter((permission) => body.permissions.includes(permission))
  }
  expect({ owner: await held('owner'), member: await held('member'), worker: await held('worker') }).toEqual({
    owner: asked,
    member: ['portal:access', 'interactions:list', 'interactions:read', 'executions:create'],
    worker: ['executions:create'],
  })
})

test('who is suspended or has left is refused at the next call, token or not', async () => {
  const token = await app.organizationToken('worker', 103)
  const change = (run: Parameters<typeof withScope>[2]) => withScope(app.db, { organizationId: 103 }, run)
  await change((db) =>
    db.updateTable('memberships').set({ is_suspended: true }).where('account_id', '=', app.accountId('worker')).execute(),
  )
  expect([await exchange('worker', 103), (await get('/auth/permissions', token)).body.code]).toEqual([403, 'account_suspended'])
  await change((db) => db.deleteFrom('memberships').where('account_id', '=', app.accountId('worker')).execute())
  expect([await exchange('worker', 103), (await get('/auth/permissions', token)).body.code]).toEqual([404, 'permission_denied'])
})
