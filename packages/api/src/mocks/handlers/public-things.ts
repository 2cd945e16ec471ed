import { contract } from '../../contract/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'
import { issueMockToken } from '../mock-tokens.ts'
import { EXECUTION_TOKEN_LIFETIME_S } from './executions.ts'

export const publicThingHandlers = (state: MockState) => {
  const pageOf = ({ a, b }: { a: string; b: string }) => {
    const page = state.demo.publicThings.find(({ organization, thing }) => organization.slug === a && thing.publicLink === b)
    if (!page) throw new MockProblem('not_found')
    return page
  }
  return [
    mockEndpoint(state, contract.publicThings.get, ({ params }) => pageOf(params)),
    mockEndpoint(state, contract.publicThings.startTask, ({ params }) => {
      const { taskThingId } = params
      const isOffered = pageOf(params).services?.some((service) => service.taskThingId === taskThingId)
      const link = state.demo.taskThings.find(({ id }) => id === taskThingId)
      if (!isOffered || !link) throw new MockProblem('not_found')
      const exp = Math.floor(state.nowSeconds()) + EXECUTION_TOKEN_LIFETIME_S
      return { jwt: issueMockToken({ kind: 'execution', sub: '', orgId: link.organizationId, taskThingId, exp }) }
    }),
  ]
}
