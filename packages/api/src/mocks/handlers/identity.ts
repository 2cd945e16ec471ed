import { contract } from '../../contract/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import type { MockState } from '../mock-state.ts'
import { issueMockToken } from '../mock-tokens.ts'

const TOKEN_LIFETIME_S = 300

export const identityHandlers = (state: MockState) => [
  mockEndpoint(state, contract.accessTokens.exchange, ({ claims, body }) => {
    const exp = Math.floor(state.nowSeconds()) + TOKEN_LIFETIME_S
    if (body.organizationId === undefined) return { jwt: issueMockToken({ kind: 'general', sub: claims.sub, exp }) }
    const { id } = state.organizationOf(claims.sub, body.organizationId)
    return { jwt: issueMockToken({ kind: 'organization', sub: claims.sub, exp, orgId: id }) }
  }),
  mockEndpoint(state, contract.auth.permissions, ({ claims }) => ({ permissions: [...state.permissionsOf(claims)] })),
]
