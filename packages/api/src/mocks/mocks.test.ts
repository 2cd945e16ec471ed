import { getResponse } from 'msw'
import { expect, test } from 'vitest'
import { type Calls, createCalls, createFetchTransport } from '../client/index.ts'
import { callsAt, everyCall } from '../conformance/calls.ts'
import { describeContract, type StartTarget } from '../conformance/index.ts'
import { createDemoData } from '../demo/index.ts'
import * as graphql from '../graphql/index.ts'
import { createMockHandlers, issueMockToken, listMockHandlers } from './index.ts'
import { createMockState } from './mock-state.ts'

const demo = createDemoData(new Date('2026-05-20T15:00:00Z'))
const baseUrl = 'http://mock.test'
const exp = Date.parse(demo.now) / 1000 + 600
const getId = (person: string) => demo.accounts.find(({ email }) => email === `${person}@demo.test`)?.id ?? ''

const begin = () => {
  const state = createMockState({ demo, publicUrl: baseUrl })
  const handlers = listMockHandlers(state)
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const response = await getResponse(handlers, new Request(input, init))
    if (!response) throw new Error('No mock answers this call.')
    return response
  }
  return { state, fetch }
}

const start: StartTarget = async () => {
  const { state, fetch } = begin()
  return {
    baseUrl,
    demo,
    fetch,
    identityToken: async (person) => issueMockToken({ kind: 'identity', sub: getId(person), exp }),
    invitationToken: async (address) => state.tables.invitations.of(102).find(({ email }) => email === address)?.token ?? '',
  }
}

test('every call of the contract has one handler', () => {
  const places = createMockHandlers({ demo }).map(({ info }) => `${info.method} ${String(info.path).slice(1)}`)
  expect(callsAt(places)).toEqual(everyCall)
  expect(places.filter((place, index) => places.indexOf(place) < index)).toEqual([])
})

/** The owner of Sierra Alta asks. */
const asOwner = (): { calls: Calls; token: string } => ({
  calls: createCalls({ baseUrl, transport: createFetchTransport(begin().fetch) }),
  token: issueMockToken({ kind: 'organization', sub: getId('owner'), orgId: 101, exp }),
})

const isOperation = (value: unknown): value is graphql.GraphqlOperation =>
  typeof value === 'object' && value !== null && 'document' in value
const operations = Object.values<unknown>(graphql).filter(isOperation)

test.each(operations.map((operation) => [operation.name, operation] as const))('the query %s is answered', async (_, operation) => {
  const { calls, token } = asOwner()
  const variables = { organizationId: 101, thingId: demo.featured.thingId, search: 'valley', page: 1, perPage: 5 }
  expect(Object.keys((await calls.graphql(operation, variables, { token })) as object)).toEqual([operation.name])
})

describeContract(start)
