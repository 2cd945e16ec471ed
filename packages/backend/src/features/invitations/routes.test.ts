import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const DAY_MS = 24 * 60 * 60 * 1000
const client = () => createCalls(app)
const as = async (person: DemoPerson, organizationId?: number) => ({
  token: await (organizationId === undefined ? app.generalToken(person) : app.organizationToken(person, organizationId)),
})

const within = <Result>(organizationId: number, run: Parameters<typeof withScope<Result>>[2]) => withScope(app.db, { organizationId }, run)
const mailTo = async (organizationId: number, recipient: string) =>
  (await within(organizationId, (db) => db.selectFrom('outgoing_mail').selectAll().orderBy('id').execute())).filter(
    (row) => row.recipient === recipient,
  )
const tokenIn = (text = '') => /inviteToken=([\w-]+)/.exec(text)?.[1] ?? ''
const lastToken = async (organizationId: number, recipient: string) => tokenIn((await mailTo(organizationId, recipient)).at(-1)?.body_text)

const invite = async (emails: string[], organizationId = 102, more: object = {}) =>
  (
    await client().organizationAccounts.create(
      { params: { org: organizationId }, body: { emails, ...more } },
      await as('owner', organizationId),
    )
  ).items
const forget = (organizationId: number, person: DemoPerson) =>
  within(organizationId, async (db) => {
    await db.deleteFrom('memberships').where('account_id', '=', app.accountId(person)).execute()
    await db.deleteFrom('invitations').execute()
  })
const findMembers = (organizationId: number, person: DemoPerson) =>
  within(organizationId, (db) => db.selectFrom('memberships').selectAll().where('account_id', '=', app.accountId(person)).execute())

describe('an invitation', () => {
  test('is listed as pending, keeps a hash of its token alone, and is mailed in its language', async () => {
    const [invited] = await invite(['Nora@Example.com', 'nora@example.com'], 102, { role: 'admin', portalLanguage: 'de' })
    const expiry = new Date(TEST_NOW.getTime() + 7 * DAY_MS).toISOString()
    expect(invited).toEqual({
      id: invited?.id,
      organizationId: 102,
      name: 'nora@example.com',
      email: 'nora@example.com',
      role: 'admin',
      isAdmin: true,
      accessPortal: true,
      isSuspended: false,
      status: 'pending',
      portalLanguage: 'de',
      inviteEmail: 'nora@example.com',
      inviteExpiry: expiry,
      inviteDecline: false,
      createdAt: TEST_NOW.toISOString(),
      createdById: app.accountId('owner'),
    })
    const [mail, ...more] = await mailTo(102, 'nora@example.com')
    expect(more).toEqual([])
    expect(mail?.subject).toBe('Einladung zu Weingut Klosterhalde')
    const token = tokenIn(mail?.body_text)
    expect(Buffer.from(token, 'base64url')).toHaveLength(16)
    const rows = await within(102, (db) => db.selectFrom('invitations').selectAll().execute())
    expect(JSON.stringify(rows)).not.toContain(token)
    expect(await client().invitations.get({ params: { token } })).toEqual({
      isAccount: false,
      emailAddress: 'nora@example.com',
      organization: { name: 'Weingut Klosterhalde', image: `${app.baseUrl}/demo/organization-klosterhalde.svg` },
      invitedBy: 'Lucía Montoya',
      role: 'admin',
      expiresAt: expiry,
    })
  })

  test('of somebody who is there or invited already invites nobody', async () => {
    await invite(['first@example.com'])
    await expect(invite(['new@example.com', 'FIRST@example.com', 'owner@demo.test'])).rejects.toMatchObject({
      code: 'user_exists',
      status: 409,
      fields: [
        { path: ['emails', 1], message: 'is already a member or already invited' },
        { path: ['emails', 2], message: 'is already a member or already invited' },
      ],
    })
    expect(await mailTo(102, 'new@example.com')).toEqual([])
  })

  test('sent ten times at once is made once', async () => {
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => invite(['once@example.com'])))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await mailTo(102, 'once@example.com')).toHaveLength(1)
  })

  test('an admin invites no owner, and a member nobody', async () => {
    const token = await app.tokens.issue({ kind: 'organization', sub: app.demo.accounts[7]?.id ?? '', orgId: 102 })
    const body = { emails: ['boss@example.com'], role: 'owner' as const }
    await expect(client().organizationAccounts.create({ params: { org: 102 }, body }, { token })).rejects.toMatchObject({
      code: 'permission_denied',
    })
    await expect(
      client().organizationAccounts.create({ params: { org: 101 }, body: { emails: ['x@example.com'] } }, await as('member', 101)),
    ).rejects.toMatchObject({ code: 'permission_denied' })
  })

  test('is taken back: its link then leads nowhere', async () => {
    const [invited] = await invite(['gone@example.com'])
    const token = await lastToken(102, 'gone@example.com')
    const params = { org: 102, accountId: invited?.id ?? '' }
    expect(await client().organizationAccounts.delete({ params }, await as('owner', 102))).toEqual({ id: invited?.id })
    await expect(client().invitations.get({ params: { token } })).rejects.toMatchObject({ code: 'invitation_not_found', status: 404 })
    await expect(client().invitations.get({ params: { token: 'A'.repeat(22) } })).rejects.toMatchObject({ code: 'invitation_not_found' })
  })
})

