import { createCalls } from '@tracemark/api/client'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const MISSING = '01900000-0000-7000-8000-000000000000'
const client = () => createCalls(app)
const as = async (person: DemoPerson, organizationId = 101) => ({ token: await app.organizationToken(person, organizationId) })
const accountId = (email: string) => app.demo.accounts.find((account) => account.email === email)?.id ?? ''
const params = (id: string, org = 101) => ({ params: { org, accountId: id } })

/** As the demo has them. */
const restore = () =>
  withScope(app.db, { organizationId: 101 }, async (db) => {
    for (const { accountId: account, role, accessPortal } of app.demo.memberships.filter(({ organizationId }) => organizationId === 101))
      await db
        .updateTable('memberships')
        .set({ role, access_portal: accessPortal, is_suspended: false, portal_language: null, lost_admin_at: null, lost_portal_at: null })
        .where('account_id', '=', account)
        .execute()
  })
afterEach(restore)

const change = async (person: DemoPerson, id: string, body: object) =>
  client().organizationAccounts.update({ ...params(id), body }, await as(person))

describe('the list', () => {
  const list = async (query: object) => (await client().organizationAccounts.list({ params: { org: 101 }, query }, await as('owner'))).items

  test('says of each member who they are and what they may', async () => {
    const { organizationAccounts } = client()
    const page = await organizationAccounts.list({ params: { org: 101 }, query: { perPage: 2, search: 'quintero' } }, await as('owner'))
    const membership = app.demo.memberships.find(
      ({ organizationId, accountId: id }) => organizationId === 101 && id === app.accountId('member'),
    )
    expect(page).toEqual({
      totalItems: 1,
      perPage: 2,
      totalPages: 1,
      items: [
        {
          id: membership?.id,
          organizationId: 101,
          accountId: app.accountId('member'),
          firstName: 'Andrés',
          lastName: 'Quintero',
          name: 'Andrés Quintero',
          email: 'member@demo.test',
          role: 'member',
          isAdmin: false,
          accessPortal: true,
          isSuspended: false,
          status: 'active',
        },
      ],
    })
  })

  /** Members, and nobody who is invited. */
  const withPortal = { accessPortal: 'true', status: ['active', 'suspended'] }

  test.each([
    [{ search: 'andres' }, ['Andrés Quintero']],
    [{ role: 'owner' }, ['Lucía Montoya']],
    [{ ...withPortal, sort: 'name_desc' }, ['Óscar Vélez', 'Lucía Montoya', 'Camila Restrepo', 'Andrés Quintero']],
    [{ ...withPortal, sort: 'name_0' }, ['Andrés Quintero', 'Camila Restrepo', 'Lucía Montoya', 'Óscar Vélez']],
    [{ search: '%' }, []],
    [{ status: 'suspended' }, []],
    [{ sort: 'email_asc', perPage: 1 }, ['Camila Restrepo']],
    [{ sort: 'role_asc', perPage: 1 }, ['Lucía Montoya']],
  ])('%j finds %j', async (query, names) => {
    expect((await list(query)).map(({ name }) => name)).toEqual(names)
  })

  test('is for admins alone', async () => {
    await expect(client().organizationAccounts.list({ params: { org: 101 } }, await as('member'))).rejects.toMatchObject({
      code: 'permission_denied',
    })
  })
})

describe('a change', () => {
  test('one sets one’s own language without permission, and nothing else', async () => {
    expect(await change('worker', app.accountId('worker'), { portalLanguage: 'es' })).toMatchObject({ portalLanguage: 'es' })
    expect(await change('worker', app.accountId('worker'), { portalLanguage: null })).not.toHaveProperty('portalLanguage')
    for (const [id, body] of [
      [app.accountId('worker'), { accessPortal: true }],
      [app.accountId('member'), { portalLanguage: 'es' }],
      [MISSING, { portalLanguage: 'es' }],
    ] as const)
      await expect(change('worker', id, body)).rejects.toMatchObject({ code: 'permission_denied', status: 403 })
  })

  test('somebody of another organization is as unknown as nobody', async () => {
    for (const id of [accountId('k.lauer@klosterhalde.example'), MISSING])
      await expect(change('owner', id, { role: 'admin' })).rejects.toMatchObject({ code: 'not_found', status: 404 })
  })

  test('an admin raises nobody above themselves, and leaves owners alone', async () => {
    await change('owner', app.accountId('member'), { role: 'admin' })
    expect(await change('member', app.accountId('worker'), { role: 'admin', accessPortal: true })).toMatchObject({
      role: 'admin',
      isAdmin: true,
      accessPortal: true,
    })
    for (const [id, body] of [
      [app.accountId('worker'), { role: 'owner' }],
      [app.accountId('member'), { role: 'owner' }],
      [app.accountId('owner'), { isSuspended: true }],
    ] as const)
      await expect(change('member', id, body)).rejects.toMatchObject({ code: 'permission_denied' })
  })

  test('the last owner stays one', async () => {
    await expect(change('owner', app.accountId('owner'), { role: 'admin' })).rejects.toMatchObject({ code: 'last_owner', status: 409 })
    await expect(client().organizationAccounts.delete(params(app.accountId('owner')), await as('owner'))).rejects.toMatchObject({
      code: 'last_owner',
    })
  })

  test('of two owners who step back at the same moment one stays', async () => {
    await change('owner', app.accountId('member'), { role: 'owner' })
    const results = await Promise.allSettled([
      change('owner', app.accountId('owner'), { role: 'admin' }),
      change('member', app.accountId('member'), { role: 'admin' }),
    ])
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'last_owner' } })
  })
})

