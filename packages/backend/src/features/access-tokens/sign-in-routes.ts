import { contract } from '@tracemark/api/contract'
import { getPermissions } from '@tracemark/api/rules'
import type { PermissionList } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { enterScope, withScope } from '../../platform/db/scope.ts'
import { assertOpen, membershipIn, ofPerson, toCaller } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { findMembership, type Membership } from '../../platform/identity/memberships.ts'
import type { VerifiedIdentity } from '../../platform/identity/verify-identity.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Database } from '../../schema/database.ts'
import { findAccountIdByEmail } from '../people/queries/accounts.ts'
import { resolveAccount } from '../sign-in/resolve-account.ts'

/** What was taken and not given back: portal access before admin rights, since without it there is no portal to be told in. */
const getOrganizationStatus = ({ lostPortalAt, lostAdminAt }: Membership): Pick<PermissionList, 'organizationStatus'> => {
  if (lostPortalAt) return { organizationStatus: { message: 'suspendedPortal', since: lostPortalAt.toISOString() } }
  if (lostAdminAt) return { organizationStatus: { message: 'suspendedAdmin', since: lostAdminAt.toISOString() } }
  return {}
}

/** An account has one address, whatever its provider calls another of its person's. */
const isVerified = async (db: Kysely<Database>, accountId: string, { email, emailVerified }: VerifiedIdentity): Promise<boolean> =>
  emailVerified && email !== undefined && (await findAccountIdByEmail(db, email)) === accountId

export const accessTokenRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { tokens, ids } = dependencies
  implement(contract.accessTokens.exchange, async ({ db, identity, body: { organizationId } }) => {
    const accountId = await resolveAccount(db, ids, identity)
    const person = { sub: accountId, ...((await isVerified(db, accountId, identity)) && { emailVerified: true as const }) }
    if (organizationId === undefined) return { jwt: await tokens.issue({ kind: 'general', ...person }) }
    const membership = await withScope(db, { organizationId }, (scoped) => findMembership(scoped, organizationId, accountId))
    if (!membership) throw new ProblemError('organization_not_found')
    assertOpen(membership)
    return { jwt: await tokens.issue({ kind: 'organization', ...person, orgId: organizationId }) }
  })

  implement(contract.auth.permissions, async ({ db, accountId, organizationId, emailVerified, program }) => {
    if (program) return { permissions: [...program.permissions] }
    if (organizationId === undefined) return { permissions: [...ofPerson(getPermissions(undefined), dependencies, emailVerified)] }
    await enterScope(db, { organizationId })
    const membership = await membershipIn(db, organizationId, accountId)
    const permissions = [...ofPerson(toCaller(membership).permissions, dependencies, emailVerified)]
    return { permissions, ...getOrganizationStatus(membership) }
  })
}
