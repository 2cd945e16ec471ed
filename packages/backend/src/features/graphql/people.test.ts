import { createCalls } from '@tracemark/api/client'
import { organizationAccounts, organizations } from '@tracemark/api/graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type DemoPerson, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const client = () => createCalls(app)
const pages = { page: 1, perPage: 10 }

describe('organizations', () => {
  const found = async (token: string, more: object = {}) => {
    const answer = await client().graphql(organizations, { ...pages, ...more }, { token })
    return answer.organizations.items.map(({ slug }) => slug)
  }

  test('are those of the bearer, searched and sorted', async () => {
    const token = await app.generalToken('owner')
    expect(await found(token, { search: '' })).toEqual(['sierra-alta', 'klosterhalde', 'open-granary'])
    expect(await found(token, { sort: 'name_asc' })).toEqual(['open-granary', 'sierra-alta', 'klosterhalde'])
    expect(await found(token, { sort: 'name_1' })).toEqual(['klosterhalde', 'sierra-alta', 'open-granary'])
    expect(await found(token, { search: 'GRANARY' })).toEqual(['open-granary'])
    expect(await found(await app.generalToken('member'))).toEqual(['sierra-alta'])
  })

  test('are one for a program: that of its token', async () => {
    const owner = { token: await app.organizationToken('owner') }
    const { token } = await client().accessTokens.create({ body: { name: 'Reader', accessTokenType: 'full' } }, owner)
    expect(await found(token)).toEqual(['sierra-alta'])
  })
})

describe('the people of an organization', () => {
  const ask = async (person: DemoPerson, kind: 'general' | 'organization', more: object = {}, organizationId = 101) => {
    const token = await (kind === 'general' ? app.generalToken(person) : app.organizationToken(person))
    return (await client().graphql(organizationAccounts, { organizationId, ...pages, ...more }, { token })).organizationAccounts
  }

  test.each(['general', 'organization'] as const)('are all there for an admin with a %s token', async (kind) => {
    const { items, totalItems } = await ask('owner', kind, {
      sort: 'name_0',
      filters: { role: ['owner', 'member'], accessPortal: true, status: ['active', 'suspended'] },
    })
    expect([totalItems, items.map(({ name }) => name)]).toEqual([3, ['Andrés Quintero', 'Lucía Montoya', 'Óscar Vélez']])
    expect((await ask('owner', kind, { search: 'lucia' })).items[0]).toMatchObject({ accountId: app.accountId('owner'), isAdmin: true })
  })

  test.each(['general', 'organization'] as const)(
    'are oneself alone for everybody else, so that the own language is found',
    async (kind) => {
      for (const person of ['member', 'worker'] as const)
        expect((await ask(person, kind)).items.map(({ accountId }) => accountId)).toEqual([app.accountId(person)])
    },
  )

  test('of another organization are as unknown as those of none', async () => {
    for (const id of [102, 999_999])
      for (const kind of ['general', 'organization'] as const)
        await expect(ask('member', kind, {}, id)).rejects.toMatchObject({ code: 'organization_not_found' })
    await expect(ask('owner', 'organization', {}, 102)).rejects.toMatchObject({ code: 'organization_not_found' })
  })

  test.each([{ page: 0 }, { perPage: 101 }, { sort: 'password_asc' }, { filters: { role: ['king'] } }, { search: 'x'.repeat(201) }])(
    'are not asked for by %j',
    async (more) => {
      await expect(ask('owner', 'organization', more)).rejects.toMatchObject({ code: 'invalid_content' })
    },
  )
})
