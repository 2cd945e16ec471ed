import type { AccessGrant } from '@tracemark/api/client'
import { serverClock } from '@tracemark/api/clock'
import { type MyAccount, type Organization, Slug, type UnitStatus } from '@tracemark/api/schemas'
import { assign, setup } from 'xstate'
import { declareListener, declareTask } from '../shared/declare.ts'
import { type Failure, isPassing } from '../shared/failure.ts'
import type { Warning } from '../shared/logger.ts'
import { waitBeforeTry } from '../shared/wait-before-try.ts'
import { TOKEN_CHECK_INTERVAL_MS, TOKEN_RENEW_BELOW_S } from './current-organization.constants.ts'
import type { CurrentOrganizationContext, CurrentOrganizationEvent } from './current-organization.types.ts'

/** What is known of an organization that was just selected. */
export const nothing = {
  ...{ slug: undefined, found: undefined, organization: undefined, unitStatuses: [], grant: undefined },
  ...{ failure: undefined, tries: 0 },
}

/** What the machine of the current organization is made of: its actors, guards and actions. The machine says when. */
export const setUpCurrentOrganization = setup({
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
    needsRenewal: ({ context }) => (context.grant?.exp ?? 0) - serverClock.now() / 1_000 < TOKEN_RENEW_BELOW_S,
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
})
