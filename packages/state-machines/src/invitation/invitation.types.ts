import type { InvitationInfo, OrganizationSummary } from '@tracemark/api/schemas'
import type { Failure } from '../shared/failure.ts'

/** What the invited person can say. */
export type InvitationReply = 'accept' | 'decline'

/** `token`: of the link in the e-mail. `signedInAs`: the e-mail address of whoever is signed in. */
export interface InvitationInput {
  token: string | undefined
  signedInAs: string | undefined
}

export interface InvitationContext extends InvitationInput {
  invitation?: InvitationInfo | undefined
  reply?: InvitationReply | undefined
  organization?: OrganizationSummary | undefined
  failure?: Failure | undefined
}

export type InvitationEvent =
  | { type: 'ACCEPT' }
  | { type: 'DECLINE' }
  | { type: 'CONFIRM' }
  | { type: 'CANCEL' }
  | { type: 'RETRY' }
  /** Sign in as the person who is invited. */
  | { type: 'SWITCH_ACCOUNT' }
  | { type: 'WOKE' }

/** Where to go on: the provider's sign-in or sign-up, with the invited address filled in. */
export interface Doorway {
  signup: boolean
  loginHint?: string | undefined
  /** The token, which proves the invited address. */
  invitation?: string | undefined
}
