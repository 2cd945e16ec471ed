import type { AccessGrant } from '@tracemark/api/client'
import { type MyAccount, type Organization, Slug, type UnitStatus } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import { type Failure, isPassing, toFailure } from '../shared/failure.ts'
import type { Warning } from '../shared/logger.ts'
import { waitBeforeTry } from '../shared/wait-before-try.ts'
import { TOKEN_CHECK_INTERVAL_MS, TOKEN_RENEW_BELOW_S } from './current-organization.constants.ts'
import type { CurrentOrganizationContext, CurrentOrganizationEvent } from './current-organization.types.ts'
import { withUnknownStatus } from './unit-statuses.ts'

const nothing = {
  ...{ slug: undefined, found: undefined, organization: undefined, unitStatuses: [], grant: undefined },
  ...{ failure: undefined, tries: 0 },
}

/** In which organization somebody works (specification 1, section 4: Current organization), and the account it belongs to. */
export const currentOrganizationMachine = setup({
  types: {} as { context: CurrentOrganizationContext; events: CurrentOrganizationEvent },
  actors: {
    loadAccount: declareTask<MyAccount>('loadAccount'),
    findOrganization: declareTask<Organization, { slug: string }>('findOrganization'),
    loadUnitStatuses: declareTask<UnitStatus[], { organizationId: number }>('loadUnitStatuses'),
    obtainToken: declareTask<AccessGrant, { organizationId: number }>('obtainToken'),
    checkMembership: declareTask<void, { organizationId: number }>('checkMembership'),
    grants: declareListener(),
    wake: declareListener(),
  },
  guards: {
    isForced: (_, force: boolean | undefined) => force === true,
    isCleared: (_, slug: string | false | undefined) => slug === undefined,
    isSlug: (_, slug: string | false | undefined) => Slug.safeParse(slug).success,
    isSelected: ({ context }, { slug, force }: { slug: string | false | undefined; force?: boolean | undefined }) =>
      slug !== undefined && slug === context.slug && context.failure === undefined && force !== true,
    hasAccount: ({ context }) => context.account !== undefined,
    canRetry: ({ context }) => typeof context.slug === 'string' && Slug.safeParse(context.slug).success,
    isOwnGrant: ({ context }, grant: AccessGrant) => grant.organizationId === context.organization?.id,
    needsRenewal: ({ context }) => (context.grant?.exp ?? 0) - Date.now() / 1_000 < TOKEN_RENEW_BELOW_S,
    isPassing: (_, failure: Failure) => isPassing(failure),
    accountMayCome: ({ context }) => context.accountFailure !== undefined && isPassing(context.accountFailure),
    organizationMayCome: ({ context }) => context.failure !== undefined && isPassing(context.failure),
  },
  actions: {
    /** Tells the log; implemented on the logger. */
    warn: (_, _warning: Warning) => undefined,
    /** Whose token a reload finds; implemented on the token broker. */
    keepNoToken: () => undefined,
    keepToken: (_, _organizationId: number | undefined) => undefined,
    forgetTokens: () => undefined,
    /** Notes the organization for the next visit of Home. */
    remember: (_, _used: { slug: string | undefined; accountId: string | undefined }) => undefined,
    select: assign((_, slug: string | false | undefined) => ({ ...nothing, slug })),
    keepGrant: assign((_, grant: AccessGrant) => ({ grant })),
    fail: assign(({ context }, failure: Failure) => ({ ...nothing, slug: context.slug, failure, tries: context.tries + 1 })),
    failAccount: assign(({ context }, accountFailure: Failure) => ({ accountFailure, accountTries: context.accountTries + 1 })),
  },
  delays: {
    checkInterval: TOKEN_CHECK_INTERVAL_MS,
    tryAccountAgain: ({ context }) => waitBeforeTry(context.accountTries),
    tryAgain: ({ context }) => waitBeforeTry(context.tries),
  },
}).createMachine({
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
