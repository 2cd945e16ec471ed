import type { ApiClient, TokenBroker } from '@tracemark/api/client'
import { MY_ACCOUNT_PER_PAGE, myaccount } from '@tracemark/api/graphql'
import type { MyAccount, UnitStatus } from '@tracemark/api/schemas'
import { type AnyEventObject, fromCallback, fromPromise } from 'xstate'
import { type Logger, warnTo } from '../shared/logger.ts'
import type { ListenToWake } from '../shared/wake.ts'
import { ITEM_STATUSES_PER_PAGE, TOKEN_RENEW_BELOW_S } from './current-organization.constants.ts'
import { currentOrganizationMachine } from './current-organization.machine.ts'
import type { CurrentOrganizationEvent } from './current-organization.types.ts'
import type { OrganizationMemory } from './organization-memory.ts'

export interface CurrentOrganizationDependencies {
  client: { organizations: Pick<ApiClient['organizations'], 'bySlug' | 'unitStatuses'>; graphql: ApiClient['graphql'] }
  broker: Pick<TokenBroker, 'obtain' | 'check' | 'select' | 'clear' | 'subscribe'>
  memory: OrganizationMemory
  listenToWake: ListenToWake
  logger: Logger
}

const createActors = ({ client, broker, listenToWake }: CurrentOrganizationDependencies) => ({
  loadAccount: fromPromise<MyAccount>(async ({ signal }) => {
    const answer = await client.graphql(myaccount, { page: 1, perPage: MY_ACCOUNT_PER_PAGE }, { signal, retry: false })
    return answer.myaccount
  }),
  findOrganization: fromPromise(({ input, signal }: { input: { slug: string }; signal: AbortSignal }) =>
    client.organizations.bySlug({ params: { slug: input.slug } }, { signal, retry: false }),
  ),
  loadUnitStatuses: fromPromise(async ({ input, signal }: { input: { organizationId: number }; signal: AbortSignal }) => {
    const statuses: UnitStatus[] = []
    for (let page = 1, pages = 1; page <= pages; page += 1) {
      const answer = await client.organizations.unitStatuses(
        { params: { id: input.organizationId }, query: { page, perPage: ITEM_STATUSES_PER_PAGE } },
        { signal, retry: false },
      )
      statuses.push(...answer.items)
      pages = answer.totalPages
    }
    return statuses
  }),
  obtainToken: fromPromise(({ input }: { input: { organizationId: number } }) =>
    broker.obtain(input.organizationId, { minimumSeconds: TOKEN_RENEW_BELOW_S }),
  ),
  checkMembership: fromPromise(({ input }: { input: { organizationId: number } }) => broker.check(input.organizationId)),
  grants: fromCallback<AnyEventObject>(({ sendBack }) =>
    broker.subscribe((grant) => sendBack({ type: 'GRANTED', grant } satisfies CurrentOrganizationEvent)),
  ),
  wake: fromCallback<AnyEventObject>(({ sendBack }) => listenToWake(() => sendBack({ type: 'WOKE' } satisfies CurrentOrganizationEvent))),
})

/** The machine of the current organization on an API client, a token broker and the memory of this device. */
export const createCurrentOrganizationMachine = (dependencies: CurrentOrganizationDependencies) => {
  const { broker, memory, logger } = dependencies
  return currentOrganizationMachine.provide({
    actors: createActors(dependencies),
    actions: {
      warn: warnTo(logger),
      keepNoToken: () => broker.select(undefined),
      keepToken: (_, organizationId) => broker.select(organizationId),
      forgetTokens: () => broker.clear(),
      remember: (_, { slug, accountId }) => {
        if (slug !== undefined) memory.remember(slug, accountId)
      },
    },
  })
}
