import { contract } from '../../contract/index.ts'
import { assertMayGive, findPerson, newLink } from '../entities/people.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import type { InvitationRow } from '../rows.ts'

const { get, accept, decline, resend } = contract.invitations

export const invitationHandlers = (state: MockState) => {
  const { tables, organizations, account, organization, now } = state
  const withToken = (token: string): InvitationRow => {
    const invitation = organizations.flatMap(({ id }) => tables.invitations.of(id)).find((row) => row.token === token)
    if (!invitation) throw new MockProblem('invitation_not_found')
    return invitation
  }
  const assertPending = ({ state: current, expiresAt }: InvitationRow) => {
    if (current !== 'pending') throw new MockProblem('invitation_not_found')
    if (Date.parse(expiresAt) <= now().getTime()) throw new MockProblem('invitation_expired')
  }
  const join = ({ organizationId, role, accessPortal, portalLanguage, teamId }: InvitationRow, accountId: string) => {
    const { createdAt, id } = state.origin(accountId)
    if (!tables.memberships.of(organizationId).some((row) => row.accountId === accountId))
      tables.memberships.insert({ id, organizationId, accountId, role, accessPortal, isSuspended: false, portalLanguage, createdAt })
    const team = tables.teams.find(organizationId, teamId)
    if (team) tables.teams.put({ ...team, memberIds: [...team.memberIds, accountId] })
  }
  /** Repeated, it answers the same. */
  const reply = (token: string, accountId: string, answer: 'accepted' | 'declined') => {
    const invitation = withToken(token)
    if (invitation.email.toLowerCase() !== account(accountId).email.toLowerCase()) throw new MockProblem('invitation_for_other')
    if (invitation.state !== answer) {
      assertPending(invitation)
      if (answer === 'accepted') join(invitation, accountId)
      tables.invitations.change(invitation, { state: answer })
    }
    return { id: invitation.id, state: answer, organization: organization(invitation.organizationId) }
  }

  return [
    mockEndpoint(state, get, ({ params }) => {
      const invitation = withToken(params.token)
      assertPending(invitation)
      const { email, organizationId, createdById, role, expiresAt } = invitation
      const isAccount = state.demo.accounts.some((candidate) => candidate.email === email)
      const invitedBy = state.getName(createdById)
      return { isAccount, emailAddress: email, organization: organization(organizationId), invitedBy, role, expiresAt }
    }),
    mockEndpoint(state, accept, ({ claims, body }) => reply(body.token, claims.sub, 'accepted')),
    mockEndpoint(state, decline, ({ claims, body }) => reply(body.token, claims.sub, 'declined')),
    mockEndpoint(state, resend, ({ organizationId, claims, body }) => {
      const invitation = tables.invitations.find(organizationId, body.id)
      if (!invitation) throw new MockProblem('invitation_not_found')
      if (invitation.state === 'accepted') throw new MockProblem('user_exists')
      assertMayGive(state, { organizationId, accountId: claims.sub }, invitation.role)
      tables.invitations.change(invitation, newLink(state))
      return findPerson(state, organizationId, invitation.id)
    }),
  ]
}
