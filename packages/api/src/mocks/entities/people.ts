import { getRank } from '../../rules/index.ts'
import type { NewOrganizationAccounts, OrganizationAccount } from '../../schemas/index.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { InvitationRow, MembershipRow } from '../rows.ts'

const INVITATION_MS = 7 * 24 * 3600 * 1000
const TOKEN_LENGTH = 22

const toMember = (
  { account }: MockState,
  { accountId, lostPortalAt: _, lostAdminAt: __, ...membership }: MembershipRow,
): OrganizationAccount => {
  const { firstName, lastName, email, image } = account(accountId)
  return {
    ...membership,
    ...{ accountId, firstName, lastName, email, image },
    name: `${firstName} ${lastName}`.trim() || email,
    isAdmin: membership.role !== 'member',
    status: membership.isSuspended ? 'suspended' : 'active',
  }
}

const toInvited = ({ now }: MockState, { state, token: _, teamId: __, expiresAt, ...invitation }: InvitationRow): OrganizationAccount => ({
  ...invitation,
  name: invitation.email,
  isAdmin: invitation.role !== 'member',
  isSuspended: false,
  status: state === 'declined' ? 'declined' : Date.parse(expiresAt) <= now().getTime() ? 'expired' : 'pending',
  inviteEmail: invitation.email,
  inviteExpiry: expiresAt,
  inviteDecline: state === 'declined',
})

/** Members, and who is invited. */
export const listPeople = (state: MockState, organizationId: number): OrganizationAccount[] => [
  ...state.tables.memberships.of(organizationId).map((row) => toMember(state, row)),
  ...state.tables.invitations
    .of(organizationId)
    .filter((row) => row.state !== 'accepted')
    .map((row) => toInvited(state, row)),
]

/** Somebody by the id of their account, membership or invitation. */
export const findPerson = (state: MockState, organizationId: number, id: string): OrganizationAccount => {
  const person = listPeople(state, organizationId).find((candidate) => candidate.accountId === id || candidate.id === id)
  if (!person) throw new MockProblem('not_found')
  return person
}

/** What a new link of an invitation has. */
export const newLink = ({ newId, now }: MockState) => ({
  token: newId().replaceAll('-', '').slice(-TOKEN_LENGTH),
  state: 'pending' as const,
  expiresAt: new Date(now().getTime() + INVITATION_MS).toISOString(),
})

/** Fails where somebody gives a role above their own. */
export const assertMayGive = (
  { tables }: MockState,
  by: { organizationId: number; accountId: string },
  role: OrganizationAccount['role'],
) => {
  const own = tables.memberships.of(by.organizationId).find(({ accountId }) => accountId === by.accountId)
  if (!own || getRank(role) > getRank(own.role)) throw new MockProblem('permission_denied')
}

/** Invites all of these people, or nobody where one of them belongs to the organization already. */
export const inviteAll = (
  state: MockState,
  by: { organizationId: number; accountId: string },
  { emails, ...invitation }: NewOrganizationAccounts,
  teamId?: string,
): OrganizationAccount[] => {
  const { organizationId, accountId } = by
  assertMayGive(state, by, invitation.role)
  const isThere = (address: string) =>
    listPeople(state, organizationId).some(({ email, status }) => email.toLowerCase() === address.toLowerCase() && status !== 'declined')
  const fields = emails.flatMap((email, index) =>
    isThere(email) ? [{ path: ['emails', index], message: 'is there already', code: 'taken' as const }] : [],
  )
  if (fields.length > 0) throw new MockProblem('user_exists', { fields })
  return emails.map((email) => {
    state.tables.invitations.remove((row) => row.organizationId === organizationId && row.email === email)
    const row = { ...invitation, ...newLink(state), ...state.origin(accountId), organizationId, email, teamId }
    return toInvited(state, state.tables.invitations.insert(row))
  })
}
