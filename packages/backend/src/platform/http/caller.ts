import { getPermissions, getScope, missingPermissions } from '@tracemark/api/rules'
import type { AccessTokenType, Permission, Role } from '@tracemark/api/schemas'
import type { Config } from '../../config.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import { findMembership, type Membership } from '../identity/memberships.ts'
import { ProblemError } from '../problem.ts'

/** Who calls, and what they may do in this organization as it is now. */
export interface Caller {
  role: Role
  permissions: readonly Permission[]
  /** A person who has signed in, and no program with an access token. */
  isPerson: boolean
}

/** Fails where a membership does not open its organization. */
export const assertOpen = ({ isSuspended, organizationState }: Pick<Membership, 'isSuspended' | 'organizationState'>): void => {
  if (organizationState === 'deleted') throw new ProblemError('organization_deleted')
  if (organizationState === 'suspended') throw new ProblemError('organization_suspended')
  if (isSuspended) throw new ProblemError('account_suspended')
}

const NO_LONGER = 'The account is no longer a member of this organization.'

/** The membership of an account in the organization in scope, as it is now and not when its token was made. */
export const membershipIn = async (db: ScopedDatabase, organizationId: number, accountId: string): Promise<Membership> => {
  const membership = await findMembership(db, organizationId, accountId)
  if (!membership) throw new ProblemError('permission_denied', { detail: NO_LONGER })
  assertOpen(membership)
  return membership
}

/** What a program was given of what its maker may do. */
export interface AccessTokenGrant {
  accessTokenType: AccessTokenType
  permissions: readonly Permission[]
}

/** A program is its maker, with less. */
export const toCaller = (membership: Membership, accessToken?: AccessTokenGrant): Caller => {
  const held = getPermissions(membership)
  return { role: membership.role, permissions: accessToken ? getScope(accessToken, held) : held, isPerson: accessToken === undefined }
}

/**
 * What a person may do beside what their membership allows, or without one: organizations are created by whom the operator's setting
 * lets, and never with an address that nobody has verified.
 */
export const ofPerson = (
  held: readonly Permission[],
  { organizationCreators }: Pick<Config, 'organizationCreators'>,
  emailVerified: true | undefined,
): readonly Permission[] =>
  organizationCreators === 'verified' && emailVerified ? held : held.filter((permission) => permission !== 'organizations:create')

/** Fails with `permission_denied`, and says what is missing. */
export const assertPermissions = (held: readonly Permission[], required: readonly Permission[]): void => {
  const missing = missingPermissions(held, required)
  if (missing.length > 0) throw new ProblemError('permission_denied', { detail: `Missing: ${missing.join(', ')}.` })
}