test.each([
  ['their portal access', { accessPortal: false }, 'permission_denied'],
  ['their membership for a while', { isSuspended: true }, 'account_suspended'],
])('who loses %s is refused with the token that they have, from the next call on', async (_, taken, code) => {
  const token = await as('member')
  const list = () => client().interactions.list({ params: { org: 101 }, query: {} }, token)
  expect((await list()).items.length).toBeGreaterThan(0)
  await change('owner', app.accountId('member'), taken)
  await expect(list()).rejects.toMatchObject({ code })
})

test('who loses something is told what and when, until it is given back', async () => {
  const told = async () => (await client().auth.permissions({}, await as('member'))).organizationStatus
  const since = TEST_NOW.toISOString()
  expect(await told()).toBeUndefined()
  await change('owner', app.accountId('member'), { role: 'admin' })
  await change('owner', app.accountId('member'), { role: 'member' })
  expect(await told()).toEqual({ message: 'suspendedAdmin', since })
  await change('owner', app.accountId('member'), { accessPortal: false })
  expect(await told()).toEqual({ message: 'suspendedPortal', since })
  await change('owner', app.accountId('member'), { accessPortal: true, role: 'admin' })
  expect(await told()).toBeUndefined()
  await change('owner', app.accountId('member'), { isSuspended: true })
  const answer = await app.fetch(`${app.baseUrl}/auth/permissions`, {
    headers: { authorization: `Bearer ${await app.organizationToken('member')}` },
  })
  expect([answer.status, await answer.json()]).toEqual([
    403,
    expect.objectContaining({ code: 'account_suspended', organizationStatus: 'suspended' }),
  ])
})

test('a team has members of its organization and nobody else', async () => {
  const { teams } = client()
  const owner = await as('owner', 102)
  const stranger = app.accountId('member')
  const known = app.accountId('owner')
  const refused = (index: number) => ({
    code: 'invalid_content',
    status: 400,
    fields: [{ path: ['memberIds', index], message: 'must be an account of the organization' }],
  })
  await expect(teams.create({ body: { name: 'Press', memberIds: [known, stranger] } }, owner)).rejects.toMatchObject(refused(1))
  const team = await teams.create({ body: { name: 'Press', memberIds: [known] } }, owner)
  await expect(teams.update({ params: { id: team.id }, body: { memberIds: [stranger] } }, owner)).rejects.toMatchObject(refused(0))
  expect((await teams.get({ params: { id: team.id } }, owner)).memberIds).toEqual([known])
})

test('who has left is still named in what they have recorded, and listed no more', async () => {
  const { interactions, organizationAccounts } = client()
  const id = accountId('gloria.arango@sierra-alta.example')
  const owner = await as('owner')
  const found = (await interactions.list({ params: { org: 101 }, query: { perPage: 100 } }, owner)).items
  const record = found.find(({ createdBy }) => createdBy?.id === id)
  expect(record?.createdBy).toEqual({ id, name: 'Gloria Inés Arango' })
  await organizationAccounts.delete(params(id), owner)
  const after = await interactions.get({ params: { org: 101, id: record?._id ?? '' } }, owner)
  expect(after.createdBy).toEqual({ id, name: 'Gloria Inés Arango' })
  const people = await organizationAccounts.list({ params: { org: 101 }, query: { perPage: 100 } }, owner)
  expect(people.items.filter((member) => member.accountId === id)).toEqual([])
})

test('a member leaves, and is taken from the teams', async () => {
  const { teams, organizationAccounts } = client()
  const id = accountId('k.lauer@klosterhalde.example')
  const owner = await as('owner', 102)
  const team = await teams.create({ body: { name: 'Cellar', memberIds: [id, app.accountId('owner')] } }, owner)
  const token = await app.tokens.issue({ kind: 'organization', sub: id, orgId: 102 })
  expect(await organizationAccounts.delete(params(id, 102), { token })).toEqual({ id })
  expect((await teams.get({ params: { id: team.id } }, owner)).memberIds).toEqual([app.accountId('owner')])
  await expect(organizationAccounts.delete(params(id, 102), owner)).rejects.toMatchObject({ code: 'not_found' })
})
