import { getResponse } from 'msw'
import { describeContract } from '../conformance/index.ts'
import { createDemoData } from '../demo/index.ts'
import { createMockHandlers, issueMockToken } from './index.ts'

const demo = createDemoData(new Date('2026-05-20T15:00:00Z'))

describeContract(async () => {
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
})
