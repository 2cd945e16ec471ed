import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../platform/db/scope.ts'
import { createIdSource } from '../platform/ids.ts'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { movableClock } from '../testing/movable-clock.ts'
import { changeState, createWithOwner, inviteOwner } from './organizations.ts'
import { OperatorError } from './usage.ts'

let app: TestApp
const clock = movableClock()
beforeAll(async () => {
  app = await createTestApp({ clock, settings: { TRACEMARK_CREATE_ORGANIZATIONS: 'nobody' } })
})
afterAll(() => app.stop())

const needs = () => ({ db: app.db, clock, ids: createIdSource(clock), publicUrl: 'https://portal.example' })
const client = () => createCalls(app)
const tokenIn = (link: string): string => new URL(link).searchParams.get('inviteToken') ?? ''
/** A token of somebody who signs in for the first time, with an address that their provider has verified. */
const signIn = async (email: string) => {
  const token = await app.identityToken('member', { sub: crypto.randomUUID(), email, given_name: 'Nora', family_name: 'Weiss' })
  return { token: (await client().accessTokens.exchange({ body: {} }, { token })).jwt }
}

test('an organization that the operator creates belongs to whoever accepts the invitation', async () => {
  const made = await createWithOwner(needs(), { name: 'Weingut Weiß', language: 'de', owner: 'nora@example.com' })
  expect(made.slug).toBe('weingut-weiss')
  const token = tokenIn(made.link)
  const { organization, invitedBy, emailAddress } = await client().invitations.get({ params: { token } })
  expect({ organization, invitedBy, emailAddress }).toEqual({
    organization: { name: 'Weingut Weiß' },
    invitedBy: undefined,
    emailAddress: 'nora@example.com',
  })
  const mails = await withScope(app.db, { component: 'mail' }, (db) => db.selectFrom('outgoing_mail').selectAll().execute())
  expect(mails.map(({ recipient, subject }) => [recipient, subject])).toEqual([['nora@example.com', 'Einladung zu Weingut Weiß']])
  expect(mails[0]?.body_text).toContain(`Sie sind zu Weingut Weiß auf Tracemark eingeladen.`)
  expect(mails[0]?.body_text).toContain(made.link)
  const nora = await signIn('nora@example.com')
  const { organization: joined } = await client().invitations.accept({ body: { token } }, nora)
  const { items } = await client().organizationAccounts.list(
    { params: { org: joined.id } },
    { token: await app.tokens.issue({ kind: 'organization', sub: await getAccountId(nora), orgId: joined.id }) },
  )
  expect(items.map(({ email, role, accessPortal }) => [email, role, accessPortal])).toEqual([['nora@example.com', 'owner', true]])
})

const getAccountId = async ({ token }: { token: string }): Promise<string> => (await app.tokens.verify(token)).sub ?? ''

test('another invitation to the same address ends the one before; members are not invited', async () => {
  const first = await inviteOwner(needs(), 'sierra-alta', 'Second@Example.com')
  const second = await inviteOwner(needs(), 'sierra-alta', 'second@example.com')
  await expect(client().invitations.get({ params: { token: tokenIn(first.link) } })).rejects.toMatchObject({ code: 'invitation_not_found' })
  expect((await client().invitations.get({ params: { token: tokenIn(second.link) } })).emailAddress).toBe('second@example.com')
  await expect(inviteOwner(needs(), 'sierra-alta', 'member@demo.test')).rejects.toThrow(OperatorError)
  await expect(inviteOwner(needs(), 'nowhere', 'second@example.com')).rejects.toThrow(OperatorError)
})

test('a suspended organization is closed from the next call on, and opens again', async () => {
  const token = await app.organizationToken('owner', 102)
  const read = () => client().organizations.get({ params: { org: 102 } }, { token })
  const { slug } = await read()
  await changeState(needs(), slug, 'suspended')
  await expect(read()).rejects.toMatchObject({ code: 'organization_suspended' })
  await changeState(needs(), slug, 'deleted')
  await expect(read()).rejects.toMatchObject({ code: 'organization_deleted' })
  await changeState(needs(), slug, 'active')
  expect((await read()).slug).toBe(slug)
  await expect(changeState(needs(), 'nowhere', 'suspended')).rejects.toThrow('There is no organization with the slug nowhere.')
})
