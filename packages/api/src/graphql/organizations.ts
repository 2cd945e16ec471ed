import * as z from 'zod/mini'
import { OwnOrganization, organizationSorts, paged } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** The bearer's organizations; an empty search finds all. */
export const organizations = operation({
  name: 'organizations',
  permissions: [],
  document: /* GraphQL */ `
    query organizations($page: Int!, $perPage: Int!, $sort: String, $search: String) {
      organizations(page: $page, perPage: $perPage, sort: $sort, search: $search) {
        totalItems perPage totalPages
        items { id slug name image businessType isSuspended }
      }
    }
  `,
  variables: z.object({
    page: z.int(),
    perPage: z.int(),
    sort: z.optional(z.enum(organizationSorts)),
    search: z.optional(z.string()),
  }),
  data: z.object({ organizations: paged(OwnOrganization) }),
})
