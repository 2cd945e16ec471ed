import { describe, expect, type SuiteCollector, test } from 'vitest'
import { readTokenClaims } from '../client/index.ts'
import { getPermissions } from '../rules/index.ts'
import { readFailure, type StartTarget, useConversation } from './target.ts'

export const describeAccessTokens = (start: StartTarget): SuiteCollector<object> =>
  describe('tokens and permissions', () => {
    const conversation = useConversation(start)

    test('the exchange gives a general token, or one of an organization', async () => {
      const { target, getToken, getAccount } = conversation()
      const general = readTokenClaims(await getToken('owner'))
      const ofOrganization = readTokenClaims(await getToken('owner', 101))
      expect({ general: general.orgId, ofOrganization: ofOrganization.orgId, sub: ofOrganization.sub }).toEqual({
        general: undefined,
        ofOrganization: 101,
        sub: getAccount('owner').id,
      })
      expect(target.demo.organizations.map(({ id }) => id)).toEqual([101, 102, 103])
    })

    test('an organization that the account does not belong to is as unknown as one that does not exist', async () => {
      const { client, target } = conversation()
      const token = await target.identityToken('member')
      const foreign = await readFailure(client.accessTokens.exchange({ body: { organizationId: 102 } }, { token }))
      const unknown = await readFailure(client.accessTokens.exchange({ body: { organizationId: 999_999 } }, { token }))
      expect([foreign, unknown]).toEqual(Array(2).fill({ code: 'organization_not_found', status: 404 }))
    })

    test('permissions follow from the membership', async () => {
      const { client, getToken } = conversation()
      const held = async (token: string) => new Set((await client.auth.permissions({}, { token })).permissions)
      expect(await held(await getToken('owner', 101))).toEqual(new Set(getPermissions({ role: 'owner', accessPortal: true })))
      expect(await held(await getToken('member', 101))).toEqual(new Set(getPermissions({ role: 'member', accessPortal: true })))
      expect(await held(await getToken('worker', 101))).toEqual(new Set(getPermissions({ role: 'member', accessPortal: false })))
      expect(await held(await getToken('worker'))).toEqual(new Set(getPermissions(undefined)))
    })

    test('a call without a token, with another kind of token or with no token at all in it says which', async () => {
      const { client, target } = conversation()
      const identity = await target.identityToken('owner')
      expect(await readFailure(client.auth.permissions())).toEqual({ code: 'unauthenticated', status: 401 })
      expect(await readFailure(client.auth.permissions({}, { token: identity }))).toEqual({ code: 'token_invalid', status: 401 })
      expect(await readFailure(client.auth.permissions({}, { token: 'garbage' }))).toEqual({ code: 'token_invalid', status: 401 })
    })
  })
