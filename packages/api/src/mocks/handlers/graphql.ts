import { HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import { addresses } from '../../addresses/index.ts'
import type { GraphqlOperation, OperationData } from '../../graphql/index.ts'
import * as operations from '../../graphql/index.ts'
import { hasPermissions, hasWords, inOrder, toPage } from '../../rules/index.ts'
import { type OwnOrganization, PAGE_MAX, PAGE_SIZE_MAX } from '../../schemas/index.ts'
import { toAsset } from '../entities/assets.ts'
import { findScanned } from '../entities/discovery.ts'
import { listPeople } from '../entities/people.ts'
import { searchable } from '../entities/search.ts'
import { libraryTask } from '../entities/task-assets.ts'
import { listed } from '../listed.ts'
import { MockProblem, problemResponse } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { type MockClaims, readMockToken } from '../mock-tokens.ts'
import { currentSort } from './people.ts'

const Body = z.object({ operationName: z.string(), variables: z.record(z.string(), z.unknown()) })
const Pages = z.partial(
  z.object({ page: z.int().check(z.gte(1), z.lte(PAGE_MAX)), perPage: z.int().check(z.gte(1), z.lte(PAGE_SIZE_MAX)) }),
)

interface Query {
  operation: GraphqlOperation
  run: (claims: MockClaims, variables: unknown) => unknown
}

const query = <const Operation extends GraphqlOperation>(
  operation: Operation,
  run: (claims: MockClaims, variables: z.output<Operation['variables']>) => OperationData<Operation>,
): Query => ({
  operation,
  run: (claims, variables) => run(claims, operation.variables.parse(variables) as z.output<Operation['variables']>),
})

const ownOrganizations = (state: MockState, accountId: string): OwnOrganization[] =>
  state.memberships(accountId).map(({ organizationId, isSuspended }) => {
    const { id, slug, name, image, businessType } = state.organization(organizationId)
    return { id, slug, name, image, businessType, ...(isSuspended && { isSuspended }) }
  })

const createQueries = (state: MockState): Query[] => {
  const { tables, organization, account, interactions } = state
  return [
    query(operations.myaccount, ({ sub }, pages) => ({
      myaccount: { ...account(sub), organizations: toPage(ownOrganizations(state, sub), pages) },
    })),
    query(operations.organizations, ({ sub }, { page, perPage, search, sort = 'id_asc' }) => ({
      organizations: toPage(
        inOrder(ownOrganizations(state, sub), { search, sort: currentSort(sort) }, ({ name }) => name),
        { page, perPage },
      ),
    })),
    query(operations.organizationAccounts, (claims, { organizationId, search, filters = {}, sort = 'name_asc', ...pages }) => {
      const mayList = hasPermissions(state.getPermissions(claims), ['organizations_accounts:list'])
      const people = listPeople(state, organizationId).filter(
        ({ accountId, name, email }) => (mayList || accountId === claims.sub) && hasWords(search, `${name} ${email}`),
      )
      return { organizationAccounts: listed(people, { ...pages, ...filters, sort: currentSort(sort), search: undefined }) }
    }),
    query(operations.organizationTasks, (_claims, { organizationId, sort = 'name_asc', ...pages }) => ({
      organizationTasks: listed(
        tables.tasks.of(organizationId).map((task) => ({ ...task, taskLibrary: libraryTask(task.taskLibraryId) })),
        { ...pages, sort, search: undefined },
      ),
    })),
    query(operations.thing, ({ orgId = 0 }, { thingId }) => ({ thing: toAsset(state, tables.assets.get(orgId, thingId)) })),
    query(operations.searchWithinOrganization, (_claims, { organizationId, search, ...pages }) => {
      const scanned = findScanned(state, organizationId, search)
      const id = scanned && (scanned.item ?? scanned.variant ?? scanned.thing).id
      const found = searchable(state, organizationId).filter(({ title, text, url }) =>
        id === undefined ? hasWords(search, `${title} ${text}`) : url.endsWith(id),
      )
      return { searchWithinOrganization: toPage(search.trim() === '' ? [] : found, pages) }
    }),
    query(operations.notifications, (_claims, { organizationId, ...pages }) => {
      const org = organization(organizationId).slug
      const grave = interactions.filter(({ orgId, classification }) => orgId === organizationId && /alert|warning/.test(classification))
      const told = grave.slice(0, NOTIFICATIONS).map(({ _id, name, thing, classification }) => ({
        id: _id,
        notificationType: classification === 'warning' ? ('interaction_warning' as const) : ('interaction_alert' as const),
        organizationId,
        priority: classification === 'warning' ? ('high' as const) : ('normal' as const),
        text: `${name}: ${thing.name}`,
        url: addresses.interactions.one.to({ org, interactionId: _id }),
      }))
      return { notifications: toPage(told, pages) }
    }),
  ]
}

/** Of how many of the newest records somebody is told. */
const NOTIFICATIONS = 12

/** Fails where the bearer may not ask this in the organization that it names. */
const assertMay = (state: MockState, { permissions, variables }: GraphqlOperation, claims: MockClaims, given: Record<string, unknown>) => {
  const isOfOrganization = 'organizationId' in given || permissions.length > 0
  if (isOfOrganization && claims.orgId === undefined) throw new MockProblem('token_invalid')
  if ('organizationId' in given && given.organizationId !== claims.orgId) throw new MockProblem('organization_not_found')
  if (!hasPermissions(state.getPermissions(claims), permissions)) throw new MockProblem('permission_denied')
  if (!variables.safeParse(given).success || !Pages.safeParse(given).success) throw new MockProblem('invalid_content')
}

/** Answers the operation by its name; the query's text is held to the schema by the backend's own tests. */
export const graphqlHandlers = (state: MockState) => {
  const queries = createQueries(state)
  return [
    http.post('*/graphql', async ({ request }) => {
      try {
        const claims = readMockToken(request, ['general', 'organization'], state.nowSeconds())
        const body = Body.safeParse(await request.json())
        const asked = body.success ? queries.find(({ operation }) => operation.name === body.data.operationName) : undefined
        if (!body.success || !asked) throw new MockProblem('invalid_content')
        try {
          assertMay(state, asked.operation, claims, body.data.variables)
          const data = asked.operation.data.parse(asked.run(claims, body.data.variables))
          return HttpResponse.json({ data: data as Record<string, unknown> })
        } catch (error) {
          if (!(error instanceof MockProblem)) throw error
          return HttpResponse.json({ data: null, errors: [{ message: error.code, extensions: { code: error.code } }] })
        }
      } catch (error) {
        if (error instanceof MockProblem) return problemResponse(error)
        throw error
      }
    }),
  ]
}
