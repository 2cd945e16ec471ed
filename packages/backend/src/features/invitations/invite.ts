import { addresses } from '@tracemark/api/addresses'
import { findRoleRefusal } from '@tracemark/api/rules'
import type { NewOrganizationAccounts, OrganizationAccount } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import { createSecret, hashSecret } from '../../platform/identity/secret.ts'
import { queueMail } from '../../platform/mail/queries.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findOrganization } from '../organizations/queries.ts'
import { findAccount } from '../people/queries/accounts.ts'
import { findOrganizationAccount, lockMemberships } from '../people/queries/members.ts'
import { invitationMail } from './mail.ts'
import { findInvitedEmails, findMembersByEmail, insertInvitations } from './queries.ts'

const INVITATION_DAYS = 7
const DAY_MS = 24 * 60 * 60 * 1000

export interface Inviter {
  db: ScopedDatabase
  organizationId: number
  accountId: string
  caller: Caller
}

type Needs = Pick<Dependencies, 'clock' | 'ids' | 'rateLimits' | 'publicUrl'>
type Invited = Pick<OrganizationAccount, 'id' | 'email' | 'portalLanguage'>

export const expiryFrom = (now: Date): Date => new Date(now.getTime() + INVITATION_DAYS * DAY_MS)

/** Writes the e-mail of an invitation into the transaction that makes or renews it. Gives the link in it. */
export const mailInvitation = async (
  { clock, ids, publicUrl }: Omit<Needs, 'rateLimits'>,
  { db, organizationId, accountId }: Pick<Inviter, 'db' | 'organizationId'> & { accountId?: string },
  { email, portalLanguage }: Invited,
  { token, expiresAt }: { token: string; expiresAt: Date },
): Promise<string> => {
  const organization = await findOrganization(db, organizationId)
  const inviter = accountId === undefined ? undefined : await findAccount(db, accountId)
  if (!organization) throw new ProblemError('organization_not_found')
  const href = `${publicUrl}${addresses.invitations.received.to()}?inviteToken=${token}`
  const mail = invitationMail({
    recipient: email,
    language: portalLanguage ?? organization.language,
    organization,
    inviter: inviter && (`${inviter.firstName} ${inviter.lastName}`.trim() || inviter.email),
    expiresAt,
    href,
  })
  await queueMail(db, organizationId, { id: ids(), createdAt: clock.now(), mail })
  return href
}

export const assertMayGive = ({ role }: Caller, given: NewOrganizationAccounts['role']): void => {
  const refusal = findRoleRefusal(role, given)
  if (refusal) throw new ProblemError(refusal.code, { detail: refusal.detail })
}

const once = (emails: readonly string[]): string[] => [...new Map(emails.map((email) => [email.toLowerCase(), email])).values()]

/** Invites all of these people, or nobody where one of them is invited already. In the transaction of the call. */
export const inviteAll = async (
  needs: Needs,
  inviter: Inviter,
  { emails, role, accessPortal, portalLanguage }: NewOrganizationAccounts,
  teamId?: string,
): Promise<OrganizationAccount[]> => {
  const { db, organizationId, accountId, caller } = inviter
  if (emails.length === 0) return []
  assertMayGive(caller, role)
  await needs.rateLimits.take('invitationsByOrganization', String(organizationId))
  await lockMemberships(db, organizationId)
  const now = needs.clock.now()
  const wanted = once(emails)
  const small = wanted.map((email) => email.toLowerCase())
  const members = await findMembersByEmail(db, organizationId, small)
  const there = new Set([...members.map(({ email }) => email), ...(await findInvitedEmails(db, organizationId, small, now))])
  const fields = emails.flatMap((email, index) =>
    there.has(email.toLowerCase())
      ? [{ path: ['emails', index], message: 'is already a member or already invited', code: 'taken' as const }]
      : [],
  )
  if (fields.length > 0) throw new ProblemError('user_exists', { fields })

  const expiresAt = expiryFrom(now)
  const made = wanted.map((email) => ({ id: needs.ids(), email, token: createSecret(128) }))
  await insertInvitations(
    db,
    organizationId,
    made.map(({ id, email, token }) => ({
      id,
      email,
      role,
      accessPortal,
      portalLanguage: portalLanguage ?? null,
      teamId: teamId ?? null,
      tokenHash: hashSecret(token),
      expiresAt,
      createdAt: now,
      createdById: accountId,
    })),
    now,
  )
  const invited: OrganizationAccount[] = []
  for (const { id, email, token } of made) {
    await mailInvitation(needs, inviter, { id, email, portalLanguage }, { token, expiresAt })
    const account = await findOrganizationAccount(db, organizationId, now, id)
    if (account) invited.push(account)
  }
  return invited
}
