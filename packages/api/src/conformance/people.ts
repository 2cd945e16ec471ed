import { describe, expect, type SuiteCollector, test } from 'vitest'
import { organizationAccounts, organizations } from '../graphql/index.ts'
import { toSlug } from '../rules/index.ts'
import { UNKNOWN_UNIT_STATUS } from '../schemas/index.ts'
import { readFailure, type StartTarget, useConversation } from './target.ts'

const UNKNOWN_TOKEN = 'A'.repeat(22)

export const describePeople = (start: StartTarget): SuiteCollector<object> =>
  describe('organizations, their people and their keys', () => {
    const conversation = useConversation(start)

    test('who makes an organization owns it, and changes what it shows', async () => {
      const { client, getToken, getAccount } = conversation()
      const made = await client.organizations.create({ body: { name: 'Río Claro' } }, { token: await getToken('worker') })
      expect(made).toEqual({ id: made.id, slug: toSlug('Río Claro'), name: 'Río Claro', language: 'en' })
      const token = await getToken('worker', made.id)
      const params = { org: made.id }
      expect(await client.organizations.update({ params, body: { accentColor: '#123456' } }, { token })).toEqual({
        ...made,
        accentColor: '#123456',
      })
      expect((await client.organizations.get({ params }, { token })).accentColor).toBe('#123456')
      expect((await client.organizationAccounts.list({ params }, { token })).items.map(({ accountId, role }) => [accountId, role])).toEqual(
        [[getAccount('worker').id, 'owner']],
      )
      expect((await client.organizations.unitStatuses({ params: { id: made.id } }, { token })).items.at(-1)).toEqual(UNKNOWN_UNIT_STATUS)
      expect(await readFailure(client.organizations.get({ params: { org: 101 } }, { token }))).toEqual({
        code: 'organization_not_found',
        status: 404,
      })
    })

    test('people are invited once, asked again, and no longer', async () => {
      const { client, getToken } = conversation()
      const token = await getToken('owner', 101)
      const invite = async () =>
        client.organizationAccounts.create({ params: { org: 101 }, body: { emails: ['nora@example.com'], role: 'admin' } }, { token })
      const [invited] = (await invite()).items
      expect(invited).toMatchObject({ email: 'nora@example.com', role: 'admin', status: 'pending', inviteDecline: false })
      expect(await readFailure(invite())).toEqual({ code: 'user_exists', status: 409 })
      const id = invited?.id ?? ''
      expect(await client.organizationAccounts.get({ params: { org: 101, accountId: id } }, { token })).toEqual(invited)
      expect((await client.invitations.resend({ body: { id } }, { token })).status).toBe('pending')
      expect(await client.organizationAccounts.delete({ params: { org: 101, accountId: id } }, { token })).toEqual({ id })
      expect(await readFailure(client.invitations.resend({ body: { id } }, { token }))).toEqual({
        code: 'invitation_not_found',
        status: 404,
      })
    })

    test('a link that nobody was sent opens nothing', async () => {
      const { client, getToken } = conversation()
      const token = await getToken('member')
      const body = { token: UNKNOWN_TOKEN }
      const nothing = { code: 'invitation_not_found', status: 404 }
      expect(await readFailure(client.invitations.get({ params: body }))).toEqual(nothing)
      expect(await readFailure(client.invitations.accept({ body }, { token }))).toEqual(nothing)
      expect(await readFailure(client.invitations.decline({ body }, { token }))).toEqual(nothing)
    })

    test('whom an e-mail invites reads by whom, and accepts or declines', async () => {
      const { client, target, getToken } = conversation()
      const owner = { token: await getToken('owner', 102) }
      const worker = { token: await getToken('worker') }
      const email = 'worker@demo.test'
      const invite = async () => {
        await client.organizationAccounts.create({ params: { org: 102 }, body: { emails: [email], role: 'owner' } }, owner)
        return (await target.invitationToken?.(email)) ?? ''
      }
      const token = await invite()
      const { emailAddress, isAccount, organization, role } = await client.invitations.get({ params: { token } })
      expect([emailAddress, isAccount, organization.name, role]).toEqual([email, true, target.demo.organizations[1]?.name, 'owner'])
      expect(await client.invitations.decline({ body: { token } }, worker)).toMatchObject({ state: 'declined', organization: { id: 102 } })
      const next = await invite()
      expect(await client.invitations.accept({ body: { token: next } }, worker)).toMatchObject({
        state: 'accepted',
        organization: { id: 102 },
      })
      expect((await client.auth.permissions({}, { token: await getToken('worker', 102) })).permissions).toContain('executions:create')
      expect(await readFailure(client.invitations.get({ params: { token: next } }))).toEqual({ code: 'invitation_not_found', status: 404 })
    })

    test('members set their own language; roles are for admins, and the last owner stays', async () => {
      const { client, getToken, getAccount } = conversation()
      const change = async (person: 'owner' | 'member', accountId: string, body: object) =>
        client.organizationAccounts.update({ params: { org: 101, accountId }, body }, { token: await getToken(person, 101) })
      const [owner, member] = [getAccount('owner').id, getAccount('member').id]
      expect(await change('member', member, { portalLanguage: 'de' })).toMatchObject({ accountId: member, portalLanguage: 'de' })
      expect(await readFailure(change('member', member, { role: 'admin' }))).toEqual({ code: 'permission_denied', status: 403 })
      expect(await readFailure(change('owner', owner, { role: 'member' }))).toEqual({ code: 'last_owner', status: 409 })
      expect(await change('owner', member, { role: 'admin' })).toMatchObject({ role: 'admin', isAdmin: true })
    })

    test('a team takes members at once', async () => {
      const { client, getToken, getAccount } = conversation()
      const token = await getToken('owner', 101)
      const team = await client.teams.create({ body: { name: 'Night shift' } }, { token })
      const { team: joined, items } = await client.teams.invite(
        { params: { id: team.id }, body: { emails: ['worker@demo.test'] } },
        { token },
      )
      expect([joined.memberIds, items]).toEqual([[getAccount('worker').id], []])
    })

    test('a program reaches what its key lists, until the key is deleted', async () => {
      const { client, getToken } = conversation()
      const token = await getToken('owner', 101)
      const body = { name: 'Scale', accessTokenType: 'restricted' as const, restrictions: { permissions: ['interactions:list' as const] } }
      const { token: key, ...made } = await client.accessTokens.create({ body }, { token })
      const params = { id: made.id }
      expect((await client.auth.permissions({}, { token: key })).permissions).toEqual(['*', 'interactions:list'])
      expect((await client.accessTokens.list({ query: { search: 'Scale' } }, { token })).items.map(({ id }) => id)).toEqual([made.id])
      const renamed = await client.accessTokens.update({ params, body: { name: 'Old scale' } }, { token })
      expect(await client.accessTokens.get({ params }, { token })).toEqual(renamed)
      expect(await readFailure(client.teams.list({}, { token: key }))).toEqual({ code: 'permission_denied', status: 403 })
      expect(await client.accessTokens.delete({ params }, { token })).toEqual(params)
      expect(await readFailure(client.auth.permissions({}, { token: key }))).toEqual({ code: 'token_invalid', status: 401 })
    })

    test('the queries find organizations by name, and everybody themselves', async () => {
      const { client, getToken, getAccount } = conversation()
      const pages = { page: 1, perPage: 10 }
      const found = await client.graphql(organizations, { ...pages, search: 'sierra' }, { token: await getToken('owner') })
      expect(found.organizations.items.map(({ slug }) => slug)).toEqual(['sierra-alta'])
      const variables = { organizationId: 101, ...pages, sort: 'name_0' as const }
      const own = await client.graphql(organizationAccounts, variables, { token: await getToken('worker', 101) })
      expect(own.organizationAccounts.items.map(({ accountId }) => accountId)).toEqual([getAccount('worker').id])
    })
  })
