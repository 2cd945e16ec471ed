import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser } from '../../first-token/form-browser.ts'
import { UNSTORABLE } from '../../platform/db/storable.ts'
import { startTestServer, type TestServer } from '../../testing/create-test-app.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.stop())

const CLIENT = 'tracemark-portal'
const challenge = createHash('sha256').update(randomBytes(32)).digest('base64url')
const ZERO = 'a\0b'

const authorization = () => ({
  client_id: CLIENT,
  response_type: 'code',
  scope: 'openid profile email offline_access',
  redirect_uri: `${app.baseUrl}/loggedin`,
  state: 'where-to',
  nonce: 'once',
  code_challenge: challenge,
  code_challenge_method: 'S256',
})
const AUTHORIZATION_PARAMETERS = [
  ...['client_id', 'response_type', 'response_mode', 'scope', 'redirect_uri', 'state', 'nonce', 'code_challenge', 'code_challenge_method'],
  ...['prompt', 'max_age', 'ui_locales', 'claims_locales', 'login_hint', 'id_token_hint', 'acr_values', 'display', 'claims', 'request'],
  ...['unknown', 'client_secret', 'request_uri', 'registration', 'resource', 'web_message_uri'],
]
const codeGrant = () => ({
  grant_type: 'authorization_code',
  client_id: CLIENT,
  code: 'none',
  redirect_uri: `${app.baseUrl}/loggedin`,
  code_verifier: 'v'.repeat(43),
})
const refreshGrant = () => ({ grant_type: 'refresh_token', client_id: CLIENT, refresh_token: 'none' })

const endpoints = [
  { method: 'GET', path: '/oidc/auth', given: authorization, names: AUTHORIZATION_PARAMETERS },
  { method: 'POST', path: '/oidc/token', given: codeGrant, names: ['grant_type', 'client_id', 'code', 'redirect_uri', 'code_verifier'] },
  { method: 'POST', path: '/oidc/token', given: refreshGrant, names: ['client_id', 'refresh_token', 'scope', 'client_secret'] },
  {
    method: 'POST',
    path: '/oidc/token/revocation',
    given: () => ({ client_id: CLIENT, token: 'none' }),
    names: ['client_id', 'token', 'token_type_hint'],
  },
  { method: 'POST', path: '/oidc/me', given: () => ({ access_token: 'none' }), names: ['access_token'] },
  ...['GET', 'POST'].map((method) => ({
    method,
    path: '/oidc/session/end',
    given: () => ({}),
    names: ['client_id', 'id_token_hint', 'post_logout_redirect_uri', 'state', 'logout_hint', 'ui_locales'],
  })),
]
const cases = endpoints.flatMap(({ names, ...endpoint }) => names.map((name) => ({ ...endpoint, name })))

test.each(cases)('$method $path with a zero byte in $name is no failure of the server', async ({ method, path, given, name }) => {
  const parameters = new URLSearchParams({ ...given(), [name]: ZERO })
  const url = `${app.baseUrl}${path}`
  const response = await (method === 'GET'
    ? fetch(`${url}?${parameters}`, { redirect: 'manual' })
    : fetch(url, { method, body: parameters, redirect: 'manual' }))
  const error = new URL(response.headers.get('location') ?? '/', url).searchParams.get('error')
  expect([response.status < 500, error, await response.text()]).toEqual([
    true,
    error === null ? null : expect.not.stringMatching('server_error'),
    expect.not.stringContaining('server_error'),
  ])
})

test('a request whose text can not be stored goes back to the portal with the reason', async () => {
  const parameters = new URLSearchParams({ ...authorization(), login_hint: ZERO })
  const response = await fetch(`${app.baseUrl}/oidc/auth?${parameters}`, { redirect: 'manual' })
  const { searchParams, pathname } = new URL(response.headers.get('location') ?? '')
  expect([response.status, pathname, Object.fromEntries(searchParams)]).toEqual([
    303,
    '/loggedin',
    {
      error: 'invalid_request',
      error_description:
        'A parameter has a zero byte, half of a surrogate pair, or a byte order mark at its beginning. Leave it out and ask again',
      state: 'where-to',
      iss: `${app.baseUrl}/oidc`,
    },
  ])
})

const person = { step: 'account', firstName: 'Ada', lastName: 'Gray', email: 'ada@demo.test', password: 'long enough' }
const forms = [
  ...['email', 'password'].map((name) => ({ form: 'sign-in', name, fields: { email: 'member@demo.test', password: 'demo' } })),
  ...Object.keys(person).map((name) => ({ form: 'sign-up', name, fields: person })),
  ...['step', 'code'].map((name) => ({ form: 'code', name, fields: { step: 'code', code: '123456' } })),
  ...['lang', 'unknown'].map((name) => ({ form: 'language', name, fields: { lang: 'de' } })),
]
const WRONG = [
  { what: 'a zero byte', value: ZERO, status: 400, reason: `A text in the form ${UNSTORABLE}.` },
  { what: 'a byte order mark', value: '\ufeff', status: 400, reason: `A text in the form ${UNSTORABLE}.` },
  { what: '8 KB', value: 'ä'.repeat(8192), status: 413, reason: 'The form has more than 8192 bytes.' },
]

test.each(WRONG.flatMap((wrong) => forms.map((form) => ({ ...wrong, ...form }))))(
  'the $form form with $what in $name is refused with the reason',
  async ({ name, value, fields, status, reason }) => {
    const browser = createBrowser()
    const page = await browser.open(`${app.baseUrl}/oidc/auth?${new URLSearchParams(authorization())}`)
    const refused = await browser.submit(page, { ...fields, [name]: value })
    expect([refused.status, refused.html]).toEqual([status, expect.stringContaining(reason)])
  },
)
