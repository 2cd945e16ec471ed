import * as z from 'zod/mini'
import { ItemStatusPage, Organization, pageQuery, Slug } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

export const organizations = {
  bySlug: endpoint({
    method: 'GET',
    path: '/core/organizations/slug/{slug}',
    summary: 'An organization of the bearer, by its short name',
    security: 'general',
    permissions: [],
    params: z.object({ slug: Slug }),
    response: Organization,
    errors: ['organization_not_found'],
  }),
  itemStatuses: endpoint({
    method: 'GET',
    path: '/core/organizations/{id}/item-status',
    summary: "Statuses of the organization's units; the last is always 'Unknown ID'",
    security: 'general',
    permissions: [],
    params: z.object({ id: OrganizationParam }),
    query: z.object({ page: pageQuery.page, perPage: pageQuery.perPage }),
    response: ItemStatusPage,
    errors: ['organization_not_found'],
  }),
}
