import { contract } from '../../contract/index.ts'
import { inOrder, pageOf } from '../../rules/index.ts'
import { UNKNOWN_UNIT_STATUS } from '../../schemas/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

export const organizationHandlers = (state: MockState) => [
  mockEndpoint(state, contract.organizations.bySlug, ({ claims, params }) => {
    const organization = state.demo.organizations.find(({ slug }) => slug === params.slug)
    if (!organization) throw new MockProblem('organization_not_found')
    return state.organizationOf(claims.sub, organization.id)
  }),
  mockEndpoint(state, contract.organizations.unitStatuses, ({ claims, params, query }) => {
    const { id } = state.organizationOf(claims.sub, params.id)
    const statuses = state.demo.itemStatuses
      .filter(({ organizationId }) => organizationId === id)
      .map(({ value, name }) => ({ value, name }))
    return pageOf([...inOrder(statuses, query, ({ name }) => name), UNKNOWN_UNIT_STATUS], query)
  }),
]
