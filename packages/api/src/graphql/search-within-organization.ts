import * as z from 'zod/mini'
import { OrganizationId, SearchResultPage } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** Assets, variants, units, interactions, tasks and what they are described with, by words. Takes the organization's own token. */
export const searchWithinOrganization = operation({
  name: 'searchWithinOrganization',
  permissions: ['things:list', 'batches:list', 'items:list', 'interactions:list', 'tasks:list'],
  document: /* GraphQL */ `
    query searchWithinOrganization($organizationId: Int!, $search: String!, $page: Int!, $perPage: Int!) {
      searchWithinOrganization(organizationId: $organizationId, search: $search, page: $page, perPage: $perPage) {
        totalItems perPage totalPages
        items { title text url }
      }
    }
  `,
  variables: z.object({ organizationId: OrganizationId, search: z.string(), page: z.int(), perPage: z.int() }),
  data: z.object({ searchWithinOrganization: SearchResultPage }),
})
