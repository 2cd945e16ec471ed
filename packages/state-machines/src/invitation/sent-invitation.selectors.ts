import type { OrganizationAccount } from '@tracemark/api/schemas'
import type { SnapshotFrom } from 'xstate'
import type { Failure } from '../shared/failure.ts'
import type { sentInvitationMachine } from './sent-invitation.machine.ts'

export type SentInvitationSnapshot = SnapshotFrom<typeof sentInvitationMachine>

export interface SentInvitationView {
  invitation: OrganizationAccount
  state: 'pending' | 'declined' | 'expired' | 'accepted' | 'revoked'
  /** What is on its way. */
  busy?: 'resending' | 'revoking' | undefined
  /** Asks before the invitation is taken back. */
  confirming: boolean
  failure?: Failure | undefined
}

const settled = ['pending', 'declined', 'expired', 'accepted', 'revoked'] as const
const busy = ['resending', 'revoking'] as const

/** Compare views with `isSameView`. */
export const toSentInvitationView = (snapshot: SentInvitationSnapshot): SentInvitationView => {
  const { invitation, failure } = snapshot.context
  const { status } = invitation
  return {
    invitation,
    state: settled.find((state) => snapshot.matches(state)) ?? (status === 'declined' || status === 'expired' ? status : 'pending'),
    busy: busy.find((state) => snapshot.matches(state)),
    confirming: snapshot.matches('confirmingRevoke'),
    failure,
  }
}
