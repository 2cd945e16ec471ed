import { contract } from '../../contract/index.ts'
import type { PermissionList } from '../../schemas/index.ts'
import { mockCrud } from '../mock-crud.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { MockState } from '../mock-state.ts'
import { createMockStore } from '../mock-store.ts'
import { issueMockToken } from '../mock-tokens.ts'

const TOKEN_LIFETIME_S = 300
/** As long as nobody deletes the key. */
const KEY_LIFETIME_S = 100 * 365 * 24 * 3600

const { create, exchange, ...keys } = contract.accessTokens

/** Tokens of people and of programs. */
export const identityHandlers = (state: MockState) => {
  const store = createMockStore(state, contract.accessTokens, {
    table: state.tables.accessTokens,
    settle: (key) => ({
      ...key,
      clientId: key.clientId ?? key.id.replaceAll('-', ''),
      dateModified: state.now().toISOString(),
      restrictions: key.accessTokenType === 'restricted' ? key.restrictions : undefined,
    }),
  })
  const expiry = (lifetime: number) => Math.floor(state.nowSeconds()) + lifetime
  return [
    mockEndpoint(state, exchange, ({ claims, body }) => {
      const token = { sub: claims.sub, exp: expiry(TOKEN_LIFETIME_S) }
      if (body.organizationId === undefined) return { jwt: issueMockToken({ kind: 'general', ...token }) }
      const { id } = state.getOrganization(claims.sub, body.organizationId)
      return { jwt: issueMockToken({ kind: 'organization', ...token, orgId: id }) }
    }),
    mockEndpoint(state, contract.auth.permissions, ({ claims }): PermissionList => {
      const permissions = [...state.getPermissions(claims)]
      const { lostPortalAt, lostAdminAt } =
        state.memberships(claims.sub).find(({ organizationId }) => organizationId === claims.orgId) ?? {}
      if (lostPortalAt) return { permissions, organizationStatus: { message: 'suspendedPortal', since: lostPortalAt } }
      if (lostAdminAt) return { permissions, organizationStatus: { message: 'suspendedAdmin', since: lostAdminAt } }
      return { permissions }
    }),
    mockEndpoint(state, create, ({ organizationId, claims, body }) => {
      const made = store.insert(organizationId, claims.sub, body)
      const exp = made.expiresAt === undefined ? expiry(KEY_LIFETIME_S) : Math.floor(Date.parse(made.expiresAt) / 1000)
      const token = issueMockToken({ kind: 'organization', sub: claims.sub, orgId: organizationId, accessTokenId: made.id, exp })
      return { ...made, token }
    }),
    ...mockCrud(state, keys, store),
  ]
}
