import * as z from 'zod/mini'
import { OrganizationAccountFilters, OrganizationAccountPage, OrganizationId, organizationAccountSorts } from '../schemas/index.ts'
import { operation } from './operation.ts'

/** A page of the lookup of one's own membership (specification 1, section 9). */
export const ORGANIZATION_ACCOUNTS_PER_PAGE = 10

/**
 * Members and who is invited, for whoever may list them; everybody else is answered with their own membership alone, which
 * is where the language of the portal is kept.
 */
export const organizationAccounts = operation({
  name: 'organizationAccounts',
  permissions: [],
  document: /* GraphQL */ `
    query organizationAccounts(
      $organizationId: Int!
      $page: Int!
      $perPage: Int!
      $sort: String
      $search: String
      $filters: OrganizationAccountFilters
    ) {
      organizationAccounts(
        organizationId: $organizationId
        page: $page
        perPage: $perPage
        sort: $sort
        search: $search
        filters: $filters
      ) {
        totalItems perPage totalPages
        items {
          id organizationId accountId firstName lastName name email image role isAdmin accessPortal isSuspended status
          portalLanguage inviteEmail inviteExpiry inviteDecline createdAt createdById
        }
      }
    }
  `,
  variables: z.object({
    organizationId: OrganizationId,
    page: z.int(),
    perPage: z.int(),
    sort: z.optional(z.enum(organizationAccountSorts)),
    search: z.optional(z.string()),
    filters: z.optional(OrganizationAccountFilters),
  }),
  data: z.object({ organizationAccounts: OrganizationAccountPage }),
})
