import { assign } from 'xstate'
import { toFailure } from '../shared/failure.ts'
import { nothing, setUpCurrentOrganization } from './current-organization.setup.ts'
import { withUnknownStatus } from './unit-statuses.ts'

/** In which organization somebody works (specification 1, section 4: Current organization), and the account it belongs to. */
export const currentOrganizationMachine = setUpCurrentOrganization.createMachine({
  id: 'currentOrganization',
  type: 'parallel',
  context: { unitStatuses: [], accountTries: 0, tries: 0 },
  invoke: [{ src: 'grants' }, { src: 'wake' }],
  states: {
    account: {
      initial: 'unloaded',
      on: { RESET: { target: '.unloaded' } },
      states: {
        unloaded: {
          entry: assign({ account: undefined, accountFailure: undefined, accountTries: 0 }),
          on: { LOAD_ACCOUNT: { target: 'loading' } },
        },
        loading: {
          invoke: {
            src: 'loadAccount',
            onDone: {
              target: 'loaded',
              actions: assign({ account: ({ event }) => event.output, accountFailure: undefined, accountTries: 0 }),
            },
            onError: [
              {
                guard: 'hasAccount',
                target: 'loaded',
                actions: [
                  {
                    type: 'warn',
                    params: ({ event }) => ({ message: 'The account could not be loaded.', context: { error: event.error } }),
                  },
                  assign({ accountFailure: ({ event }) => toFailure(event.error) }),
                ],
              },
              {
                target: 'failed',
                actions: [
                  {
                    type: 'warn',
                    params: ({ event }) => ({ message: 'The account could not be loaded.', context: { error: event.error } }),
                  },
                  { type: 'failAccount', params: ({ event }) => toFailure(event.error) },
                ],
              },
            ],
          },
        },
        loaded: {
          entry: {
            type: 'remember',
            params: ({ context }) => ({ slug: context.organization?.slug, accountId: context.account?.id }),
          },
          on: { LOAD_ACCOUNT: { guard: { type: 'isForced', params: ({ event }) => event.force }, target: 'loading' } },
        },
        // What may pass is asked again by itself, while the failure stays in view.
        failed: {
          after: { tryAccountAgain: { guard: 'accountMayCome', target: 'loading' } },
          on: {
            LOAD_ACCOUNT: { target: 'loading', actions: assign({ accountFailure: undefined }) },
            RETRY: { target: 'loading', actions: assign({ accountFailure: undefined }) },
            WOKE: { guard: 'accountMayCome', target: 'loading' },
          },
        },
      },
    },
    organization: {
      initial: 'none',
      on: {
        SELECT: [
          { guard: { type: 'isSelected', params: ({ event }) => event } },
          {
            guard: { type: 'isCleared', params: ({ event }) => event.slug },
            target: '.none',
            actions: { type: 'select', params: ({ event }) => event.slug },
          },
          {
            guard: { type: 'isSlug', params: ({ event }) => event.slug },
            target: '.loading',
            actions: { type: 'select', params: ({ event }) => event.slug },
          },
          {
            target: '.failed',
            actions: [{ type: 'fail', params: { code: 'organization_not_found' } }, assign({ slug: ({ event }) => event.slug })],
          },
        ],
        RESET: { target: '.none', actions: [assign(nothing), 'forgetTokens'] },
      },
      states: {
        none: { entry: 'keepNoToken' },
        loading: {
          entry: 'keepNoToken',
          initial: 'organization',
          states: {
            organization: {
              invoke: {
                src: 'findOrganization',
                input: ({ context }) => ({ slug: context.slug || '' }),
                onDone: { target: 'details', actions: assign({ found: ({ event }) => event.output }) },
                onError: {
                  target: '#currentOrganization.organization.failed',
                  actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
                },
              },
            },
            // What follows from its id, in one round.
            details: {
              type: 'parallel',
              onDone: {
                target: '#currentOrganization.organization.ready',
                actions: assign(({ context }) => ({ organization: context.found, found: undefined, failure: undefined, tries: 0 })),
              },
              states: {
                statuses: {
                  initial: 'loading',
                  states: {
                    loading: {
                      invoke: {
                        src: 'loadUnitStatuses',
                        input: ({ context }) => ({ organizationId: context.found?.id ?? 0 }),
                        onDone: { target: 'loaded', actions: assign({ unitStatuses: ({ event }) => withUnknownStatus(event.output) }) },
                        onError: {
                          target: 'loaded',
                          actions: [
                            {
                              type: 'warn',
                              params: ({ event }) => ({
                                message: 'The unit statuses could not be loaded.',
                                context: { error: event.error },
                              }),
                            },
                            assign({ unitStatuses: withUnknownStatus([]) }),
                          ],
                        },
                      },
                    },
                    loaded: { type: 'final' },
                  },
                },
                token: {
                  initial: 'loading',
                  states: {
                    loading: {
                      invoke: {
                        src: 'obtainToken',
                        input: ({ context }) => ({ organizationId: context.found?.id ?? 0 }),
                        onDone: { target: 'loaded', actions: { type: 'keepGrant', params: ({ event }) => event.output } },
                        onError: {
                          target: '#currentOrganization.organization.failed',
                          actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
                        },
                      },
                    },
                    loaded: { type: 'final' },
                  },
                },
              },
            },
          },
        },
        ready: {
          entry: [
            { type: 'keepToken', params: ({ context }) => context.organization?.id },
            {
              type: 'remember',
              params: ({ context }) => ({ slug: context.organization?.slug, accountId: context.account?.id }),
            },
          ],
          initial: 'idle',
          states: {
            checking: {
              always: [{ guard: 'needsRenewal', target: 'renewing' }, { target: 'idle' }],
            },
            idle: {
              after: { checkInterval: { target: 'checking' } },
              on: { WOKE: { target: 'checking' }, REFUSED: { target: 'asking' } },
            },
            // Answers with a grant of its own where something has changed.
            asking: {
              invoke: {
                src: 'checkMembership',
                input: ({ context }) => ({ organizationId: context.organization?.id ?? 0 }),
                onDone: { target: 'idle' },
                onError: [
                  {
                    guard: { type: 'isPassing', params: ({ event }) => toFailure(event.error) },
                    target: 'idle',
                    actions: {
                      type: 'warn',
                      params: ({ event }) => ({ message: 'The membership could not be checked.', context: { error: event.error } }),
                    },
                  },
                  {
                    target: '#currentOrganization.organization.failed',
                    actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
                  },
                ],
              },
            },
            renewing: {
              invoke: {
                src: 'obtainToken',
                input: ({ context }) => ({ organizationId: context.organization?.id ?? 0 }),
                onDone: { target: 'idle', actions: { type: 'keepGrant', params: ({ event }) => event.output } },
                onError: [
                  // Without a network the organization stays on the screen: the next check tries again.
                  {
                    guard: { type: 'isPassing', params: ({ event }) => toFailure(event.error) },
                    target: 'idle',
                    actions: {
                      type: 'warn',
                      params: ({ event }) => ({
                        message: 'The token of the organization could not be renewed.',
                        context: { error: event.error },
                      }),
                    },
                  },
                  {
                    target: '#currentOrganization.organization.failed',
                    actions: { type: 'fail', params: ({ event }) => toFailure(event.error) },
                  },
                ],
              },
            },
          },
          on: {
            GRANTED: {
              guard: { type: 'isOwnGrant', params: ({ event }) => event.grant },
              actions: { type: 'keepGrant', params: ({ event }) => event.grant },
            },
          },
        },
        failed: {
          entry: 'keepNoToken',
          after: { tryAgain: { guard: 'organizationMayCome', target: 'loading' } },
          on: {
            RETRY: { guard: 'canRetry', target: 'loading', actions: assign({ failure: undefined }) },
            WOKE: { guard: 'organizationMayCome', target: 'loading' },
          },
        },
      },
    },
  },
})
