import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'
import { defaultUnitStatuses } from './default-unit-statuses.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const client = () => createCalls(app)
const make = async (name: string, person: DemoPerson = 'worker', more: object = {}) =>
  client().organizations.create({ body: { name, ...more } }, { token: await app.generalToken(person) })

test('its maker owns it, and it has everything to begin with', async () => {
  const { organizations, organizationAccounts } = client()
  const made = await make('Café Número 1', 'worker', { language: 'es', accentColor: '#123456', website: 'https://cafe.example/' })
  expect(made).toEqual({
    id: made.id,
    slug: 'cafe-numero-1',
    name: 'Café Número 1',
    language: 'es',
    accentColor: '#123456',
    website: 'https://cafe.example/',
  })
  const token = await app.organizationToken('worker', made.id)
  expect(await organizations.get({ params: { org: made.id } }, { token })).toEqual(made)
  expect(await organizations.bySlug({ params: { slug: 'cafe-numero-1' } }, { token })).toEqual(made)
  const { items } = await organizationAccounts.list({ params: { org: made.id } }, { token })
  expect(items.map(({ accountId, role, accessPortal }) => [accountId, role, accessPortal])).toEqual([
    [app.accountId('worker'), 'owner', true],
  ])
  const statuses = await organizations.unitStatuses({ params: { id: made.id } }, { token })
  expect(statuses.items).toEqual([...defaultUnitStatuses, { value: -1, name: 'Unknown ID' }])
})

test('ten of one name at the same moment have ten numbers and slugs', async () => {
  const made = await Promise.all(Array.from({ length: 10 }, () => make('Harvest', 'member')))
  expect(made.map(({ slug }) => slug).toSorted()).toEqual(
    ['harvest', ...Array.from({ length: 9 }, (_, index) => `harvest-${index + 2}`)].toSorted(),
  )
  expect(new Set(made.map(({ id }) => id)).size).toBe(10)
})

test('a name without a letter of addresses gets one from its number', async () => {
  const { id, slug } = await make('農協')
  expect(slug).toBe(`organization-${id}`)
})

test('what is not named stays, and null takes away', async () => {
  const { organizations } = client()
  const params = { org: 102 }
  const token = await app.organizationToken('owner', 102)
  const before = await organizations.get({ params }, { token })
  expect(await organizations.update({ params, body: {} }, { token })).toEqual(before)
  const changed = await organizations.update({ params, body: { businessType: null, phone: '+49 6531 1', name: 'Halde' } }, { token })
  const { businessType: _, ...rest } = before
  expect(changed).toEqual({ ...rest, phone: '+49 6531 1', name: 'Halde' })
  await expect(organizations.update({ params, body: { website: 'javascript:alert(1)' } }, { token })).rejects.toMatchObject({
    code: 'invalid_content',
  })
  await expect(
    organizations.update({ params: { org: 101 }, body: {} }, { token: await app.organizationToken('member') }),
  ).rejects.toMatchObject({ code: 'permission_denied' })
  await expect(organizations.get({ params: { org: 101 } }, { token })).rejects.toMatchObject({ code: 'organization_not_found' })
})

test.each(['suspended', 'deleted'] as const)('one that is %s is closed to everyone, and says so', async (state) => {
  const { organizations, auth } = client()
  const made = await make('For a while', 'owner')
  const token = await app.organizationToken('owner', made.id)
  await withScope(app.db, { organizationId: made.id }, (db) => db.updateTable('organizations').set({ state }).execute())
  const code = `organization_${state}`
  const calls = [
    organizations.get({ params: { org: made.id } }, { token }),
    organizations.bySlug({ params: { slug: made.slug } }, { token }),
    auth.permissions({}, { token }),
  ]
  // Each is heard at once: one that fails while another is waited for would end the process.
  await Promise.all(calls.map((call) => expect(call).rejects.toMatchObject({ code })))
  const query = '{ myaccount { organizations { items { slug isSuspended } } } }'
  const answer = await app.fetch(`${app.baseUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${await app.generalToken('owner')}` },
    body: JSON.stringify({ query }),
  })
  const { data } = await answer.json()
  const last = { slug: state === 'suspended' ? made.slug : 'for-a-while', isSuspended: true }
  expect(data.myaccount.organizations.items.at(-1)).toEqual(last)
  expect(data.myaccount.organizations.items).toHaveLength(4)
})

describe('where the operator alone creates organizations', () => {
  let closed: TestApp
  beforeAll(async () => {
    closed = await createTestApp({ settings: { TRACEMARK_CREATE_ORGANIZATIONS: 'nobody' } })
  })
  afterAll(() => closed.stop())

  test('nobody else may, and is told so before they try', async () => {
    const { organizations, auth } = createCalls(closed)
    for (const token of [await closed.generalToken('owner'), await closed.organizationToken('owner')]) {
      await expect(organizations.create({ body: { name: 'Mine' } }, { token })).rejects.toMatchObject({ code: 'permission_denied' })
      expect((await auth.permissions({}, { token })).permissions).not.toContain('organizations:create')
    }
  })
})

describe('where whoever has a verified e-mail address creates organizations', () => {
  const EMAIL = { email: 'nora@example.com' }
  const signedIn = async (sub: string, claims: Record<string, unknown>) => {
    const token = await app.identityToken('member', { sub, ...claims })
    return { token: (await client().accessTokens.exchange({ body: {} }, { token })).jwt }
  }

  test('an address that is not verified never may, and may once it is', async () => {
    const { organizations, auth } = client()
    const unverified = await signedIn('nora', { ...EMAIL, email_verified: false })
    await expect(organizations.create({ body: { name: 'Mine' } }, unverified)).rejects.toMatchObject({ code: 'permission_denied' })
    expect((await auth.permissions({}, unverified)).permissions).not.toContain('organizations:create')
    const verified = await signedIn('nora', { ...EMAIL, email_verified: true })
    expect((await auth.permissions({}, verified)).permissions).toContain('organizations:create')
    expect((await organizations.create({ body: { name: 'Mine' } }, verified)).slug).toBe('mine')
  })

  test('nor does another verified address of the same person help', async () => {
    await signedIn('otto', { email: 'otto@example.com', email_verified: false })
    const other = await signedIn('otto', { email: 'elsewhere@example.com', email_verified: true })
    await expect(client().organizations.create({ body: { name: 'Mine' } }, other)).rejects.toMatchObject({ code: 'permission_denied' })
  })
})
