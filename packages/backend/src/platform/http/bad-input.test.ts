import { Problem } from '@tracemark/api/schemas'
import { decodeJwt, SignJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.stop())

const INTERACTIONS = '/functions/tracemark-interactions/interactions/101'

const call = async (path: string, token?: string, init: RequestInit = {}) => {
  const headers = { ...(token !== undefined && { authorization: `Bearer ${token}` }), ...init.headers }
  const response = await app.fetch(`${app.baseUrl}${path}`, { ...init, headers })
  const type = response.headers.get('content-type')
  return {
    status: response.status,
    type,
    problem: type === 'application/problem+json' ? Problem.parse(await response.json()) : undefined,
    response,
  }
}
const getCode = async (path: string, token?: string, init?: RequestInit) => {
  const { status, problem } = await call(path, token, init)
  return [status, problem?.code]
}
const post = (body: string): RequestInit => ({ method: 'POST', headers: { 'content-type': 'application/json' }, body })

describe('bodies', () => {
  test('malformed JSON is refused with the request id that the header has too', async () => {
    const { status, problem, response } = await call(
      '/core/access-tokens/exchange',
      await app.identityToken('owner'),
      post('{"organizationId":'),
    )
    expect({ status, problem }).toEqual({
      status: 400,
      problem: {
        type: 'https://tracemark.example/problems/invalid_content',
        title: 'The request does not match the schema of this call.',
        status: 400,
        code: 'invalid_content',
        detail: 'The body is not JSON.',
        requestId: response.headers.get('x-request-id'),
      },
    })
  })

  test('wrong types name the field', async () => {
    const { status, problem } = await call(
      '/core/access-tokens/exchange',
      await app.identityToken('owner'),
      post('{"organizationId":"101"}'),
    )
    expect([status, problem?.code, problem?.fields?.map(({ path }) => path)]).toEqual([400, 'invalid_content', [['organizationId']]])
  })

  test.each(['[]', '"text"', 'null', '7'])('the body %s is refused', async (body) => {
    expect(await getCode('/core/access-tokens/exchange', await app.identityToken('owner'), post(body))).toEqual([400, 'invalid_content'])
  })

  test('a number greater than a column takes is refused, not an error of the server', async () => {
    expect(await getCode('/core/access-tokens/exchange', await app.identityToken('owner'), post('{"organizationId":2147483648}'))).toEqual([
      400,
      'invalid_content',
    ])
    const team = post(JSON.stringify({ name: 'Order', order: 2 ** 31 }))
    expect(await getCode('/core/support-profile', await app.organizationToken('owner'), team)).toEqual([400, 'invalid_content'])
  })

  test('more than a megabyte is refused', async () => {
    expect(await getCode('/core/executions', await app.taskToken(), post(JSON.stringify({ id: 'x'.repeat(1_100_000) })))).toEqual([
      413,
      'request_too_large',
    ])
  })

  test('a zero byte in text is refused, not an error of the server', async () => {
    const token = await app.organizationToken('member')
    // Nobody sees it: the search is for what is seen.
    expect(await getCode(`${INTERACTIONS}?search=a%00b`, token)).toEqual([200, undefined])
    const created = await app.fetch(`${app.baseUrl}/core/executions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.taskToken()}` },
    })
    const { id, token: run } = await created.json()
    const widgets = { note: { label: 'Note', input: 'text', value: 'a\u0000b' } }
    expect(await getCode(`/core/executions/${id}`, run, { ...post(JSON.stringify({ widgets })), method: 'PATCH' })).toEqual([
      400,
      'invalid_content',
    ])
  })

  test('half of a surrogate pair or a zero byte is refused wherever it stands', async () => {
    const created = await app.fetch(`${app.baseUrl}/core/executions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.taskToken()}` },
    })
    const { id, token: run } = await created.json()
    const patch = (body: string) => getCode(`/core/executions/${id}`, run, { ...post(body), method: 'PATCH' })
    const answer = (name: string, value: string, more = '') =>
      `{"widgets":{"${name}":{"label":"x","input":"text","value":"${value}"${more}}}}`
    for (const body of [
      answer('note', '\\ud800'),
      answer('note', '\\udc00\\ud800'),
      answer('note', '\\u0000'),
      answer('no\\ud800te', 'x'),
      answer('note', 'x', ',"unknown":[{"\\u0000":1}]'),
      `{"widgets":{},"metadata":{"location":{"place":"\\ud800"}}}`,
    ])
      expect([body, await patch(body)]).toEqual([body, [400, 'invalid_content']])
    expect(await patch(answer('note', '\\ud83c\\udf31'))).toEqual([200, undefined])
    const nested = (depth: number) => patch(`{"widgets":{},"unknown":${'['.repeat(depth)}${']'.repeat(depth)}}`)
    expect([await nested(63), await nested(64), await nested(100_000)]).toEqual([
      [200, undefined],
      [400, 'invalid_content'],
      [400, 'invalid_content'],
    ])
  })

  test('a page is numbered in decimal digits', async () => {
    const token = await app.organizationToken('member')
    for (const page of ['0x1', '1e1', '+1', '%201', '01', '1.0', '', '-1', '0', 'NaN', 'Infinity', '１'])
      for (const name of ['page', 'perPage'])
        expect([name, page, await getCode(`${INTERACTIONS}?${name}=${page}`, token)]).toEqual([name, page, [400, 'invalid_content']])
    expect(await getCode(`${INTERACTIONS}?page=1&perPage=10`, token)).toEqual([200, undefined])
  })

  test('an instant that no calendar of ours has is refused', async () => {
    const token = await app.organizationToken('member')
    expect([
      await getCode(`${INTERACTIONS}?from=0000-01-01T00:00:00Z`, token),
      await getCode(`${INTERACTIONS}?to=9999-12-31T23:59:59-12:00`, token),
    ]).toEqual(Array(2).fill([400, 'invalid_content']))
    const created = await app.fetch(`${app.baseUrl}/core/executions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.taskToken()}` },
    })
    const { id, token: run } = await created.json()
    const body = post('{"widgets":{},"metadata":{"reportedDate":"0000-01-01T00:00:00Z"}}')
    expect(await getCode(`/core/executions/${id}`, run, { ...body, method: 'PATCH' })).toEqual([400, 'invalid_content'])
  })

  test('answers under dangerous names are unknown questions', async () => {
    const created = await app.fetch(`${app.baseUrl}/core/executions`, {
      method: 'POST',
      headers: { authorization: `Bearer ${await app.taskToken()}` },
    })
    const { id, token: run } = await created.json()
    const patch = (body: string) => getCode(`/core/executions/${id}`, run, { ...post(body), method: 'PATCH' })
    for (const name of ['constructor', '__proto__', 'hasOwnProperty', 'toString'])
      expect([name, await patch(`{"widgets":{"${name}":{"label":"x","input":"text","value":"x"}}}`)]).toEqual([
        name,
        [400, 'invalid_content'],
      ])
  })
})

