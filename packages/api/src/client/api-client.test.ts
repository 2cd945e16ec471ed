import { expect, test, vi } from 'vitest'
import { myaccount } from '../graphql/index.ts'
import { createApiClient } from './api-client.ts'
import { ApiError } from './api-error.ts'

const organization = { id: 101, slug: 'sierra-alta', name: 'Sierra Alta', language: 'en' }
const json = (body: unknown, status = 200, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })

/** A client over a fetch that keeps what it was asked and answers the same each time. */
const setUp = (answer: () => Response | Promise<Response>, options: Partial<Parameters<typeof createApiClient>[0]> = {}) => {
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
  return { asked, client: createApiClient({ baseUrl: 'https://api.test', fetch, token: async () => 'ours', ...options }) }
}

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => expect.unreachable('the call should fail'),
    (error: unknown) =>
      error instanceof ApiError ? { code: error.code, status: error.status, requestId: error.requestId, fields: error.fields } : error,
  )

test('a call that is refused to the client’s token is told, and that of another token is not', async () => {
  const refusal = (code: string, status: number) => ({ type: 'about:blank', title: 'No.', status, code, requestId: 'r-1' })
  const onRefused = vi.fn()
  let answer = refusal('permission_denied', 403)
  const { client } = setUp(() => json(answer, answer.status), { onRefused })
  const calls = [
    () => client.organizations.bySlug({ params: { slug: 'x' } }),
    () => client.graphql(myaccount, { page: 1, perPage: 50 }),
    () => client.organizations.bySlug({ params: { slug: 'x' } }, { token: 'of a run' }),
  ]
  for (const call of calls) expect(await failure(call())).toMatchObject({ code: 'permission_denied' })
  answer = refusal('not_found', 404)
  expect(await failure(client.organizations.bySlug({ params: { slug: 'x' } }))).toMatchObject({ code: 'not_found' })
  expect(onRefused.mock.calls).toMatchObject([[{ code: 'permission_denied' }], [{ code: 'permission_denied' }]])
})

test('a call carries the client’s token, its parameters and its query', async () => {
  const page = {
    totalItems: 0,
    perPage: 50,
    totalPages: 0,
    items: [],
    classifications: { notice: 0, alert: 0, warning: 0, unclassified: 0 },
  }
  const { asked, client } = setUp(() => json(page))
  expect(
    await client.interactions.list({ params: { org: 101 }, query: { page: 2, classification: ['alert', 'warning'], search: 'Río & co' } }),
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

test('a token of the call’s own goes before the client’s', async () => {
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

test('a public call carries no token', async () => {
  const { asked, client } = setUp(() => json({}, 200))
  await failure(client.publicAssets.get({ params: { a: 'sierra-alta', b: 'finca' } }))
  expect(asked.map((request) => request.authorization)).toEqual([null])
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
  const fields = [{ path: ['slug'], message: 'Invalid' }]
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

test('a call ends after its time, also when the answer stops in the middle', async () => {
  const fired = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(fired.signal)
  const { client } = setUp(() => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'))
        fired.signal.addEventListener('abort', () => stream.error(fired.signal.reason))
        queueMicrotask(() => fired.abort(new DOMException('time', 'TimeoutError')))
      },
    })
    return new Response(body)
  })
  expect(await failure(client.organizations.bySlug({ params: { slug: 'x' } }))).toEqual({
    code: 'timeout',
    status: undefined,
    requestId: undefined,
    fields: undefined,
  })
  expect(timeout).toHaveBeenCalledWith(15_000)
  timeout.mockRestore()
})

test('a call carries its idempotency key', async () => {
  const keys: (string | null)[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    keys.push(new Request(input, init).headers.get('idempotency-key'))
    return json({}, 404)
  }
  const { client } = setUp(() => json({}), { fetch })
  const params = { id: '0190a000-0000-7000-8000-0000000000aa' }
  await failure(client.taskRuns.process({ params }, { idempotencyKey: 'process-0123456789' }))
  await failure(client.taskRuns.process({ params }))
  expect(keys).toEqual(['process-0123456789', null])
})
