import { HttpResponse, http } from 'msw'
import * as z from 'zod/mini'
import type { MyAccount } from '../../schemas/index.ts'
import { MockProblem, problemResponse } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { readMockToken } from '../mock-tokens.ts'
import { pageOf } from '../page-of.ts'

const Body = z.object({ operationName: z.literal('myaccount'), variables: z.object({ page: z.int(), perPage: z.int() }) })

/** Answers the operation by its name; the query's text is held to the schema by the backend's own tests. */
export const graphqlHandlers = (state: MockState) => [
  http.post('*/graphql', async ({ request }) => {
    try {
      const { sub } = readMockToken(request, ['general', 'organization'], state.nowSeconds())
      const body = Body.safeParse(await request.json())
      if (!body.success) throw new MockProblem('invalid_content')
      const { canSignIn: _, ...account } = state.account(sub)
      const organizations = state.memberships(sub).map(({ organizationId }) => {
        const { id, slug, name, image, businessType } = state.organizationOf(sub, organizationId)
        return { id, slug, name, ...(image && { image }), ...(businessType && { businessType }) }
      })
      const myaccount: MyAccount = { ...account, organizations: pageOf(organizations, body.data.variables) }
      return HttpResponse.json({ data: { myaccount } })
    } catch (error) {
      if (error instanceof MockProblem) return problemResponse(error)
      throw error
    }
  }),
]
