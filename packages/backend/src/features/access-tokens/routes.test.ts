import { createCalls } from '@tracemark/api/client'
import { getPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { json } from '../../platform/db/json.ts'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const client = () => createCalls(app)
const as = async (person: DemoPerson, organizationId = 101) => ({ token: await app.organizationToken(person, organizationId) })
const NOW = TEST_NOW.toISOString()
let number = 0
const make = async (body: object = {}, person: DemoPerson = 'owner') => {
  number += 1
  return client().accessTokens.create({ body: { name: `Scanner ${number}`, ...body } }, await as(person))
}
const setMembership = (person: DemoPerson, change: object) =>
  withScope(app.db, { organizationId: 101 }, (db) =>
    db.updateTable('memberships').set(change).where('account_id', '=', app.accountId(person)).execute(),
  )

test('the secret is said once; a hash of it alone is kept', async () => {
  const { accessTokens } = client()
  const { token, ...made } = await make({
    name: 'Loading dock',
    accessTokenType: 'restricted',
    restrictions: { permissions: ['things:read'] },
  })
  expect(token).toMatch(/^tmk_[\w-]{43}$/)
  expect(made).toEqual({
    id: made.id,
    name: 'Loading dock',
    clientId: expect.stringMatching(/^tmc_[\w-]{22}$/),
    accessTokenType: 'restricted',
    restrictions: { permissions: ['things:read'] },
    dateModified: NOW,
    createdAt: NOW,
    createdById: app.accountId('owner'),
  })
  expect(await accessTokens.get({ params: { id: made.id } }, await as('owner'))).toEqual(made)
  const list = await accessTokens.list({ query: { search: 'loading dock' } }, await as('owner'))
  expect(list).toEqual({ totalItems: 1, perPage: 50, totalPages: 1, items: [made] })
  const rows = await withScope(app.db, { organizationId: 101 }, (db) => db.selectFrom('access_tokens').selectAll().execute())
  expect(JSON.stringify(rows)).not.toContain(token)
  await expect(make({ name: 'Loading dock' })).rejects.toMatchObject({ code: 'name_taken', status: 409 })
})

describe('a program with a token', () => {
  const read = (token: string, org = 101) => client().interactions.list({ params: { org }, query: { perPage: 1 } }, { token })
  const permissions = async (token: string) => new Set((await client().auth.permissions({}, { token })).permissions)

  test('may what it was given, in its organization, and its use is noted', async () => {
    const { token, id } = await make({
      accessTokenType: 'restricted',
      restrictions: { permissions: ['interactions:list', 'categories:create'] },
    })
    expect(await permissions(token)).toEqual(new Set(['*', 'interactions:list', 'categories:create']))
    expect((await read(token)).items).toHaveLength(1)
    await expect(read(token, 102)).rejects.toMatchObject({ code: 'organization_not_found' })
    const category = await client().categories.create({ body: { name: 'By machine', identifier: 'BY-MACHINE' } }, { token })
    expect(category.createdById).toBe(app.accountId('owner'))
    await expect(client().categories.get({ params: { id: category.id } }, { token })).rejects.toMatchObject({ code: 'permission_denied' })
    expect((await client().accessTokens.get({ params: { id } }, await as('owner'))).lastUsedAt).toBe(NOW)
  })

  test('reads alone, where it is for that, and everything of an organization where it is for all', async () => {
    const reading = await permissions((await make({})).token)
    expect([...reading].filter((permission) => permission !== '*' && !/:(read|list)$/.test(permission))).toEqual([])
    expect(reading.has('things:read')).toBe(true)
    const all = await permissions((await make({ accessTokenType: 'full' })).token)
    expect([all.has('things:delete'), all.has('portal:access'), all.has('accounts:read')]).toEqual([true, false, false])
  })

  test('sees its own organization by name, and no other of its maker', async () => {
    const { token } = await make({ accessTokenType: 'full' })
    expect((await client().organizations.bySlug({ params: { slug: 'sierra-alta' } }, { token })).id).toBe(101)
    await expect(client().organizations.bySlug({ params: { slug: 'klosterhalde' } }, { token })).rejects.toMatchObject({
      code: 'organization_not_found',
    })
    await expect(client().organizations.unitStatuses({ params: { id: 102 } }, { token })).rejects.toMatchObject({
      code: 'organization_not_found',
    })
  })

  test('is nobody: it has no account, no language, no organizations to make, and no keys to give', async () => {
    const { token, id } = await make({ accessTokenType: 'full' })
    const denied = { code: 'permission_denied' }
    const answer = await app.fetch(`${app.baseUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: JSON.stringify({ query: '{ myaccount { email } }' }),
    })
    expect((await answer.json()).errors[0].extensions).toEqual({ ...denied, requestId: answer.headers.get('x-request-id') })
    await expect(client().organizations.create({ body: { name: 'Mine' } }, { token })).rejects.toMatchObject(denied)
    await expect(client().invitations.accept({ body: { token: 'A'.repeat(22) } }, { token })).rejects.toMatchObject(denied)
    await expect(client().accessTokens.create({ body: { name: 'Child' } }, { token })).rejects.toMatchObject(denied)
    await expect(client().accessTokens.update({ params: { id }, body: { expiresAt: null } }, { token })).rejects.toMatchObject(denied)
    await expect(client().taskRuns.create({ body: {} }, { token })).rejects.toMatchObject({ code: 'token_invalid', status: 401 })
  })

  test('may no more than its maker at that moment', async () => {
    await setMembership('member', { role: 'admin' })
    const { token } = await make({ accessTokenType: 'full' }, 'member')
    expect((await permissions(token)).has('webhooks:update')).toBe(true)
    await setMembership('member', { role: 'member' })
    const held = await permissions(token)
    expect(held.difference(new Set(getPermissions({ role: 'member', accessPortal: true })))).toEqual(new Set())
    await setMembership('member', { is_suspended: true })
    await expect(read(token)).rejects.toMatchObject({ code: 'account_suspended' })
    await setMembership('member', { is_suspended: false })
  })

  test('is refused when its token has expired, was deleted, or was never one', async () => {
    const { token, id } = await make({ expiresAt: new Date(TEST_NOW.getTime() + 1000).toISOString() })
    await read(token)
    await withScope(app.db, { organizationId: 101 }, (db) =>
      db.updateTable('access_tokens').set({ expires_at: TEST_NOW }).where('id', '=', id).execute(),
    )
    await expect(read(token)).rejects.toMatchObject({ code: 'token_expired', status: 401 })
    await client().accessTokens.delete({ params: { id } }, await as('owner'))
    await expect(read(token)).rejects.toMatchObject({ code: 'token_invalid', status: 401 })
    await expect(read(`tmk_${'A'.repeat(43)}`)).rejects.toMatchObject({ code: 'token_invalid' })
  })
})

test('a token that was given what programs can no longer have loses it, and the rest stays', async () => {
  const { token, id } = await make({ accessTokenType: 'restricted', restrictions: { permissions: ['things:read'] } })
  const store = (permissions: Permission[]) =>
    withScope(app.db, { organizationId: 101 }, (db) =>
      db
        .updateTable('access_tokens')
        .set({ permissions: json([...permissions]) })
        .where('id', '=', id)
        .execute(),
    )
  const held = async () => (await client().auth.permissions({}, { token })).permissions
  const listed = async () => (await client().accessTokens.get({ params: { id } }, await as('owner'))).restrictions
  await store(['things:read', 'organizations_accounts:create', 'organizations:update'])
  expect([await held(), await listed()]).toEqual([['*', 'things:read'], { permissions: ['things:read'] }])
  await store(['teams:invite'])
  expect([await held(), await listed()]).toEqual([['*'], { permissions: [] }])
})

describe('what is refused', () => {
  test.each([
    [{ accessTokenType: 'restricted' }, 'invalid_content'],
    [{ accessTokenType: 'full', restrictions: { permissions: ['things:read'] } }, 'invalid_content'],
    [{ accessTokenType: 'restricted', restrictions: { permissions: [] } }, 'invalid_content'],
    [{ accessTokenType: 'restricted', restrictions: { permissions: ['accounts:read'] } }, 'invalid_content'],
    [{ accessTokenType: 'restricted', restrictions: { permissions: ['*'] } }, 'invalid_content'],
    [{ accessTokenType: 'restricted', restrictions: { permissions: ['organizations_accounts:create'] } }, 'invalid_content'],
    [{ accessTokenType: 'restricted', restrictions: { permissions: ['organizations:update'] } }, 'invalid_content'],
    [{ expiresAt: NOW }, 'invalid_content'],
  ])('%j is %s', async (body, code) => {
    await expect(make(body)).rejects.toMatchObject({ code })
  })

  test('a member has no keys to give', async () => {
    await expect(make({}, 'member')).rejects.toMatchObject({ code: 'permission_denied' })
  })

  test('what another made is renamed and deleted, and not widened', async () => {
    const { id } = await make()
    await setMembership('member', { role: 'admin' })
    const admin = await as('member')
    const change = (body: object) => client().accessTokens.update({ params: { id }, body }, admin)
    await expect(change({ accessTokenType: 'full' })).rejects.toMatchObject({ code: 'permission_denied' })
    await expect(change({ expiresAt: null })).rejects.toMatchObject({ code: 'permission_denied' })
    expect((await change({ name: 'Old scanner' })).name).toBe('Old scanner')
    expect(await client().accessTokens.delete({ params: { id } }, admin)).toEqual({ id })
    await setMembership('member', { role: 'member' })
  })
})
