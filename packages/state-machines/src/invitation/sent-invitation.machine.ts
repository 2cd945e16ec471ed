import type { OrganizationAccount } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { declareTask } from '../shared/declare.ts'
import { type Failure, toFailure } from '../shared/failure.ts'
import { LONGEST_TIMER_MS } from './invitation.constants.ts'

export interface SentInvitationContext {
  invitation: OrganizationAccount
  failure?: Failure | undefined
}

export type SentInvitationEvent = { type: 'RESEND' } | { type: 'REVOKE' } | { type: 'CONFIRM' } | { type: 'CANCEL' }

const millisecondsLeft = ({ invitation }: SentInvitationContext): number => Date.parse(invitation.inviteExpiry ?? '') - Date.now()

/** An invitation as the organization's admins see it: sent again, or taken back (specification 1, section 4: Invitation). */
export const sentInvitationMachine = setup({
  types: {} as { context: SentInvitationContext; events: SentInvitationEvent; input: { invitation: OrganizationAccount } },
  actors: {
    resend: declareTask<OrganizationAccount, { id: string }>('resend'),
    revoke: declareTask<void, { id: string }>('revoke'),
  },
  guards: {
    isAnswered: ({ context }) => context.invitation.accountId !== undefined,
    isDeclined: ({ context }) => context.invitation.status === 'declined',
    isExpired: ({ context }) => context.invitation.status === 'expired' || millisecondsLeft(context) <= 0,
    hasCode: (_, { failure, codes }: { failure: Failure; codes: readonly Failure['code'][] }) => codes.includes(failure.code),
  },
  actions: { fail: assign((_, failure: Failure) => ({ failure })) },
  delays: {
    untilExpiry: ({ context }) => {
      const left = millisecondsLeft(context)
      return Number.isNaN(left) ? LONGEST_TIMER_MS : Math.min(left, LONGEST_TIMER_MS)
    },
  },
}).createMachine({
  id: 'sentInvitation',
  context: ({ input }) => ({ invitation: input.invitation }),
  initial: 'sorting',
  states: {
    sorting: {
      always: [
        { guard: 'isAnswered', target: 'accepted' },
        { guard: 'isDeclined', target: 'declined' },
        { guard: 'isExpired', target: 'expired' },
        { target: 'pending' },
      ],
    },
    pending: {
      after: { untilExpiry: { target: 'sorting' } },
      on: { RESEND: { target: 'resending' }, REVOKE: { target: 'confirmingRevoke' } },
    },
    declined: { on: { RESEND: { target: 'resending' }, REVOKE: { target: 'confirmingRevoke' } } },
    expired: { on: { RESEND: { target: 'resending' }, REVOKE: { target: 'confirmingRevoke' } } },
    resending: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'resend',
        input: ({ context }) => ({ id: context.invitation.id }),
        onDone: { target: 'sorting', actions: assign({ invitation: ({ event }) => event.output }) },
        onError: [
          {
            guard: { type: 'hasCode', params: ({ event }) => ({ failure: toFailure(event.error), codes: ['user_exists'] }) },
            target: 'accepted',
          },
          {
            guard: { type: 'hasCode', params: ({ event }) => ({ failure: toFailure(event.error), codes: ['invitation_not_found'] }) },
            target: 'revoked',
          },
          { target: 'sorting', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
        ],
      },
    },
    confirmingRevoke: { on: { CONFIRM: { target: 'revoking' }, CANCEL: { target: 'sorting' } } },
    revoking: {
      entry: assign({ failure: undefined }),
      invoke: {
        src: 'revoke',
        input: ({ context: { invitation } }) => ({ id: invitation.id }),
        onDone: { target: 'revoked' },
        onError: [
          {
            guard: { type: 'hasCode', params: ({ event }) => ({ failure: toFailure(event.error), codes: ['not_found'] }) },
            target: 'revoked',
          },
          { target: 'sorting', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
        ],
      },
    },
    /** A member by now. */
    accepted: { type: 'final' },
    revoked: { type: 'final' },
  },
})
