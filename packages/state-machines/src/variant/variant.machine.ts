import { isShareable } from '@tracemark/api/rules'
import type { NewVariant, Variant, VariantStatus } from '@tracemark/api/schemas'
import { and, assign, emit, not, setup, stateIn } from 'xstate'
import { declareTask } from '../shared/declare.ts'
import { type Failure, isPassing, toFailure } from '../shared/failure.ts'
import type {
  SharingChoice,
  SharingProfile,
  VariantContext,
  VariantEvent,
  VariantInput,
  VariantNews,
  VariantRequest,
} from './variant.types.ts'

const becoming = (status: VariantStatus): VariantRequest => ({ kind: 'become', status })
const deletion: VariantRequest = { kind: 'delete' }

/** The life of a variant (specification 1, sections 4 and 5), and its sharing with another organization. */
export const variantMachine = setup({
  types: {} as { context: VariantContext; events: VariantEvent; input: VariantInput; emitted: VariantNews },
  actors: {
    create: declareTask<Variant, { values: NewVariant }>('create'),
    change: declareTask<Variant, { id: string; status: VariantStatus }>('change'),
    remove: declareTask<void, { id: string }>('remove'),
    loadSharing: declareTask<SharingProfile, { id: string; thingId: string }>('loadSharing'),
    share: declareTask<void, { id: string; choice: SharingChoice }>('share'),
  },
  guards: {
    isNone: ({ context }) => context.variant === undefined,
    isDraft: ({ context }) => context.variant?.status === 'draft',
    isPending: ({ context }) => context.variant?.status === 'pending',
    isActive: ({ context }) => context.variant?.status === 'active',
    isSuspended: ({ context }) => context.variant?.status === 'suspended',
    /** A variant that has been used cannot be deleted. */
    isUnused: ({ context }) => context.variant?.unitCount === 0,
    isShareable: ({ context: { variant } }) => variant !== undefined && isShareable(variant.status),
    isDeletion: ({ context }) => context.request?.kind === 'delete',
    canBeShared: (_, { obstacle }: SharingProfile) => obstacle === undefined,
    hasDestination: ({ context }) => context.choice.destination !== undefined,
    canBeRetried: ({ context }) => context.failure !== undefined && isPassing(context.failure),
  },
  actions: {
    request: assign((_, request: VariantRequest) => ({ request, failure: undefined })),
    keepVariant: assign((_, variant: Variant | undefined) => ({ variant, request: undefined, failure: undefined })),
    fail: assign((_, failure: Failure) => ({ failure, request: undefined })),
    keepProfile: assign((_, profile: SharingProfile) => ({ profile, choice: { mode: profile.recommended }, lacksDestination: false })),
    choose: assign(({ context }, choice: Partial<SharingChoice>) => ({
      choice: { ...context.choice, ...choice },
      lacksDestination: false,
      failure: undefined,
    })),
    forgetSharing: assign({ profile: undefined, failure: undefined, lacksDestination: false, choice: { mode: 'oneOff' } }),
  },
}).createMachine({
  id: 'variant',
  context: ({ input }) => ({ variant: input.variant, choice: { mode: 'oneOff' }, lacksDestination: false }),
  type: 'parallel',
  states: {
    life: {
      initial: 'sorting',
      on: { CHANGED: { target: '.sorting', actions: { type: 'keepVariant', params: ({ event }) => event.variant } } },
      states: {
        sorting: {
          always: [
            { guard: 'isNone', target: 'none' },
            { guard: 'isDraft', target: 'draft' },
            { guard: 'isPending', target: 'pending' },
            { guard: 'isActive', target: 'active' },
            { guard: 'isSuspended', target: 'suspended' },
            { target: 'archived' },
          ],
        },
        none: { on: { CREATE: { target: 'creating', actions: assign({ failure: undefined }) } } },
        draft: {
          on: {
            SUBMIT: { target: 'changing', actions: { type: 'request', params: becoming('pending') } },
            ACTIVATE: { target: 'changing', actions: { type: 'request', params: becoming('active') } },
            ARCHIVE: { target: 'confirming', actions: { type: 'request', params: becoming('archived') } },
            DELETE: { guard: 'isUnused', target: 'confirming', actions: { type: 'request', params: deletion } },
          },
        },
        pending: {
          on: {
            RETURN: { target: 'changing', actions: { type: 'request', params: becoming('draft') } },
            ACTIVATE: { target: 'changing', actions: { type: 'request', params: becoming('active') } },
            ARCHIVE: { target: 'confirming', actions: { type: 'request', params: becoming('archived') } },
            DELETE: { guard: 'isUnused', target: 'confirming', actions: { type: 'request', params: deletion } },
          },
        },
        active: {
          on: {
            SUSPEND: { target: 'confirming', actions: { type: 'request', params: becoming('suspended') } },
            ARCHIVE: { target: 'confirming', actions: { type: 'request', params: becoming('archived') } },
            DELETE: { guard: 'isUnused', target: 'confirming', actions: { type: 'request', params: deletion } },
          },
        },
        suspended: {
          on: {
            ACTIVATE: { target: 'changing', actions: { type: 'request', params: becoming('active') } },
            ARCHIVE: { target: 'confirming', actions: { type: 'request', params: becoming('archived') } },
            DELETE: { guard: 'isUnused', target: 'confirming', actions: { type: 'request', params: deletion } },
          },
        },
        archived: {
          on: {
            RESTORE: { target: 'changing', actions: { type: 'request', params: becoming('suspended') } },
            DELETE: { guard: 'isUnused', target: 'confirming', actions: { type: 'request', params: deletion } },
          },
        },
        creating: {
          invoke: {
            src: 'create',
            input: ({ event }) => {
              if (event.type !== 'CREATE') throw new Error(`A variant is created by CREATE, and not by ${event.type}.`)
              return { values: event.values }
            },
            onDone: { target: 'sorting', actions: { type: 'keepVariant', params: ({ event }) => event.output } },
            onError: { target: 'none', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        confirming: {
          on: {
            CONFIRM: [{ guard: 'isDeletion', target: 'deleting' }, { target: 'changing' }],
            CANCEL: { target: 'sorting', actions: assign({ request: undefined }) },
          },
        },
        changing: {
          invoke: {
            src: 'change',
            input: ({ context: { variant, request } }) => ({
              id: variant?.id ?? '',
              status: request?.kind === 'become' ? request.status : 'draft',
            }),
            onDone: {
              target: 'sorting',
              actions: [
                emit(({ event }) => ({ type: 'became', variant: event.output })),
                { type: 'keepVariant', params: ({ event }) => event.output },
              ],
            },
            onError: { target: 'sorting', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        deleting: {
          invoke: {
            src: 'remove',
            input: ({ context }) => ({ id: context.variant?.id ?? '' }),
            onDone: {
              target: 'none',
              actions: [
                emit(({ context }) => ({ type: 'deleted', name: context.variant?.name ?? '' })),
                { type: 'keepVariant', params: undefined },
              ],
            },
            onError: { target: 'sorting', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
      },
    },
    sharing: {
      initial: 'closed',
      states: {
        closed: {
          entry: 'forgetSharing',
          on: { SHARE: { guard: and(['isShareable', not(stateIn({ life: 'deleting' }))]), target: 'loading' } },
        },
        loading: {
          entry: assign({ failure: undefined }),
          invoke: {
            src: 'loadSharing',
            input: ({ context: { variant } }) => ({ id: variant?.id ?? '', thingId: variant?.thingId ?? '' }),
            onDone: [
              {
                guard: { type: 'canBeShared', params: ({ event }) => event.output },
                target: 'choosing',
                actions: { type: 'keepProfile', params: ({ event }) => event.output },
              },
              { target: 'impossible', actions: { type: 'keepProfile', params: ({ event }) => event.output } },
            ],
            onError: { target: 'failed', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        failed: { on: { RETRY: { guard: 'canBeRetried', target: 'loading' } } },
        /** Its asset has no task to share with. */
        impossible: {},
        choosing: {
          on: {
            CHOOSE: { actions: { type: 'choose', params: ({ event }) => event.choice } },
            SEND: [{ guard: 'hasDestination', target: 'sending' }, { actions: assign({ lacksDestination: true }) }],
          },
        },
        sending: {
          entry: assign({ failure: undefined }),
          invoke: {
            src: 'share',
            input: ({ context }) => ({ id: context.variant?.id ?? '', choice: context.choice }),
            onDone: { target: 'shared' },
            onError: { target: 'choosing', actions: { type: 'fail', params: ({ event }) => toFailure(event.error) } },
          },
        },
        shared: {},
      },
      on: { CLOSE: { target: '.closed' } },
    },
  },
})
