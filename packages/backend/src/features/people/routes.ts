import { contract } from '@tracemark/api/contract'
import { findChangeRefusal, findRemovalRefusal, getPermissions, losesOwner } from '@tracemark/api/rules'
import type { OrganizationAccount, OrganizationAccountChange } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { assertPermissions, membershipIn } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { ProblemError } from '../../platform/problem.ts'
import { assertMayGive, type Inviter, inviteAll } from '../invitations/invite.ts'
import { deleteInvitation, updateInvitation } from '../invitations/queries.ts'
import {
  countOwners,
  deleteMembership,
  findOrganizationAccount,
  listOrganizationAccounts,
  lockMemberships,
  type MembershipChange,
  updateMembership,
} from './queries/members.ts'

/** The caller as they are once nobody else changes members: their own role may have changed at this moment. */
const actorNow = async ({ db, organizationId, accountId, caller }: Inviter) => {
  await lockMemberships(db, organizationId)
  const membership = await membershipIn(db, organizationId, accountId)
  const permissions = getPermissions(membership).filter((permission) => caller.permissions.includes(permission))
  return { accountId, role: membership.role, permissions }
}

const keepOwner = async (db: ScopedDatabase, target: OrganizationAccount, change: OrganizationAccountChange | 'removed'): Promise<void> => {
  if (losesOwner(target, change) && (await countOwners(db, target.organizationId)) <= 1) throw new ProblemError('last_owner')
}

/** With what is taken from somebody goes the time when it was, so that they can be told. */
const withLosses = (target: OrganizationAccount, change: OrganizationAccountChange, byOther: boolean, now: Date): MembershipChange => ({
  ...change,
  ...(change.accessPortal !== undefined &&
    change.accessPortal !== target.accessPortal && { lostPortalAt: change.accessPortal ? null : now }),
  ...(change.role !== undefined && change.role !== target.role && { lostAdminAt: change.role === 'member' && byOther ? now : null }),
})

export const organizationAccountRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { clock } = dependencies
  const { list, create, get, update, delete: remove } = contract.organizationAccounts

  implement(list, ({ db, organizationId, query: { role, status, accessPortal, ...query } }) =>
    listOrganizationAccounts(db, organizationId, clock.now(), {
      ...query,
      filters: { ...(role && { role: [role] }), status, accessPortal },
    }),
  )

  implement(create, async ({ body, ...inviter }) => ({ items: await inviteAll(dependencies, inviter, body) }))

  const find = async (db: ScopedDatabase, organizationId: number, id: string): Promise<OrganizationAccount> => {
    const account = await findOrganizationAccount(db, organizationId, clock.now(), id)
    if (!account) throw new ProblemError('not_found')
    return account
  }

  implement(get, ({ db, organizationId, params }) => find(db, organizationId, params.accountId))

  implement(update, async ({ params, body, ...inviter }) => {
    const { db, organizationId, accountId, caller } = inviter
    const actor = await actorNow(inviter)
    // Who may not list people learns of nobody who is there and who isn't.
    if (accountId !== params.accountId) assertPermissions(actor.permissions, ['organizations_accounts:update'])
    const target = await find(db, organizationId, params.accountId)
    const refusal = findChangeRefusal(actor, { accountId: target.accountId ?? target.id, role: target.role }, body)
    if (refusal) throw new ProblemError(refusal.code, { detail: refusal.detail })
    if (target.accountId === undefined) {
      if (body.isSuspended) throw new ProblemError('invalid_content', { detail: 'An invitation cannot be suspended. Revoke it instead.' })
      if (body.role !== undefined) assertMayGive(caller, body.role)
      await updateInvitation(db, organizationId, target.id, body)
    } else {
      await keepOwner(db, target, body)
      await updateMembership(db, organizationId, target.accountId, withLosses(target, body, target.accountId !== accountId, clock.now()))
    }
    return find(db, organizationId, target.id)
  })

  implement(remove, async ({ params, ...inviter }) => {
    const { db, organizationId, accountId } = inviter
    const actor = await actorNow(inviter)
    if (accountId !== params.accountId) assertPermissions(actor.permissions, ['organizations_accounts:delete'])
    const target = await find(db, organizationId, params.accountId)
    const refusal = findRemovalRefusal(actor, { accountId: target.accountId ?? target.id, role: target.role })
    if (refusal) throw new ProblemError(refusal.code, { detail: refusal.detail })
    if (target.accountId === undefined) await deleteInvitation(db, organizationId, target.id)
    else {
      await keepOwner(db, target, 'removed')
      await deleteMembership(db, organizationId, target.accountId, clock.now())
    }
    return { id: params.accountId }
  })
}
