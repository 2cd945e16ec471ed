import { contract } from '@tracemark/api/contract'
import { permissionsOf } from '@tracemark/api/rules'
import type { PermissionList } from '@tracemark/api/schemas'
import { findMembership, type Membership } from '../db/queries/memberships.ts'
import { enterScope, withScope } from '../db/scope.ts'
import { assertOpen, callerOf, membershipIn } from '../http/caller.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { accountOfIdentity } from '../identity/account-of-identity.ts'
import { ProblemError } from '../problem.ts'

/** What was taken and not given back: portal access before admin rights, since without it there is no portal to be told in. */
const organizationStatusOf = ({ lostPortalAt, lostAdminAt }: Membership): Pick<PermissionList, 'organizationStatus'> => {
  if (lostPortalAt) return { organizationStatus: { message: 'suspendedPortal', since: lostPortalAt.toISOString() } }
  if (lostAdminAt) return { organizationStatus: { message: 'suspendedAdmin', since: lostAdminAt.toISOString() } }
  return {}
}

export const accessTokenRoutes = (implement: Implement, { tokens, ids }: Dependencies): void => {
  implement(contract.accessTokens.exchange, async ({ db, identity, body: { organizationId } }) => {
    const accountId = await accountOfIdentity(db, ids, identity)
    if (organizationId === undefined) return { jwt: await tokens.issue({ kind: 'general', sub: accountId }) }
    const membership = await withScope(db, { organizationId }, (scoped) => findMembership(scoped, organizationId, accountId))
    if (!membership) throw new ProblemError('organization_not_found')
    assertOpen(membership)
    return { jwt: await tokens.issue({ kind: 'organization', sub: accountId, orgId: organizationId }) }
  })

  implement(contract.auth.permissions, async ({ db, accountId, organizationId, program }) => {
    if (program) return { permissions: [...program.permissions] }
    if (organizationId === undefined) return { permissions: [...permissionsOf(undefined)] }
    await enterScope(db, { organizationId })
    const membership = await membershipIn(db, organizationId, accountId)
    return { permissions: [...callerOf(membership).permissions], ...organizationStatusOf(membership) }
  })
}