describe('tokens', () => {
  test('a call without one is unauthenticated, and told how to ask', async () => {
    const { status, problem, response } = await call(INTERACTIONS)
    expect([status, problem?.code, response.headers.get('www-authenticate')]).toEqual([401, 'unauthenticated', 'Bearer'])
    expect(await getCode(INTERACTIONS, undefined, { headers: { authorization: 'Basic b3duZXI6ZGVtbw==' } })).toEqual([
      401,
      'unauthenticated',
    ])
  })

  test('garbage, a changed token, one of another key and one without a signature are invalid', async () => {
    const token = await app.organizationToken('member')
    const [header = '', payload = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), orgId: 102 })).toString('base64url')
    const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.`
    const shared = await new SignJWT(decodeJwt(token))
      .setProtectedHeader({ alg: 'HS256' })
      .sign(new TextEncoder().encode('a secret that everybody knows by now'))
    const wrong = [
      'garbage',
      'a.b.c',
      `${header}.${other}.${signature}`,
      none,
      `${header}.${payload}.${signature}=`,
      `${header}.${payload}.${signature} `.trim().slice(0, -2),
      shared,
    ]
    for (const text of wrong) expect([text, await getCode(INTERACTIONS, text)]).toEqual([text, [401, 'token_invalid']])
  })

  test('what is wrong with one is said, and where another comes from', async () => {
    const token = await app.organizationToken('member')
    const [header = '', payload = '', signature = ''] = token.split('.')
    const other = Buffer.from(JSON.stringify({ ...decodeJwt(token), orgId: 102 })).toString('base64url')
    const told = async (path: string, text: string, method = 'GET') => (await call(path, text, { method })).problem?.detail
    const exchange = '/core/access-tokens/exchange'
    const ours = 'POST /core/access-tokens/exchange gives one for an identity token, and members make access tokens for programs.'
    const theirs = 'Sign in at the OpenID provider that /config.json names, as the client that it names, and send the identity token.'
    const run = 'POST /core/task-thing/{id}/executionToken gives one that begins a run, and POST /core/executions one for the run.'
    const changed = 'Its signature is not that of the issuer of such tokens: it was changed, or is a token of another kind.'
    expect({
      garbage: await told(INTERACTIONS, 'garbage'),
      changed: await told(INTERACTIONS, `${header}.${other}.${signature}`),
      unsigned: await told(INTERACTIONS, `${Buffer.from('{"alg":"none"}').toString('base64url')}.${payload}.${signature}`),
      unknown: await told(INTERACTIONS, 'tmk_nobody-has-made-this'),
      identity: await told(INTERACTIONS, await app.identityToken('owner')),
      general: await told(INTERACTIONS, await app.generalToken('owner')),
      run: await told('/auth/permissions', await app.taskToken()),
      member: await told('/core/executions', token, 'POST'),
      audience: await told(exchange, await app.identityToken('owner', { aud: 'another-portal' }), 'POST'),
      issuer: await told(exchange, await app.identityToken('owner', { iss: 'https://elsewhere.example' }), 'POST'),
      person: await told(exchange, await app.identityToken('owner', { sub: '' }), 'POST'),
      exchanged: await told(exchange, token, 'POST'),
      expired: await told(exchange, await app.identityToken('owner', { exp: Math.floor(Date.now() / 1000) - 60 }), 'POST'),
    }).toEqual({
      garbage: `It is not a JWT that can be read: three parts of base64url with dots between them. ${ours}`,
      changed: `${changed} ${ours}`,
      unsigned: `It is not signed in a way that is taken. ${ours}`,
      unknown: `There is no such access token: it was deleted, or is not whole. ${ours}`,
      identity: `It is not signed in a way that is taken. ${ours}`,
      general: `This call needs a token of an organization: name its number as organizationId in the exchange. ${ours}`,
      run: `This token opens task runs alone. ${ours}`,
      member: `This call needs the token of a task run. ${run}`,
      audience: `It was made for another audience. ${theirs}`,
      issuer: `It was made by another issuer. ${theirs}`,
      person: `It does not name its person. ${theirs}`,
      exchanged: `${changed} ${theirs}`,
      expired: theirs,
    })
  })

  test('an expired one says so', async () => {
    const expired = await app.identityToken('owner', { exp: Math.floor(Date.now() / 1000) - 60 })
    expect(await getCode('/core/access-tokens/exchange', expired, { method: 'POST' })).toEqual([401, 'token_expired'])
  })

  test('one for another audience or of another issuer is invalid', async () => {
    for (const claims of [{ aud: 'another-portal' }, { iss: 'https://elsewhere.example' }, { sub: '' }])
      expect(await getCode('/core/access-tokens/exchange', await app.identityToken('owner', claims), { method: 'POST' })).toEqual([
        401,
        'token_invalid',
      ])
  })

  test('a token of one kind does not open calls of another', async () => {
    const { identityToken, generalToken, organizationToken, taskToken } = app
    const kinds = {
      identity: await identityToken('owner'),
      general: await generalToken('owner'),
      organization: await organizationToken('owner'),
      execution: await taskToken(),
    }
    const opens = async (path: string, method: string) => {
      const answers = await Promise.all(
        Object.entries(kinds).map(async ([kind, token]) => [kind, (await call(path, token, { method })).status]),
      )
      return answers.filter(([, status]) => status !== 401).map(([kind]) => kind)
    }
    expect(await opens('/core/access-tokens/exchange', 'POST')).toEqual(['identity'])
    expect(await opens('/auth/permissions', 'GET')).toEqual(['general', 'organization'])
    expect(await opens(INTERACTIONS, 'GET')).toEqual(['organization'])
    expect(await opens('/core/executions', 'POST')).toEqual(['execution'])
  })
})

describe('paths', () => {
  test.each([
    '/core/nothing',
    '/core',
    '/functions/other-interactions/interactions/101',
    '/public/things/sierra-alta',
    '/graphql/x',
    '/auth/permissions/all',
  ])('%s is not found', async (path) => {
    expect(await getCode(path, await app.organizationToken('owner'))).toEqual([404, 'not_found'])
  })

  test('a known path says which method it takes', async () => {
    const { status, problem, response } = await call('/core/executions', await app.taskToken(), { method: 'DELETE' })
    expect([status, problem?.code, response.headers.get('allow')]).toEqual([405, 'method_not_allowed', 'POST'])
    expect(await getCode('/graphql', await app.generalToken('owner'))).toEqual([405, 'method_not_allowed'])
  })

  test.each(['abc', '-1', '1.5', '99999999999', '0x65', '%20101', '1e2', '%00', '%E0%A4%A'])(
    'the organization %s is as unknown as any',
    async (id) => {
      expect(await getCode(`/functions/tracemark-interactions/interactions/${id}`, await app.organizationToken('owner'))).toEqual([
        404,
        'not_found',
      ])
    },
  )
})

describe('headers', () => {
  test('execution and public calls open to all origins, without cookies; the others to their own', async () => {
    const origin = async (path: string) => {
      const { response } = await call(path, undefined, { headers: { origin: 'https://shop.example' } })
      return [response.headers.get('access-control-allow-origin'), response.headers.get('access-control-allow-credentials')]
    }
    expect(await origin('/public/things/sierra-alta/finca-la-esperanza')).toEqual(['*', null])
    expect(await origin('/core/executions')).toEqual(['*', null])
    expect(await origin(INTERACTIONS)).toEqual([null, null])
    const preflight = await app.fetch(`${app.baseUrl}/core/executions/x/process`, {
      method: 'OPTIONS',
      headers: {
        origin: 'https://shop.example',
        'access-control-request-method': 'POST',
        'access-control-request-headers': 'authorization,content-type',
      },
    })
    expect([
      preflight.status,
      preflight.headers.get('access-control-allow-headers'),
      preflight.headers.get('access-control-allow-methods'),
    ]).toEqual([204, 'authorization,content-type,idempotency-key,x-request-id', 'GET,POST,PUT,PATCH,DELETE'])
  })

  test('a usable request id is kept, any other replaced', async () => {
    const given = (id: string) => call('/healthz', undefined, { headers: { 'x-request-id': id } })
    expect((await given('trace-0123456789')).response.headers.get('x-request-id')).toBe('trace-0123456789')
    expect((await given('<script>')).response.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/)
  })
})
