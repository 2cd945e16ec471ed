import { contract } from '@tracemark/api/contract'
import { findOrganization, findOrganizationBySlug, listItemStatuses } from '../db/queries/organizations.ts'
import { enterScope } from '../db/scope.ts'
import { membershipIn } from '../http/entrances.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

export const organizationRoutes = (implement: Implement): void => {
  implement(contract.organizations.bySlug, async ({ db, accountId, params }) => {
    const organization = await findOrganizationBySlug(db, params.slug)
    if (!organization) throw new ProblemError('organization_not_found')
    await membershipIn(db, organization.id, accountId)
    return organization
  })

  implement(contract.organizations.itemStatuses, async ({ db, accountId, params, query }) => {
    // In the account's scope only its own organizations are there.
    if (!(await findOrganization(db, params.id))) throw new ProblemError('organization_not_found')
    await membershipIn(db, params.id, accountId)
    await enterScope(db, { organizationId: params.id })
    return listItemStatuses(db, params.id, query.page, query.perPage)
  })
}
