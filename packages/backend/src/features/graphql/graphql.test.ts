import { getIntrospectionQuery } from 'graphql'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withScope } from '../../platform/db/scope.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const ask = async (query: string, token: string | undefined, variables?: unknown) => {
  const headers = { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) }
  const response = await app.fetch(`${app.baseUrl}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query, variables }) })
  return { status: response.status, body: await response.json() }
}

test('myaccount has the account and a page of its organizations, with either token of ours', async () => {
  const query =
    'query ($page: Int!) { myaccount { firstName email organizations(page: $page, perPage: 2) { totalItems totalPages items { slug } } } }'
  const expected = {
    status: 200,
    body: {
      data: {
        myaccount: {
          firstName: 'Lucía',
          email: 'owner@demo.test',
          organizations: { totalItems: 3, totalPages: 2, items: [{ slug: 'open-granary' }] },
        },
      },
    },
  }
  expect(await ask(query, await app.generalToken('owner'), { page: 2 })).toEqual(expected)
  expect(await ask(query, await app.organizationToken('owner'), { page: 2 })).toEqual(expected)
})

test('what is refused says which limit it passed', async () => {
  const token = await app.generalToken('owner')
  const items = (perPage: string) => `organizations(perPage: ${perPage}) { items { id slug name image businessType isSuspended } }`
  const times = (count: number, perPage: string) =>
    `query ${perPage === '$many' ? '($many: Int!)' : ''} { ${Array.from({ length: count }, (_, index) => `a${index}: myaccount { ${items(perPage)} }`).join(' ')} }`
  const detail = async (query: string) => (await ask(query, token, { many: 1 })).body.detail
  expect([
    await detail(`{ myaccount { ${'organizations { items { '.repeat(4)} id ${'} }'.repeat(4)} } }`),
    await detail(times(16, '1')),
    await detail(times(15, '100')),
    await detail(times(15, '$many')),
    await detail(times(10, '100')),
  ]).toEqual([
    expect.stringContaining('A query may be 8 fields deep.'),
    'A query may have 15 aliases.',
    'A query may cost 10000 fields of rows.',
    'A query may cost 10000 fields of rows.',
    undefined,
  ])
})

test('nothing is said without a token, not even the schema', async () => {
  expect(await ask('{ __schema { types { name } } }', undefined)).toMatchObject({ status: 401, body: { code: 'unauthenticated' } })
  expect(await ask('{ myaccount { id } }', await app.taskToken())).toMatchObject({ status: 401, body: { code: 'token_invalid' } })
})

test('tools read the schema with the query that they send everywhere', async () => {
  const { status, body } = await ask(getIntrospectionQuery(), await app.generalToken('owner'))
  expect([status, body]).toMatchObject([200, { data: { __schema: { queryType: { name: 'Query' } } } }])
})

test('what is too deep, too wide or too long is refused', async () => {
  const token = await app.generalToken('owner')
  const deep = `${'{ a '.repeat(3000)}${'}'.repeat(3000)}`
  const introspection = `{ __schema { types ${'{ fields { type '.repeat(6)} { name } ${'} }'.repeat(6)} } }`
  const aliases = `{ ${Array.from({ length: 5000 }, (_, index) => `a${index}: myaccount { id }`).join(' ')} }`
  const few = `{ ${Array.from({ length: 20 }, (_, index) => `a${index}: myaccount { id }`).join(' ')} }`
  for (const query of [
    deep,
    introspection,
    aliases,
    few,
    'query {',
    'fragment F on Account { id } { myaccount { ...F } }',
    'fragment F on Account { id } { __typename myaccount { ...F } }',
    'fragment F on __Type { ofType { ...F } } { __schema { types { ...F } } }',
    `{ __schema { types ${'{ ofType '.repeat(20)} { name } ${'}'.repeat(20)} } }`,
    '{ nothing }',
    '',
  ])
    expect([query.slice(0, 40), await ask(query, token)]).toMatchObject([
      query.slice(0, 40),
      { status: 400, body: { code: 'invalid_content' } },
    ])
})

test('a query is measured before it is parsed, and told which measure it passes', async () => {
  const token = await app.generalToken('owner')
  const declared = Array.from({ length: 20_000 }, (_, index) => `$a${index}: Int`).join(' ')
  const many = Array.from({ length: 1000 }, (_, index) => `$a${index}: Int`).join(' ')
  const inside = (open: string, close: string) => `{ organizations(sort: ${open.repeat(3000)}1${close.repeat(3000)}) { totalItems } }`
  const values = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`a${index}`, 1]))
  const answers = [
    await ask(`query (${declared}) { myaccount { id } }`, token),
    await ask(`query (${many}) { myaccount { id } }`, token),
    await ask(`${'{ a '.repeat(3000)}${'}'.repeat(3000)}`, token),
    await ask(inside('[', ']'), token),
    await ask(inside('{a:', '}'), token),
    await ask(`{ myaccount { id } } ${'#'.repeat(20_000)}`, token),
    await ask('{ myaccount { id } }', token, values),
    await ask('{ myaccount { id } } "', token),
  ]
  expect(answers.map(({ status, body: { code, detail } }) => [status, code, detail])).toEqual([
    [400, 'invalid_content', 'A query may have 16384 bytes.'],
    [400, 'invalid_content', 'A query may have 1000 tokens.'],
    [400, 'invalid_content', 'A query may have 64 brackets within each other.'],
    [400, 'invalid_content', 'A query may have 64 brackets within each other.'],
    [400, 'invalid_content', 'A query may have 64 brackets within each other.'],
    [400, 'invalid_content', 'A query may have 16384 bytes.'],
    [400, 'invalid_content', 'A query may have 50 variables.'],
    [400, 'invalid_content', 'Syntax Error: Unterminated string.'],
  ])
})

test('who asks more than a person can read is told to wait', async () => {
  const token = await app.organizationToken('worker')
  const statuses: number[] = []
  for (let queries = 0; queries < 1200; queries += 1) statuses.push((await ask('', token)).status)
  expect(new Set(statuses)).toEqual(new Set([400]))
  expect(await ask('{ __typename }', token)).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
})

test('a text that can not be stored is refused alike in the query and in its variables', async () => {
  const token = await app.organizationToken('owner')
  const query = (search: string, declared = '') =>
    `query ${declared} { searchWithinOrganization(organizationId: 101, search: ${search}) { totalItems } }`
  const answers = [
    await ask(query('"a\\u0000"'), token),
    await ask(query('"""a\0"""'), token),
    await ask(query('$search', '($search: String!)'), token, { search: 'a\0' }),
  ]
  expect(answers.map(({ status, body: { code, detail } }) => [status, code, detail])).toEqual([
    [400, 'invalid_content', 'A text in the query has a zero byte, half of a surrogate pair, or a byte order mark at its beginning.'],
    [400, 'invalid_content', 'A text in the body has a zero byte, half of a surrogate pair, or a byte order mark at its beginning.'],
    [400, 'invalid_content', 'A text in the body has a zero byte, half of a surrogate pair, or a byte order mark at its beginning.'],
  ])
})

test.each(['text/event-stream', 'multipart/mixed', 'text/html', 'application/graphql-response+json', '*/*', 'nonsense'])(
  'whoever accepts %s gets JSON',
  async (accept) => {
    const headers = { accept, authorization: `Bearer ${await app.generalToken('owner')}`, 'content-type': 'application/json' }
    const response = await app.fetch(`${app.baseUrl}/graphql`, { method: 'POST', headers, body: '{"query":"{ myaccount { firstName } }"}' })
    expect([response.status, response.headers.get('content-type'), await response.json()]).toEqual([
      200,
      'application/json',
      { data: { myaccount: { firstName: 'Lucía' } } },
    ])
  },
)

test.each([
  ['application/graphql', '{ myaccount { id } }'],
  ['application/x-www-form-urlencoded', 'query=%7B+myaccount+%7B+id+%7D+%7D'],
  ['multipart/form-data; boundary=x', '--x\r\ncontent-disposition: form-data; name="operations"\r\n\r\n{}\r\n--x--\r\n'],
  ['text/plain', 'query'],
  ['application/json', '[]'],
  ['application/json', 'null'],
  ['application/json', '{"query":7}'],
  ['application/json', '{"query":"{ myaccount { id } }","variables":[]}'],
  ['application/json', ''],
])('a body of %s that is no query in JSON is refused: %s', async (type, body) => {
  const headers = { authorization: `Bearer ${await app.generalToken('owner')}`, 'content-type': type }
  const response = await app.fetch(`${app.baseUrl}/graphql`, { method: 'POST', headers, body })
  expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_content'])
})

test('variables nested deeper than a stack are refused', async () => {
  const headers = { authorization: `Bearer ${await app.generalToken('owner')}`, 'content-type': 'application/json' }
  const body = `{"query":"query ($page: Int!) { myaccount { organizations(page: $page) { totalItems } } }","variables":{"page":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`
  const response = await app.fetch(`${app.baseUrl}/graphql`, { method: 'POST', headers, body })
  expect([response.status, (await response.json()).code]).toEqual([400, 'invalid_content'])
})

test('a page out of bounds is typed', async () => {
  const answer = await ask('{ myaccount { organizations(page: 0) { totalItems } } }', await app.generalToken('owner'))
  expect(answer.body.errors[0].extensions.code).toBe('invalid_content')
})

test('whoever is suspended is told so as by other calls', async () => {
  const token = await app.organizationToken('member')
  const suspend = (is_suspended: boolean) =>
    withScope(app.db, { organizationId: 101 }, (db) =>
      db.updateTable('memberships').set({ is_suspended }).where('account_id', '=', app.accountId('member')).execute(),
    )
  await suspend(true)
  const { body } = await ask('{ notifications(organizationId: 101) { totalItems } }', token)
  await suspend(false)
  expect(body.errors.map(({ extensions }: { extensions: unknown }) => extensions)).toEqual([
    { code: 'account_suspended', organizationStatus: 'suspended', requestId: expect.any(String) },
  ])
})

test('an error of a query has the request id, and the log has it too', async () => {
  const headers = { authorization: `Bearer ${await app.generalToken('owner')}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: '{ thing(thingId: "none") { id } }' })
  const response = await app.fetch(`${app.baseUrl}/graphql`, {
    method: 'POST',
    headers: { ...headers, 'x-request-id': 'trace-of-a-query' },
    body,
  })
  const { errors } = await response.json()
  expect([response.headers.get('x-request-id'), errors]).toEqual([
    'trace-of-a-query',
    [expect.objectContaining({ extensions: { code: 'token_invalid', requestId: 'trace-of-a-query' } })],
  ])
})
