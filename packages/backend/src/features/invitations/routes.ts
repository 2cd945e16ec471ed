import { contract } from '@tracemark/api/contract'
import { resolveLanguage } from '@tracemark/api/rules'
import type { Language } from '@tracemark/api/schemas'
import type { Kysely } from 'kysely'
import { enterScope, type ScopedDatabase, withScope } from '../../platform/db/scope.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import { findMembership } from '../../platform/identity/memberships.ts'
import { createSecret, hashSecret } from '../../platform/identity/secret.ts'
import { ProblemError } from '../../platform/problem.ts'
import type { Database } from '../../schema/database.ts'
import { findOrganization } from '../organizations/queries.ts'
import { findAccount, findAccountIdByEmail, findAccountLanguage } from '../people/queries/accounts.ts'
import { findOrganizationAccount, insertMembership, lockMemberships } from '../people/queries/members.ts'
import { assertMayGive, expiryFrom, mailInvitation } from './invite.ts'
import { findInvitation, findInvitationByToken, holdInvitation, joinTeam, updateInvitation } from './queries.ts'

const findPlace = async (db: Kysely<Database>, token: string) => {
  const place = await findInvitationByToken(db, hashSecret(token))
  if (!place) throw new ProblemError('invitation_not_found')
  return place
}

type Held = NonNullable<Awaited<ReturnType<typeof holdInvitation>>>

/** The invitation with this token, for the account that has its address; held, so that two answers come one after the other. */
const hold = async (db: ScopedDatabase, accountId: string, token: string): Promise<Held> => {
  const { organizationId, id } = await findPlace(db, token)
  const account = await findAccount(db, accountId)
  await enterScope(db, { organizationId, accountId })
  const invitation = await holdInvitation(db, organizationId, id)
  // Since the token was looked up it may have been renewed.
  const about = await findInvitation(db, organizationId, id)
  if (about?.organization_state !== 'active') throw new ProblemError('invitation_not_found')
  if (!account || invitation?.token_hash !== hashSecret(token)) throw new ProblemError('invitation_not_found')
  if (invitation.email.toLowerCase() !== account.email.toLowerCase()) throw new ProblemError('invitation_for_other')
  return invitation
}

const getOrganization = async (db: ScopedDatabase, organizationId: number) => {
  const organization = await findOrganization(db, organizationId)
  if (!organization) throw new ProblemError('invitation_not_found')
  return organization
}

/** The person's own language wins over the one that the inviter chose, unless that is a wording of it. */
const getLanguage = async (db: ScopedDatabase, accountId: string, invited: Language | null): Promise<Language | null> => {
  const own = await findAccountLanguage(db, accountId)
  return own === undefined ? invited : resolveLanguage(invited ?? own, own)
}

const assertPending = ({ state, expires_at }: Held, now: Date): void => {
  if (state !== 'pending') throw new ProblemError('invitation_not_found')
  if (expires_at <= now) throw new ProblemError('invitation_expired')
}

export const invitationRoutes = (implement: Implement, dependencies: Dependencies): void => {
  const { clock, ids } = dependencies
  const { get, accept, decline, resend } = contract.invitations

  implement(get, async ({ db, params: { token } }) => {
    const { organizationId, id } = await findPlace(db, token)
    const invitation = await withScope(db, { organizationId }, (scoped) => findInvitation(scoped, organizationId, id))
    if (invitation?.state !== 'pending' || invitation.organization_state !== 'active') throw new ProblemError('invitation_not_found')
    if (invitation.expires_at <= clock.now()) throw new ProblemError('invitation_expired')
    const { email, role, name, image, first_name, last_name, expires_at } = invitation
    return {
      isAccount: (await findAccountIdByEmail(db, email)) !== undefined,
      emailAddress: email,
      organization: { name, ...(image !== null && { image }) },
      ...(first_name !== null && { invitedBy: `${first_name} ${last_name ?? ''}`.trim() }),
      role,
      expiresAt: expires_at.toISOString(),
    }
  })

  implement(accept, async ({ db, accountId, body: { token } }) => {
    const invitation = await hold(db, accountId, token)
    const { id, organization_id: organizationId } = invitation
    if (invitation.state !== 'accepted') {
      const now = clock.now()
      assertPending(invitation, now)
      await lockMemberships(db, organizationId)
      // They may have come in by another way meanwhile, and stay what they are.
      if (!(await findMembership(db, organizationId, accountId)))
        await insertMembership(db, organizationId, {
          id: ids(),
          accountId,
          role: invitation.role,
          accessPortal: invitation.access_portal,
          portalLanguage: await getLanguage(db, accountId, invitation.portal_language),
          createdAt: now,
          createdById: invitation.created_by_id,
        })
      if (invitation.team_id !== null) await joinTeam(db, organizationId, invitation.team_id, [accountId])
      await updateInvitation(db, organizationId, id, { state: 'accepted', accountId })
    }
    return { id, state: 'accepted' as const, organization: await getOrganization(db, organizationId) }
  })

  implement(decline, async ({ db, accountId, body: { token } }) => {
    const invitation = await hold(db, accountId, token)
    const { id, organization_id: organizationId } = invitation
    if (invitation.state !== 'declined') {
      assertPending(invitation, clock.now())
      await updateInvitation(db, organizationId, id, { state: 'declined', accountId })
    }
    return { id, state: 'declined' as const, organization: await getOrganization(db, organizationId) }
  })

  implement(resend, async ({ body: { id }, ...inviter }) => {
    const { db, organizationId, caller } = inviter
    const invitation = await holdInvitation(db, organizationId, id)
    if (!invitation) throw new ProblemError('invitation_not_found')
    if (invitation.state === 'accepted') throw new ProblemError('user_exists')
    assertMayGive(caller, invitation.role)
    await dependencies.rateLimits.take('invitationsByOrganization', String(organizationId))
    const now = clock.now()
    const token = createSecret(128)
    const expiresAt = expiryFrom(now)
    await updateInvitation(db, organizationId, id, { state: 'pending', tokenHash: hashSecret(token), expiresAt })
    const { email, portal_language } = invitation
    await mailInvitation(dependencies, inviter, { id, email, portalLanguage: portal_language ?? undefined }, { token, expiresAt })
    const account = await findOrganizationAccount(db, organizationId, now, id)
    if (!account) throw new ProblemError('invitation_not_found')
    return account
  })
}
