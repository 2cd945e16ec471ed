import * as z from 'zod/mini'
import { CatalogueComponentPage, CatalogueComponentQuery } from '../schemas/index.ts'
import { endpoint } from './endpoint.ts'
import { OrganizationParam } from './params.ts'

export const catalogueComponents = {
  list: endpoint({
    method: 'GET',
    path: '/core/organizations/{org}/catalogue-components',
    summary: 'What variants can be made of: what comes with the product, and what the own variants name',
    security: 'organization',
    permissions: ['batches:read'],
    params: z.object({ org: OrganizationParam }),
    query: CatalogueComponentQuery,
    response: CatalogueComponentPage,
    errors: ['organization_not_found'],
  }),
}
