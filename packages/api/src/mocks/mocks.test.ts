import { getResponse, type HttpHandler } from 'msw'
import { callsAt, describeContract, describeEveryCall, type StartTarget } from '../conformance/index.ts'
import { createDemoData } from '../demo/index.ts'
import { createMockHandlers, issueMockToken } from './index.ts'

const demo = createDemoData(new Date('2026-05-20T15:00:00Z'))

const start: StartTarget = async () => {
  const handlers = createMockHandlers({ demo })
  return {
    baseUrl: 'http://mock.test',
    demo,
    fetch: async (input, init) => {
      const response = await getResponse(handlers, new Request(input, init))
      if (!response) throw new Error('No mock answers this call.')
      return response
    },
    identityToken: async (person) => {
      const account = demo.accounts.find(({ email }) => email === `${person}@demo.test`)
      return issueMockToken({ kind: 'identity', sub: account?.id ?? '', exp: Date.parse(demo.now) / 1000 + 600 })
    },
  }
}

describeContract(start)
// Stories have mocks of what they ask for, and of nothing else.
const places = createMockHandlers({ demo }).map(
  ({ info }) => `${(info as HttpHandler['info']).method} ${String((info as HttpHandler['info']).path).slice(1)}`,
)
describeEveryCall(start, callsAt(places))
