import * as z from 'zod/mini'
import { Id, InteractionDetail, InteractionPage, InteractionQuery } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

export const interactions = {
  list: endpoint({
    method: 'GET',
    path: '/functions/{product}-interactions/interactions/{org}',
    summary: "The organization's interactions, newest first",
    security: 'organization',
    permissions: ['interactions:list'],
    params: z.object({ org: OrganizationParam }),
    query: InteractionQuery,
    response: InteractionPage,
    errors: ['organization_not_found'],
  }),
  get: endpoint({
    method: 'GET',
    path: '/functions/{product}-interactions/interactions/{org}/{id}',
    summary: 'One interaction with its answers',
    security: 'organization',
    permissions: ['interactions:read'],
    params: z.object({ org: OrganizationParam, id: Id }),
    response: InteractionDetail,
    errors: ['organization_not_found', 'not_found'],
  }),
}
