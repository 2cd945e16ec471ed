import type { InvitationInfo, OrganizationSummary, Role } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { invitationMachine } from './invitation.machine.ts'
import type { InvitationReply } from './invitation.types.ts'

export type InvitationSnapshot = SnapshotFrom<typeof invitationMachine>

/** What the page of an invitation shows. */
export type InvitationView =
  | { kind: 'waiting' | 'none' | 'expired' | 'unknown' }
  | { kind: 'failed'; failure: Failure }
  | { kind: 'forOther'; invitation: InvitationInfo | undefined; signedInAs: string | undefined }
  | {
      kind: 'pending'
      invitation: InvitationInfo
      /** What is being confirmed, or on its way. */
      reply?: InvitationReply | undefined
      busy: boolean
      failure?: Failure | undefined
    }
  | { kind: 'accepted'; organization: OrganizationSummary; role: Role }
  | { kind: 'declined'; organization: OrganizationSummary }

/** Compare views with `isSameView`. */
export const toInvitationView = (snapshot: InvitationSnapshot): InvitationView => {
  const { invitation, organization, failure, signedInAs, reply } = snapshot.context
  if (snapshot.matches('failed') && failure) return { kind: 'failed', failure }
  if (snapshot.matches('forOther')) return { kind: 'forOther', invitation, signedInAs }
  const busy = snapshot.matches('replying')
  if ((snapshot.matches('pending') || busy) && invitation) {
    const isAnswering = busy || snapshot.matches({ pending: 'confirming' })
    return { kind: 'pending', invitation, reply: isAnswering ? reply : undefined, busy, failure }
  }
  if (snapshot.matches('accepted') && organization && invitation) return { kind: 'accepted', organization, role: invitation.role }
  if (snapshot.matches('declined') && organization) return { kind: 'declined', organization }
  if (snapshot.matches('expired')) return { kind: 'expired' }
  if (snapshot.matches('unknown')) return { kind: 'unknown' }
  return { kind: snapshot.matches('none') ? 'none' : 'waiting' }
}
