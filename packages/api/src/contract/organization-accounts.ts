import * as z from 'zod/mini'
import {
  Deleted,
  Id,
  NewOrganizationAccounts,
  OrganizationAccount,
  OrganizationAccountChange,
  OrganizationAccountPage,
  OrganizationAccountQuery,
} from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

const all = { security: 'organization', path: '/core/organizations/{org}/accounts', params: z.object({ org: OrganizationParam }) } as const
const path = '/core/organizations/{org}/accounts/{accountId}'
const one = {
  security: 'organization',
  path,
  params: z.object({ org: OrganizationParam, accountId: Id }),
  entity: path,
} as const

/** Members, and who is invited. `{accountId}` is an account, or an invitation that has none yet. */
export const organizationAccounts = {
  list: endpoint({
    ...all,
    method: 'GET',
    summary: 'Members of the organization, and who is invited to it',
    permissions: ['organizations_accounts:list'],
    query: OrganizationAccountQuery,
    response: OrganizationAccountPage,
    errors: ['organization_not_found'],
  }),
  create: endpoint({
    ...all,
    method: 'POST',
    summary: 'Invite people to the organization by e-mail: all of them or, where one belongs to it already, nobody',
    permissions: ['organizations_accounts:create'],
    body: NewOrganizationAccounts,
    response: z.object({ items: z.array(OrganizationAccount) }),
    idempotent: 'day',
    errors: ['organization_not_found', 'user_exists'],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'Read a member, or an invitation',
    permissions: ['organizations_accounts:read'],
    response: OrganizationAccount,
    derived: ['name', 'firstName', 'lastName', 'email', 'image', 'status'],
    errors: ['organization_not_found', 'not_found'],
  }),
  update: endpoint({
    ...one,
    method: 'PATCH',
    summary: "Change a member's role, access or language. Needs organizations_accounts:update; nothing for one's own language alone",
    permissions: [],
    peopleOnly: true,
    body: OrganizationAccountChange,
    response: OrganizationAccount,
    errors: ['organization_not_found', 'not_found', 'last_owner'],
  }),
  delete: endpoint({
    ...one,
    method: 'DELETE',
    summary: 'Remove a member, or take an invitation back. Needs organizations_accounts:delete; nothing to leave oneself',
    permissions: [],
    peopleOnly: true,
    response: Deleted,
    errors: ['organization_not_found', 'not_found', 'last_owner'],
  }),
}
