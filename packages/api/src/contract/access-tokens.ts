import * as z from 'zod/mini'
import {
  AccessToken,
  AccessTokenChange,
  AccessTokenCreated,
  AccessTokenQuery,
  Deleted,
  ExchangeBody,
  Id,
  NewAccessToken,
  PermissionList,
  paged,
  TokenAnswer,
} from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'

const all = { path: '/core/access-tokens', security: 'organization', permissions: ['organizations:update'] } as const
const path = '/core/access-tokens/{id}'
const one = { ...all, path, params: z.object({ id: Id }), entity: path } as const

export const accessTokens = {
  list: endpoint({
    ...all,
    method: 'GET',
    summary: 'Keys by which other programs reach the organization',
    query: AccessTokenQuery,
    response: paged(AccessToken),
    errors: [],
  }),
  create: endpoint({
    ...all,
    method: 'POST',
    summary: 'Make a key for another program; its secret is in this answer and nowhere else',
    body: NewAccessToken,
    response: AccessTokenCreated,
    errors: ['name_taken'],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'Read a key',
    response: AccessToken,
    derived: ['lastUsedAt'],
    errors: ['not_found'],
  }),
  update: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change a key; what it may do is changed by its maker alone',
    body: AccessTokenChange,
    response: AccessToken,
    errors: ['not_found', 'name_taken'],
  }),
  delete: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Delete a key; from the next call on it opens nothing',
    response: Deleted,
    errors: ['not_found'],
  }),
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
