import { contract } from '../../contract/index.ts'
import { mockEndpoint } from '../mock-endpoint.ts'
import { MockProblem } from '../mock-problem.ts'
import type { MockState } from '../mock-state.ts'

export const publicThingHandlers = (state: MockState) => [
  mockEndpoint(state, contract.publicThings.get, ({ params }) => {
    const page = state.demo.publicThings.find(({ organization, thing }) => organization.slug === params.a && thing.publicLink === params.b)
    if (!page) throw new MockProblem('not_found')
    return page
  }),
]
