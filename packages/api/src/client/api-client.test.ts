import { expect, test, vi } from 'vitest'
import { myaccount, organizationTasks } from '../graphql/index.ts'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'
import type { TransportRequest } from './transport.ts'

const ID = '0190a000-0000-7000-8000-0000000000aa'

/** A client whose requests are kept and all fail alike. */
const setUp = (
  token: (organizationId?: number) => Promise<string | undefined> = async (organizationId) => `token of ${organizationId ?? 'the person'}`,
  code: 'not_found' | 'permission_denied' = 'not_found',
) => {
  const sent: TransportRequest[] = []
  const onRefused = vi.fn()
  const client = createApiClient({
    baseUrl: '',
    token,
    onRefused,
    transport: async (request) => {
      sent.push(request)
      throw new ApiError(code, 'No.')
    },
  })
  return { client, onRefused, sent, tokens: () => sent.map(({ url, token: given }) => [url, given]) }
}

const failed = async (...calls: Promise<unknown>[]) => {
  const outcomes = await Promise.allSettled(calls)
  expect(outcomes.map(({ status }) => status)).toEqual(calls.map(() => 'rejected'))
}

test('a call of an organization carries its token, and its number where the path names it', async () => {
  const { client, sent, tokens } = setUp()
  const coffee = client.for(101)
  await failed(
    coffee.units.get({ params: { id: ID } }),
    coffee.variants.get({ params: { id: ID } }),
    coffee.graphql(organizationTasks, { page: 1, perPage: 50 }),
    client.for(102).units.list(),
  )
  expect(tokens()).toEqual([
    [`/functions/tracemark-interactions/items/101/${ID}`, 'token of 101'],
    [`/core/batches/${ID}`, 'token of 101'],
    ['/graphql', 'token of 101'],
    ['/functions/tracemark-interactions/items/102', 'token of 102'],
  ])
  expect(sent[2]?.body).toMatchObject({ variables: { organizationId: 101, page: 1, perPage: 50 } })
  expect([client.for(101) === coffee, coffee.organizationId]).toEqual([true, 101])
})

test('a call that waits for its token while the person changes the organization goes with the token of its own, or not at all', async () => {
  const waiting = new Map<number | undefined, PromiseWithResolvers<string>>()
  const { client, tokens } = setUp((organizationId) => {
    const token = Promise.withResolvers<string>()
    waiting.set(organizationId, token)
    return token.promise
  })
  const calls = [client.for(101).variants.list(), client.for(102).variants.list(), client.for(103).variants.list()]
  waiting.get(102)?.resolve('token of 102')
  waiting.get(103)?.reject(new ApiError('organization_not_found', 'No.'))
  waiting.get(101)?.resolve('token of 101')
  await failed(...calls)
  expect(tokens().toSorted()).toEqual([
    ['/core/batches', 'token of 101'],
    ['/core/batches', 'token of 102'],
  ])
})

test('calls of no organization carry the general token, public ones none, and those of a run the run’s', async () => {
  const { client, tokens } = setUp()
  await failed(
    client.organizations.bySlug({ params: { slug: 'sierra-alta' } }),
    client.graphql(myaccount, { page: 1, perPage: 50 }),
    client.publicAssets.get({ params: { a: 'sierra-alta', b: 'finca' } }),
    client.taskRuns.read({ params: { id: ID } }, { token: 'of a run' }),
    client.interactions.update({ params: { org: 101, id: ID }, body: {} }, { token: 'of a run' }),
  )
  expect(tokens()).toEqual([
    ['/public/things/sierra-alta/finca', undefined],
    [`/core/executions/${ID}`, 'of a run'],
    [`/functions/tracemark-interactions/interactions/101/${ID}`, 'of a run'],
    ['/core/organizations/slug/sierra-alta', 'token of the person'],
    ['/graphql', 'token of the person'],
  ])
})

test('each client has the calls of its tokens alone', () => {
  const { client } = setUp()
  const listNames = (group: object) => Object.keys(group)
  expect([listNames(client.organizations), listNames(client.interactions), 'units' in client]).toEqual([
    ['bySlug', 'create', 'unitStatuses'],
    ['update'],
    false,
  ])
  const own = client.for(101)
  expect([listNames(own.organizations), listNames(own.files), 'taskRuns' in own]).toEqual([['get', 'update'], ['create', 'delete'], false])
})

test('a refusal to a token of the client is reported, and that to another token is not', async () => {
  const { client, onRefused } = setUp(undefined, 'permission_denied')
  await failed(client.for(101).variants.list(), client.graphql(myaccount, { page: 1, perPage: 50 }))
  expect(onRefused.mock.calls).toMatchObject([[{ code: 'permission_denied' }], [{ code: 'permission_denied' }]])
  const other = setUp()
  await failed(other.client.for(101).variants.list(), client.organizations.bySlug({ params: { slug: 'x' } }, { token: 'of a run' }))
  expect([onRefused.mock.calls.length, other.onRefused.mock.calls.length]).toEqual([2, 0])
})