describe('an answer', () => {
  test('two that accept at the same moment make one membership, and both are told', async () => {
    const [invited] = await invite(['member@demo.test'], 102, { role: 'admin', accessPortal: false, portalLanguage: 'nl' })
    const token = await lastToken(102, 'member@demo.test')
    expect((await client().invitations.get({ params: { token } })).isAccount).toBe(true)
    const accept = async () => client().invitations.accept({ body: { token } }, await as('member'))
    const answers = await Promise.all(Array.from({ length: 5 }, accept))
    const organization = expect.objectContaining({ id: 102, slug: 'klosterhalde' })
    expect(answers).toEqual(Array(5).fill({ id: invited?.id, state: 'accepted', organization }))
    expect(await findMembers(102, 'member')).toEqual([
      expect.objectContaining({ role: 'admin', access_portal: false, portal_language: 'nl', created_by_id: app.accountId('owner') }),
    ])
    expect(await accept()).toEqual(answers[0])
    await expect(client().invitations.get({ params: { token } })).rejects.toMatchObject({ code: 'invitation_not_found' })
    await forget(102, 'member')
  })

  test('is for the invited address alone', async () => {
    await invite(['member@demo.test'])
    const body = { token: await lastToken(102, 'member@demo.test') }
    for (const call of ['accept', 'decline'] as const)
      await expect(client().invitations[call]({ body }, await as('worker'))).rejects.toMatchObject({
        code: 'invitation_for_other',
        status: 403,
      })
    await forget(102, 'member')
  })

  test('comes too late after seven days; sent again it has a new link, and the old one ends', async () => {
    const [invited] = await invite(['member@demo.test'])
    const old = await lastToken(102, 'member@demo.test')
    await within(102, (db) => db.updateTable('invitations').set({ expires_at: TEST_NOW }).where('email', '=', 'member@demo.test').execute())
    await expect(client().invitations.accept({ body: { token: old } }, await as('member'))).rejects.toMatchObject({
      code: 'invitation_expired',
      status: 410,
    })
    await expect(client().invitations.get({ params: { token: old } })).rejects.toMatchObject({ code: 'invitation_expired' })
    const list = await client().organizationAccounts.list({ params: { org: 102 }, query: { status: 'expired' } }, await as('owner', 102))
    expect(list.items.map(({ id, status }) => [id, status])).toEqual([[invited?.id, 'expired']])
    const again = await client().invitations.resend({ body: { id: invited?.id ?? '' } }, await as('owner', 102))
    expect([again.id, again.status]).toEqual([invited?.id, 'pending'])
    await expect(client().invitations.get({ params: { token: old } })).rejects.toMatchObject({ code: 'invitation_not_found' })
    const token = await lastToken(102, 'member@demo.test')
    expect((await client().invitations.accept({ body: { token } }, await as('member'))).state).toBe('accepted')
    await expect(client().invitations.resend({ body: { id: invited?.id ?? '' } }, await as('owner', 102))).rejects.toMatchObject({
      code: 'user_exists',
    })
    await forget(102, 'member')
  })

  test('no: the organization sees it, and may ask again', async () => {
    await invite(['member@demo.test'])
    const body = { token: await lastToken(102, 'member@demo.test') }
    const declined = await client().invitations.decline({ body }, await as('member'))
    expect(await client().invitations.decline({ body }, await as('member'))).toEqual(declined)
    await expect(client().invitations.accept({ body }, await as('member'))).rejects.toMatchObject({ code: 'invitation_not_found' })
    const { items } = await client().organizationAccounts.list(
      { params: { org: 102 }, query: { status: 'declined' } },
      await as('owner', 102),
    )
    expect(items.map(({ email, inviteDecline }) => [email, inviteDecline])).toEqual([['member@demo.test', true]])
    expect((await invite(['member@demo.test'])).map(({ status }) => status)).toEqual(['pending'])
    await forget(102, 'member')
  })
})

test('members join a team at once, others when they accept', async () => {
  const { teams, invitations } = client()
  const owner = await as('owner', 103)
  const team = await teams.create({ body: { name: 'Depot' } }, owner)
  const emails = ['worker@demo.test', 'member@demo.test']
  const answer = await teams.invite({ params: { id: team.id }, body: { emails } }, owner)
  expect(answer.team.memberIds).toEqual([app.accountId('worker')])
  expect(answer.items.map(({ email, status }) => [email, status])).toEqual([['member@demo.test', 'pending']])
  await invitations.accept({ body: { token: await lastToken(103, 'member@demo.test') } }, await as('member'))
  expect((await teams.get({ params: { id: team.id } }, owner)).memberIds).toEqual([app.accountId('worker'), app.accountId('member')])
  await expect(teams.invite({ params: { id: team.id }, body: { emails } }, await as('owner', 102))).rejects.toMatchObject({
    code: 'not_found',
  })
})
