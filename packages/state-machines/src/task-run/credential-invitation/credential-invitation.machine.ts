import type { Answers } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import type { TaskRunCall, TaskRunFailure, TaskRunRead } from '../../device-runs/run-calls.types.ts'
import { toTaskRunFailure } from '../../device-runs/run-failure.ts'
import { declareTask } from '../../shared/declare.ts'
import { CREDENTIAL_INVITATION_MS, CREDENTIAL_POLLING_MS } from './credential-invitation.constants.ts'

/** The question that a wallet answers, and the run that asks it. */
export interface CredentialInvitationInput {
  call: TaskRunCall
  widgetId: string
  issuerId: string
}

export interface CredentialInvitationContext extends CredentialInvitationInput {
  /** Where a wallet takes the invitation. */
  inviteUrl?: string | undefined
  failure?: TaskRunFailure | undefined
  /** The relationship that the issuer has told the server of. */
  answers: Answers
}

export type CredentialInvitationEvent =
  /** Ends an invitation that no wallet has answered. */
  { type: 'CANCEL' } | { type: 'RETRY' }

export interface Read {
  widgetId: string
  read: TaskRunRead
}

const relationshipIn = ({ widgetId, read }: Read) => read.execution.executionData[widgetId]

const declareActors = () => ({
  invite: declareTask<{ inviteUrl: string }, { token: string; issuerId: string }>('invite'),
  read: declareTask<TaskRunRead, TaskRunCall>('read'),
})

/** An invitation to a credential: the issuer tells the server of a relationship, and the run is read until it is there. */
export const makeCredentialInvitationMachine = (actors: ReturnType<typeof declareActors>) =>
  setup({
    types: {} as {
      context: CredentialInvitationContext
      events: CredentialInvitationEvent
      input: CredentialInvitationInput
      output: Answers
    },
    actors,
    guards: { isRelated: (_, given: Read) => relationshipIn(given) !== undefined },
    actions: {
      keepRelationship: assign((_, given: Read) => ({ answers: { [given.widgetId]: String(relationshipIn(given)) } })),
    },
    delays: { credentialPolling: CREDENTIAL_POLLING_MS, credentialInvitation: CREDENTIAL_INVITATION_MS },
  }).createMachine({
    id: 'credentialInvitation',
    context: ({ input }) => ({ ...input, answers: {} }),
    initial: 'asking',
    states: {
      asking: {
        entry: assign({ failure: undefined }),
        invoke: {
          src: 'invite',
          input: ({ context: { call, issuerId } }) => ({ token: call.token, issuerId }),
          onDone: { target: 'open', actions: assign({ inviteUrl: ({ event }) => event.output.inviteUrl }) },
          onError: { target: 'failed', actions: assign({ failure: ({ event }) => toTaskRunFailure('invite', event.error) }) },
        },
      },
      open: {
        initial: 'waiting',
        on: { CANCEL: { target: 'cancelled' } },
        after: { credentialInvitation: { target: 'expired' } },
        states: {
          waiting: { after: { credentialPolling: { target: 'polling' } } },
          /** The last reading failed. */
          unsure: { after: { credentialPolling: { target: 'polling' } } },
          polling: {
            invoke: {
              src: 'read',
              input: ({ context }) => context.call,
              onDone: [
                {
                  guard: { type: 'isRelated', params: ({ context, event }) => ({ widgetId: context.widgetId, read: event.output }) },
                  target: '#credentialInvitation.related',
                  actions: {
                    type: 'keepRelationship',
                    params: ({ context, event }) => ({ widgetId: context.widgetId, read: event.output }),
                  },
                },
                { target: 'waiting' },
              ],
              onError: { target: 'unsure' },
            },
          },
        },
      },
      failed: { on: { RETRY: { target: 'asking' } } },
      expired: { on: { RETRY: { target: 'asking' } } },
      cancelled: { on: { RETRY: { target: 'asking' } } },
      related: { type: 'final' },
    },
    output: ({ context }) => context.answers,
  })

export const credentialInvitationMachine = /* @__PURE__ */ makeCredentialInvitationMachine(/* @__PURE__ */ declareActors())
