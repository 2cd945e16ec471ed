import { type ErrorCode, type OrganizationAccountChange, type Permission, type Role, roles } from '../schemas/index.ts'
import { hasPermissions } from './permissions.ts'

/** Member, admin, owner: from the least rights to the most. */
export const getRank = (role: Role): number => roles.indexOf(role)

interface Person {
  accountId: string
  role: Role
}

export interface Actor extends Person {
  permissions: readonly Permission[]
}

interface Refusal {
  code: ErrorCode
  detail: string
}

const denied = (detail: string): Refusal => ({ code: 'permission_denied', detail })

/** Why somebody of this role may not give that one. */
export const findRoleRefusal = (role: Role, given: Role): Refusal | undefined =>
  getRank(given) > getRank(role) ? denied('You cannot assign a role above your own.') : undefined

const isOwnLanguage = (actor: Actor, target: Person, change: OrganizationAccountChange): boolean =>
  actor.accountId === target.accountId && Object.keys(change).every((name) => name === 'portalLanguage')

/** Why this person may not change that membership so; nobody acts on, or raises anybody, above themselves. */
export const findChangeRefusal = (actor: Actor, target: Person, change: OrganizationAccountChange): Refusal | undefined => {
  if (isOwnLanguage(actor, target, change)) return undefined
  if (!hasPermissions(actor.permissions, ['organizations_accounts:update'])) return denied('Missing: organizations_accounts:update.')
  if (getRank(target.role) > getRank(actor.role)) return denied('Nobody changes somebody whose role is above their own.')
  const refusal = change.role === undefined ? undefined : findRoleRefusal(actor.role, change.role)
  if (refusal) return refusal
  if (actor.accountId === target.accountId && (change.isSuspended === true || change.accessPortal === false))
    return denied('Nobody locks themselves out.')
  return undefined
}

/** Why this person may not end that membership. Anyone may leave. */
export const findRemovalRefusal = (actor: Actor, target: Person): Refusal | undefined => {
  if (actor.accountId === target.accountId) return undefined
  if (!hasPermissions(actor.permissions, ['organizations_accounts:delete'])) return denied('Missing: organizations_accounts:delete.')
  if (getRank(target.role) > getRank(actor.role)) return denied('Nobody removes somebody whose role is above their own.')
  return undefined
}

/** Whether an organization loses an owner who can act for it. */
export const losesOwner = (
  { role, isSuspended }: { role: Role; isSuspended: boolean },
  change: Pick<OrganizationAccountChange, 'role' | 'isSuspended'> | 'removed',
): boolean =>
  role === 'owner' &&
  !isSuspended &&
  (change === 'removed' || (change.role !== undefined && change.role !== 'owner') || change.isSuspended === true)
