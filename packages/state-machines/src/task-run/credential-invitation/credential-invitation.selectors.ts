import type { SnapshotFrom } from 'xstate'
import type { credentialInvitationMachine } from './credential-invitation.machine.ts'

/** Where a wallet finds the invitation, and how far it has come. */
export interface InvitationView {
  state: 'asking' | 'waiting' | 'unsure' | 'expired' | 'failed' | 'cancelled'
  inviteUrl?: string | undefined
}

export const toInvitationView = (snapshot: SnapshotFrom<typeof credentialInvitationMachine>): InvitationView => {
  const { inviteUrl } = snapshot.context
  const ended = (['asking', 'expired', 'failed', 'cancelled'] as const).find((state) => snapshot.matches(state))
  return { state: ended ?? (snapshot.matches({ open: 'unsure' }) ? 'unsure' : 'waiting'), inviteUrl }
}
