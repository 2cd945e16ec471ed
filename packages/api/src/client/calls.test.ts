import { describe, expect, test } from 'vitest'
import { myaccount } from '../graphql/index.ts'
import { ApiError } from './api-error.ts'
import type { CallerOptions } from './call.ts'
import { createCalls } from './calls.ts'
import { createFetchTransport } from './fetch-transport.ts'
import { createKyTransport } from './ky-transport.ts'
import type { Transport } from './transport.ts'

const organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en' }
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A fetch that keeps what it was asked and answers the same each time. */
const createServer = (answer: () => Response | Promise<Response>) => {
  const asked: { method: string; url: string; authorization: string | null; credentials: string; referrerPolicy: string; body: unknown }[] =
    []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const request = new Request(input, init)
    const text = await request.text()
    asked.push({
      method: request.method,
      url: request.url,
      authorization: request.headers.get('authorization'),
      credentials: request.credentials,
      referrerPolicy: request.referrerPolicy,
      body: text === '' ? undefined : JSON.parse(text),
    })
    return answer()
  }
  return { asked, fetch }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) =>
      error instanceof ApiError ? { code: error.code, status: error.status, requestId: error.requestId, fields: error.fields } : error,
  )

const transports: readonly [string, (fetch: typeof globalThis.fetch) => Transport][] = [
  ['fetch', createFetchTransport],
  ['ky', (fetch) => createKyTransport({ fetch, delay: () => 0 })],
]

