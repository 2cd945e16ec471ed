import { contract } from '@tracemark/api/contract'
import { permissionsOf } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import { findMembership } from '../db/queries/memberships.ts'
import { enterScope, withScope } from '../db/scope.ts'
import type { Dependencies } from '../http/dependencies.ts'
import { membershipIn } from '../http/entrances.ts'
import type { Implement } from '../http/implement.ts'
import { accountOfIdentity } from '../identity/account-of-identity.ts'
import { ProblemError } from '../problem.ts'

/** What anyone with an account may do outside organizations. */
const generalPermissions: Permission[] = ['*', 'accounts:read']

export const accessTokenRoutes = (implement: Implement, { tokens, ids }: Dependencies): void => {
  implement(contract.accessTokens.exchange, async ({ db, identity, body: { organizationId } }) => {
    const accountId = await accountOfIdentity(db, ids, identity)
    if (organizationId === undefined) return { jwt: await tokens.issue({ kind: 'general', sub: accountId }) }
    const membership = await withScope(db, { organizationId }, (scoped) => findMembership(scoped, organizationId, accountId))
    if (!membership) throw new ProblemError('organization_not_found')
    if (membership.isSuspended) throw new ProblemError('account_suspended')
    return { jwt: await tokens.issue({ kind: 'organization', sub: accountId, orgId: organizationId }) }
  })

  implement(contract.auth.permissions, async ({ db, accountId, organizationId }) => {
    if (organizationId === undefined) return { permissions: generalPermissions }
    await enterScope(db, { organizationId })
    return { permissions: permissionsOf(await membershipIn(db, organizationId, accountId)) }
  })
}
