import * as z from 'zod/mini'
import {
  BulkBody,
  Deleted,
  Id,
  Unit,
  UnitBulkAnswer,
  UnitBulkUpdate,
  UnitChange,
  UnitExport,
  UnitPage,
  UnitQuery,
  UnitStatusChangePage,
  UnitStatusChangeQuery,
} from '../schemas/index.ts'
import { uses } from './bulk.ts'
import { endpoint } from './endpoint.ts'
import { FileAnswer } from './file-answer.ts'
import { OrganizationParam } from './params.ts'

const path = '/functions/{product}-interactions/items/{org}'
const entity = `${path}/{id}` as const
const all = z.object({ org: OrganizationParam })
const each = z.object({ org: OrganizationParam, id: Id })

const transitions = ['unit_locked', 'unit_status_order'] as const

export const units = {
  list: endpoint({
    method: 'GET',
    path,
    summary: "The organization's units",
    security: 'organization',
    permissions: ['items:list'],
    params: all,
    query: UnitQuery,
    response: UnitPage,
    errors: ['organization_not_found'],
  }),
  export: endpoint({
    method: 'POST',
    path: '/functions/{product}-interactions/exports/{org}/items/',
    summary: "The organization's units as a CSV or XLSX file",
    security: 'organization',
    permissions: ['items:list'],
    params: all,
    body: UnitExport,
    response: FileAnswer,
    files: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
    errors: ['organization_not_found', 'export_too_large'],
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
    derived: ['statusName', 'thingName', 'variantId', 'variantName', 'lastInteractionAt', 'unitUrl'],
    errors: ['organization_not_found', 'not_found'],
  }),
  uses: uses({ path: `${entity}/uses`, one: 'unit', resource: 'items' }),
  statusChanges: endpoint({
    method: 'GET',
    path: `${entity}/status-changes`,
    summary: "Who changed the unit's status, when, from what and to what",
    security: 'organization',
    permissions: ['items:read'],
    params: each,
    query: UnitStatusChangeQuery,
    response: UnitStatusChangePage,
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
    errors: ['organization_not_found', 'not_found', 'status_conflict', ...transitions],
  }),
  delete: endpoint({
    method: 'DELETE',
    path: entity,
    summary: 'Delete a unit of which nothing was recorded',
    security: 'organization',
    permissions: ['items:delete'],
    params: each,
    response: Deleted,
    entity,
    errors: ['organization_not_found', 'not_found', 'unit_used'],
  }),
  bulkUpdate: endpoint({
    method: 'POST',
    path: `${path}/bulk-update`,
    summary: 'Give units a status, hide them, or show them again',
    security: 'organization',
    permissions: ['items:update'],
    params: all,
    body: UnitBulkUpdate,
    response: UnitBulkAnswer,
    idempotent: 'day',
    errors: ['organization_not_found'],
  }),
  bulkDelete: endpoint({
    method: 'POST',
    path: `${path}/bulk-delete`,
    summary: 'Delete units of which nothing was recorded',
    security: 'organization',
    permissions: ['items:delete'],
    params: all,
    body: BulkBody,
    response: UnitBulkAnswer,
    idempotent: 'day',
    errors: ['organization_not_found'],
  }),
}
