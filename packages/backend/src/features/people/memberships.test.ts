import type { Permission } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const call = async (method: string, path: string, token: string, body?: unknown) => {
  const response = await app.fetch(`${app.baseUrl}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}` },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
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
    const { body } = await call('GET', '/auth/permissions', await app.organizationToken(person))
    return asked.filter((permission) => body.permissions.includes(permission))
  }
  expect({ owner: await held('owner'), member: await held('member'), worker: await held('worker') }).toEqual({
    owner: asked,
    member: ['portal:access', 'interactions:list', 'interactions:read', 'executions:create'],
    worker: ['executions:create'],
  })
})

test('who is suspended or has left is refused at the next call, token or not', async () => {
  const { organizationId, taskThingId } = app.demo.featured
  const token = await app.organizationToken('worker')
  const general = await app.generalToken('worker')
  const task = { kind: 'execution' as const, sub: app.accountId('worker'), orgId: organizationId, taskThingId, channel: 'Portal' as const }
  const run = (await call('POST', '/core/executions', await app.tokens.issue(task))).body
  const execution = `/core/executions/${run.id}`
  const change = (then: Parameters<typeof withScope>[2]) => withScope(app.db, { organizationId }, then)
  const codes = async () => ({
    exchange: await exchange('worker', organizationId),
    permissions: (await call('GET', '/auth/permissions', token)).body.code,
    create: (await call('POST', '/core/executions', await app.tokens.issue(task))).body.code,
    run: [
      (await call('GET', execution, run.token)).body.code,
      (await call('PATCH', execution, run.token, { widgets: {} })).body.code,
      (await call('POST', `${execution}/process`, run.token)).body.code,
      (await call('POST', `${execution}/complete`, run.token)).body.code,
    ],
    bySlug: (await call('GET', '/core/organizations/slug/sierra-alta', general)).body.code,
    itemStatuses: (await call('GET', `/core/organizations/${organizationId}/item-status`, general)).body.code,
  })
  const listed = async () => {
    const query = '{ myaccount { organizations { items { slug isSuspended } } } }'
    const { body } = await call('POST', '/graphql', general, { query })
    return body.data.myaccount.organizations.items.map(({ slug, isSuspended }: { slug: string; isSuspended: boolean | null }) => [
      slug,
      isSuspended,
    ])
  }
  await change((db) =>
    db.updateTable('memberships').set({ is_suspended: true }).where('account_id', '=', app.accountId('worker')).execute(),
  )
  expect(await listed()).toEqual([
    ['sierra-alta', true],
    ['open-granary', null],
  ])
  expect(await codes()).toEqual({
    exchange: 403,
    permissions: 'account_suspended',
    create: 'account_suspended',
    run: Array(4).fill('account_suspended'),
    bySlug: 'account_suspended',
    itemStatuses: 'account_suspended',
  })
  await change((db) => db.deleteFrom('memberships').where('account_id', '=', app.accountId('worker')).execute())
  expect(await codes()).toEqual({
    exchange: 404,
    permissions: 'permission_denied',
    create: 'permission_denied',
    run: Array(4).fill('permission_denied'),
    bySlug: 'organization_not_found',
    itemStatuses: 'organization_not_found',
  })
})
