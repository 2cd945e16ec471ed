import * as z from 'zod/mini'
import { NewOrganization, Organization, OrganizationChange, Slug, UnitStatusPage, UnitStatusQuery } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

const path = '/core/organizations/{org}'
const one = { security: 'organization', path, params: z.object({ org: OrganizationParam }), entity: path } as const

export const organizations = {
  bySlug: endpoint({
    method: 'GET',
    path: '/core/organizations/slug/{slug}',
    summary: 'An organization of the bearer, by its short name',
    security: 'general',
    permissions: [],
    params: z.object({ slug: Slug }),
    response: Organization,
    errors: ['organization_not_found', 'organization_suspended', 'organization_deleted'],
  }),
  create: endpoint({
    method: 'POST',
    path: '/core/organizations',
    summary: 'Make an organization, whose owner is the bearer',
    security: 'general',
    permissions: ['organizations:create'],
    body: NewOrganization,
    response: Organization,
    idempotent: 'day',
    errors: [],
  }),
  get: endpoint({
    ...one,
    method: 'GET',
    summary: 'Read the organization',
    permissions: ['organizations:read'],
    response: Organization,
    errors: ['organization_not_found'],
  }),
  update: endpoint({
    ...one,
    method: 'PATCH',
    summary: 'Change what is shown of the organization, and its look',
    permissions: ['organizations:update'],
    body: OrganizationChange,
    response: Organization,
    errors: ['organization_not_found'],
  }),
  unitStatuses: endpoint({
    method: 'GET',
    path: '/core/organizations/{id}/item-status',
    summary: "Statuses of the organization's units; the last is always 'Unknown ID'",
    security: 'general',
    permissions: [],
    params: z.object({ id: OrganizationParam }),
    query: UnitStatusQuery,
    response: UnitStatusPage,
    errors: ['organization_not_found'],
  }),
}
