import { ExchangeBody, PermissionList, TokenAnswer } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

export const accessTokens = {
  exchange: endpoint({
    method: 'POST',
    path: '/core/access-tokens/exchange',
    summary: 'Exchange the identity token for a general token, or for one of an organization',
    security: 'identity',
    permissions: [],
    body: ExchangeBody,
    response: TokenAnswer,
    errors: ['organization_not_found'],
  }),
}

export const auth = {
  permissions: endpoint({
    method: 'GET',
    path: '/auth/permissions',
    summary: 'What the bearer of this token may do',
    security: 'general',
    permissions: [],
    response: PermissionList,
    errors: [],
  }),
}