describe.each(transports)('through %s', (_, createTransport) => {
  const open = (fetch: typeof globalThis.fetch, options: Partial<CallerOptions> = {}) =>
    createCalls({ baseUrl: 'https://api.test', transport: createTransport(fetch), ...options })
  const setUp = (answer: () => Response | Promise<Response>, options: Partial<CallerOptions> = {}) => {
    const { asked, fetch } = createServer(answer)
    return { asked, client: open(fetch, options) }
  }

  test('a call carries its token, its parameters and its query', async () => {
    const page = {
      totalItems: 0,
      perPage: 50,
      totalPages: 0,
      items: [],
      classifications: { notice: 0, alert: 0, warning: 0, unclassified: 0 },
    }
    const { asked, client } = setUp(() => json(page))
    expect(
      await client.interactions.list(
        { params: { org: 101 }, query: { page: 2, classification: ['alert', 'warning'], search: 'Río & co' } },
        { token: 'ours' },
      ),
    ).toEqual(page)
    expect(asked).toEqual([
      {
        method: 'GET',
        authorization: 'Bearer ours',
        credentials: 'omit',
        referrerPolicy: 'no-referrer',
        body: undefined,
        url: 'https://api.test/functions/tracemark-interactions/interactions/101?page=2&classification=alert%2Cwarning&search=R%C3%ADo+%26+co',
      },
    ])
  })

  test('the exchange alone sends cookies', async () => {
    const { asked, client } = setUp(() => json({ jwt: 'general' }))
    expect(await client.accessTokens.exchange({ body: {} }, { token: 'identity' })).toEqual({ jwt: 'general' })
    expect(asked).toEqual([
      {
        method: 'POST',
        url: 'https://api.test/core/access-tokens/exchange',
        authorization: 'Bearer identity',
        credentials: 'include',
        referrerPolicy: 'no-referrer',
        body: {},
      },
    ])
  })

  test('function paths stay out of the mock prefix, all others are under it', async () => {
    const { asked, client } = setUp(() => json(organization), { mockPrefix: '/mock', product: 'acme' })
    await client.organizations.bySlug({ params: { slug: 'sierra-alta' } })
    await failure(client.interactions.list({ params: { org: 101 } }))
    expect(asked.map((request) => request.url)).toEqual([
      'https://api.test/mock/core/organizations/slug/sierra-alta',
      'https://api.test/functions/acme-interactions/interactions/101',
    ])
  })

  test('a problem document becomes an error with its code, status, request id and fields', async () => {
    const fields = [{ path: ['slug'], message: 'Invalid', code: 'slug_invalid' }]
    const problem = { type: 'about:blank', title: 'No', status: 400, code: 'invalid_content', requestId: 'r-1', fields }
    const { client } = setUp(() => json(problem, 400))
    expect(await failure(client.organizations.bySlug({ params: { slug: 'x' } }))).toEqual({
      code: 'invalid_content',
      status: 400,
      requestId: 'r-1',
      fields,
    })
  })

  test.each([
    [
      'a failure without a problem document',
      () => new Response('<h1>Oops</h1>', { status: 500, headers: { 'x-request-id': 'r-2' } }),
      { code: 'answer_unreadable', status: 500, requestId: 'r-2' },
    ],
    [
      'a gateway that does not reach the server',
      () => new Response('<h1>Bad gateway</h1>', { status: 502 }),
      { code: 'network_unreachable', status: 502 },
    ],
    ['an answer of another shape', () => json({ ...organization, id: 'no' }), { code: 'answer_unreadable' }],
    ['an answer that is not JSON', () => new Response('hello'), { code: 'answer_unreadable', status: 200 }],
    ['no network', () => Promise.reject(new TypeError('fetch failed')), { code: 'network_unreachable' }],
  ] as const)('%s has its own code', async (_, answer, expected) => {
    const { client } = setUp(answer)
    expect(await failure(client.organizations.bySlug({ params: { slug: 'x' } }))).toEqual({
      status: undefined,
      requestId: undefined,
      fields: undefined,
      ...expected,
    })
  })

  test('an abort by the caller is the caller’s own reason, not an error of the API', async () => {
    const controller = new AbortController()
    const { client } = setUp(() => {
      controller.abort('gone elsewhere')
      return Promise.reject(new DOMException('aborted', 'AbortError'))
    })
    expect(await failure(client.organizations.bySlug({ params: { slug: 'x' } }, { signal: controller.signal }))).toBe('gone elsewhere')
  })

  test('a body is sent as it is, whatever a page taught arrays and objects to say of themselves', async () => {
    const { asked, client } = setUp(() => json({}))
    const ask = () => failure(client.taskAssets.bulkDelete({ body: { ids: ['a', 'b'] } }))
    await ask()
    const taught = { value: () => 'taught', configurable: true }
    Object.defineProperty(Array.prototype, 'toJSON', taught)
    Object.defineProperty(Object.prototype, 'toJSON', taught)
    try {
      await ask()
    } finally {
      Reflect.deleteProperty(Array.prototype, 'toJSON')
      Reflect.deleteProperty(Object.prototype, 'toJSON')
    }
    expect(asked.map((request) => request.body)).toEqual([{ ids: ['a', 'b'] }, { ids: ['a', 'b'] }])
  })

  test('a query’s nulls are absent fields, and its first error is the error', async () => {
    const account = { id: '0190a000-0000-7000-8000-000000000001', firstName: 'Lucía', lastName: 'Marín', email: 'owner@demo.test' }
    const page = { totalItems: 0, perPage: 5, totalPages: 0, items: [] }
    const good = setUp(() => json({ data: { myaccount: { ...account, image: null, organizations: page } } }))
    expect(await good.client.graphql(myaccount, { page: 1, perPage: 5 })).toEqual({ myaccount: { ...account, organizations: page } })

    const bad = setUp(() => json({ data: null, errors: [{ message: 'No.', extensions: { code: 'token_expired' } }] }))
    expect(await failure(bad.client.graphql(myaccount, { page: 1, perPage: 5 }))).toEqual({
      code: 'token_expired',
      status: 200,
      requestId: undefined,
      fields: undefined,
    })
  })

  test('a call carries its idempotency key', async () => {
    const keys: (string | null)[] = []
    const client = open(async (input, init) => {
      keys.push(new Request(input, init).headers.get('idempotency-key'))
      return json({}, 404)
    })
    const params = { id: '0190a000-0000-7000-8000-0000000000aa' }
    await failure(client.taskRuns.process({ params }, { idempotencyKey: 'process-0123456789' }))
    await failure(client.taskRuns.process({ params }))
    expect(keys).toEqual(['process-0123456789', null])
  })
})
