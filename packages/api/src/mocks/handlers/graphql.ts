import { HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import { organizationTasks as tasksOperation } from '../../graphql/index.ts'
import { hasPermissions, pageOf } from '../../rules/index.ts'
import { type ErrorCode, type MyAccount, OrganizationId } from '../../schemas/index.ts'
import { MockProblem, problemResponse } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { type MockClaims, readMockToken } from '../mock-tokens.ts'

const pages = { page: z.int(), perPage: z.int() }
const Body = z.discriminatedUnion('operationName', [
  z.object({ operationName: z.literal('myaccount'), variables: z.object(pages) }),
  z.object({ operationName: z.literal('organizationTasks'), variables: z.object({ organizationId: OrganizationId, ...pages }) }),
])
type Query = z.infer<typeof Body>

const failures = (code: ErrorCode) => ({ data: null, errors: [{ message: code, extensions: { code } }] })

const myaccount = (state: MockState, { sub }: MockClaims, variables: { page: number; perPage: number }): { myaccount: MyAccount } => {
  const { canSignIn: _, ...account } = state.account(sub)
  const organizations = state.memberships(sub).map(({ organizationId }) => {
    const { id, slug, name, image, businessType } = state.organizationOf(sub, organizationId)
    return { id, slug, name, ...(image && { image }), ...(businessType && { businessType }) }
  })
  return { myaccount: { ...account, organizations: pageOf(organizations, variables) } }
}

const organizationTasks = (
  state: MockState,
  claims: MockClaims,
  { organizationId, ...asked }: { organizationId: number; page: number; perPage: number },
) => {
  if (claims.orgId !== organizationId) return failures('organization_not_found')
  if (!hasPermissions(state.permissionsOf(claims), tasksOperation.permissions)) return failures('permission_denied')
  const tasks = state.demo.tasks
    .filter((task) => task.organizationId === organizationId)
    .map(({ id, name, description }) => ({ id, organizationId, name, description, usedForDiscovery: false }))
    .toSorted((first, second) => (first.name < second.name ? -1 : 1))
  return { data: { organizationTasks: pageOf(tasks, asked) } }
}

const run = (state: MockState, claims: MockClaims, query: Query) =>
  query.operationName === 'myaccount'
    ? { data: myaccount(state, claims, query.variables) }
    : organizationTasks(state, claims, query.variables)

/** Answers the operation by its name; the query's text is held to the schema by the backend's own tests. */
export const graphqlHandlers = (state: MockState) => [
  http.post('*/graphql', async ({ request }) => {
    try {
      const claims = readMockToken(request, ['general', 'organization'], state.nowSeconds())
      const query = Body.safeParse(await request.json())
      if (!query.success) throw new MockProblem('invalid_content')
      return HttpResponse.json(run(state, claims, query.data))
    } catch (error) {
      if (error instanceof MockProblem) return problemResponse(error)
      throw error
    }
  }),
]
