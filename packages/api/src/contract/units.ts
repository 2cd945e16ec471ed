import * as z from 'zod/mini'
import { Id, paged, Unit, UnitChange, UnitQuery } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

const path = '/functions/{product}-interactions/items/{org}'
const entity = `${path}/{id}` as const
const each = z.object({ org: OrganizationParam, id: Id })

export const units = {
  list: endpoint({
    method: 'GET',
    path,
    summary: "The organization's units",
    security: 'organization',
    permissions: ['items:list'],
    params: z.object({ org: OrganizationParam }),
    query: UnitQuery,
    response: paged(Unit),
    errors: ['organization_not_found'],
  }),
  get: endpoint({
    method: 'GET',
    path: entity,
    summary: 'Read a unit',
    security: 'organization',
    permissions: ['items:read'],
    params: each,
    response: Unit,
    entity,
    derived: ['statusName', 'thingName', 'variantId', 'variantName'],
    errors: ['organization_not_found', 'not_found'],
  }),
  update: endpoint({
    method: 'PUT',
    path: entity,
    summary: 'Change a unit',
    security: 'organization',
    permissions: ['items:update'],
    params: each,
    body: UnitChange,
    response: Unit,
    entity,
    errors: ['organization_not_found', 'not_found'],
  }),
}
