import { serverClock } from '@tracemark/api/clock'
import type { InvitationInfo, OrganizationSummary } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import { type Failure, isPassing, toFailure } from '../shared/failure.ts'
import type { Warning } from '../shared/logger.ts'
import { LONGEST_TIMER_MS } from './invitation.constants.ts'
import type { Doorway, InvitationContext, InvitationEvent, InvitationInput } from './invitation.types.ts'

const millisecondsLeft = ({ invitation }: InvitationContext): number => Date.parse(invitation?.expiresAt ?? '') - serverClock.now()
const isSameAddress = (a: string | undefined, b: string | undefined): boolean => a?.toLowerCase() === b?.toLowerCase()

/** An invitation, from its link to the answer (specification 1, section 4: Invitation). */
export const invitationMachine = setup({
  types: {} as { context: InvitationContext; events: InvitationEvent; input: InvitationInput },
  actors: {
    lookUp: declareTask<InvitationInfo, { token: string }>('lookUp'),
    accept: declareTask<OrganizationSummary, { token: string }>('accept'),
    decline: declareTask<OrganizationSummary, { token: string }>('decline'),
    wake: declareListener(),
  },
  guards: {
    hasToken: ({ context }) => context.token !== undefined,
    isSignedOut: ({ context }) => context.signedInAs === undefined,
    isForOther: ({ context }, { emailAddress }: InvitationInfo) => !isSameAddress(context.signedInAs, emailAddress),
    isOver: ({ context }) => millisecondsLeft(context) <= 0,
    hasCode: (_, { failure, code }: { failure: Failure; code: Failure['code'] }) => failure.code === code,
    isPassing: (_, failure: Failure) => isPassing(failure),
    accepts: ({ context }) => context.reply === 'accept',
  },
  actions: {
    /** Tells the log; implemented on the logger. */
    warn: (_, _warning: Warning) => undefined,
    /** Leaves for the provider; implemented on the session. */
    leave: (_, _doorway: Doorway) => undefined,
    /** Signs out, to come back as the person who is invited. */
    switchAccount: () => undefined,
    /** A member of one organization more; implemented on the account. */
    joined: () => undefined,
    keepInvitation: assign((_, invitation: InvitationInfo) => ({ invitation, failure: undefined })),
    fail: assign((_, failure: Failure) => ({ failure })),
    keepOrganization: assign((_, organization: OrganizationSummary) => ({ organization, failure: undefined })),
  },
  delays: { untilExpiry: ({ context }) => Math.min(Math.max(millisecondsLeft(context), 0), LONGEST_TIMER_MS) },
}).createMachine({
  id: 'invitation',
  context: ({ input }) => ({ ...input }),
  invoke: { src: 'wake' },
  initial: 'arriving',
  states: {
    arriving: { always: [{ guard: 'hasToken', target: 'lookingUp' }, { target: 'none' }] },
    /** The page was opened without the link of an e-mail. */
    none: {},
    lookingUp: {
      invoke: {
        src: 'lookUp',
        input: ({ context }) => ({ token: context.token ?? '' }),
        onDone: [
          { guard: 'isSignedOut', target: 'leaving', actions: { type: 'keepInvitation', params: ({ event }) => event.output } },
          {
            guard: { type: 'isForOther', params: ({ event }) => event.output },
            target: 'forOther',
            actions: { type: 'keepInvitation', params: ({ event }) => event.output },
          },
          { target: 'pending', actions: { type: 'keepInvitation', params: ({ event }) => event.output } },
        ],
        onError: [
          // Whoever cannot be looked up is treated as somebody with an account.
          {
            guard: 'isSignedOut',
            target: 'leaving',
            actions: {
              type: 'warn',
              params: ({ event }) => ({ message: 'The invitation could not be looked up.', context: { error: event.error } }),
            },
          },
          {
            guard: { type: 'hasCode', params: ({ event }) => ({ failure: toFailure(event.error), code: 'invitation_expired' }) },
            target: 'expired',
          },
          {
            guard: { type: 'isPassing', params: ({ event }) => toFailure(event.error) },
            target: 'failed',
            actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
          },
          { target: 'unknown' },
        ],
      },
    },
    leaving: {
      entry: {
        type: 'leave',
        params: ({ context: { invitation, token } }) => ({
          signup: invitation?.isAccount === false,
          loginHint: invitation?.emailAddress,
          ...(invitation?.isAccount === false && { invitation: token }),
        }),
      },
    },
    failed: { on: { RETRY: { target: 'lookingUp' } } },
    forOther: { on: { SWITCH_ACCOUNT: { target: 'switching' } } },
    switching: { entry: 'switchAccount' },
    pending: {
      initial: 'open',
      always: { guard: 'isOver', target: 'expired' },
      after: { untilExpiry: { target: 'pending', reenter: true } },
      on: { WOKE: { target: 'pending', reenter: true } },
      states: {
        open: {
          on: {
            ACCEPT: { target: 'confirming', actions: assign({ reply: 'accept' }) },
            DECLINE: { target: 'confirming', actions: assign({ reply: 'decline' }) },
          },
        },
        confirming: {
          on: {
            CONFIRM: { target: '#invitation.replying', actions: assign({ failure: undefined }) },
            CANCEL: { target: 'open' },
          },
        },
      },
    },
    replying: {
      initial: 'choosing',
      states: {
        choosing: { always: [{ guard: 'accepts', target: 'accepting' }, { target: 'declining' }] },
        accepting: {
          invoke: {
            src: 'accept',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: {
              target: '#invitation.accepted',
              actions: { type: 'keepOrganization', params: ({ event }) => event.output },
            },
            onError: { target: 'refused', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        declining: {
          invoke: {
            src: 'decline',
            input: ({ context }) => ({ token: context.token ?? '' }),
            onDone: {
              target: '#invitation.declined',
              actions: { type: 'keepOrganization', params: ({ event }) => event.output },
            },
            onError: { target: 'refused', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        refused: {
          always: [
            { guard: ({ context }) => context.failure?.code === 'invitation_expired', target: '#invitation.expired' },
            { guard: ({ context }) => context.failure?.code === 'invitation_not_found', target: '#invitation.unknown' },
            { guard: ({ context }) => context.failure?.code === 'invitation_for_other', target: '#invitation.forOther' },
            { target: '#invitation.pending' },
          ],
        },
      },
    },
    accepted: { entry: 'joined' },
    declined: {},
    expired: {},
    /** Accepted or declined before, taken back, or never sent. */
    unknown: {},
  },
})
