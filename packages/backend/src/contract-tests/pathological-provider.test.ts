import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createBrowser, type FormBrowser } from '../first-token/form-browser.ts'
import { startTestServer, type TestServer } from '../testing/create-test-app.ts'
import { buildText, textCount } from './pathological.ts'
import { HEAD_BYTES, headers, headersWith } from './pathological-headers.ts'
import { findFault } from './processor-time.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer({ settings: { TRACEMARK_RATE_LIMITS: 'off' } })
})
afterAll(() => app.stop())

const verifier = 'a'.repeat(43)
const parameters = () => ({
  client_id: 'tracemark-portal',
  response_type: 'code',
  scope: 'openid profile email offline_access',
  redirect_uri: `${app.baseUrl}/loggedin`,
  state: 'where-to',
  nonce: 'once',
  code_challenge: createHash('sha256').update(verifier).digest('base64url'),
  code_challenge_method: 'S256',
})
const buildAddress = (path: string, query: Record<string, string>) => `${app.baseUrl}/oidc/${path}?${new URLSearchParams(query)}`

/** What a form may have, and what the provider's own endpoints take of a body. */
const FORM_BYTES = 8_000
const BODY_BYTES = 50_000
/** Beside the text. */
const REST_BYTES = 1_000

/** As much of a text as fits, once it is written for an address or a form. */
const fitting = (number: number, bytes: number): string => {
  const sample = buildText(number, 100)
  return buildText(number, Math.floor(bytes / (new URLSearchParams({ '': sample }).toString().length / sample.length)))
}

/** Which kinds of text a place gets: neighbours share them. */
interface Kinds {
  first: number
  step: number
}

const SHARED_BY = 3

const shared = <Place>(places: readonly Place[]) =>
  places.map((place, first) => ({ place, kinds: { first: first % SHARED_BY, step: SHARED_BY } }))

/** By text, what is wrong with the time that it takes. */
const findFaults = async (bytes: number, run: (text: string) => Promise<unknown>, { first, step }: Kinds) => {
  const faults: Record<string, string> = {}
  for (let number = first; number < textCount; number += step) {
    const texts = new Map([1, 1 / 2, 1 / 4].map((size) => [size, fitting(number, size * (bytes - REST_BYTES))]))
    const fault = await findFault((size) => run(texts.get(size) ?? ''))
    if (fault) faults[buildText(number, 20)] = fault
  }
  return faults
}

test.each(
  shared([
    'client_id',
    'response_type',
    'response_mode',
    'scope',
    'redirect_uri',
    'state',
    'nonce',
    'code_challenge',
    'prompt',
    'max_age',
    'login_hint',
    'id_token_hint',
    'ui_locales',
    'claims',
    'request',
    'resource',
    'invitation',
  ]),
)('signing in takes time as $place grows', async ({ place, kinds }) => {
  // The page that an invitation leads to, which reads it.
  const prompt = { prompt: 'create' }
  const open = (text: string) => createBrowser().open(buildAddress('auth', { ...parameters(), ...prompt, [place]: text }))
  expect(await findFaults(HEAD_BYTES, open, kinds)).toEqual({})
})

const page = async (browser: FormBrowser) => browser.open(buildAddress('auth', parameters()))

/** A password is hashed as slowly as it should be, so the fields of a form share the kinds of text. */
const forms: readonly Record<string, string>[] = [
  { email: 'member@demo.test', password: 'demo', lang: 'none', step: 'none' },
  { firstName: 'Nora', lastName: 'Meyer', email: 'nora@example.com', password: 'a good password', lang: 'none', step: 'account' },
  { code: '123456', step: 'code' },
]

const formFields = forms.flatMap((form) => {
  const names = Object.keys(form).filter((name) => name !== 'step' || form.step === 'none')
  return names.map((name, first) => ({ form, name, kinds: { first, step: names.length } }))
})

test.each(formFields)('a form takes time as its field grows: $name of $form', async ({ form, name, kinds }) => {
  const browser = createBrowser()
  const shown = await page(browser)
  expect(shown.html).toContain('<form')
  expect(await findFaults(FORM_BYTES, (text) => browser.submit(shown, { ...form, [name]: text }), kinds)).toEqual({})
})

const post = (path: string, fields: Record<string, string>) =>
  fetch(`${app.baseUrl}/oidc/${path}`, { method: 'POST', headers: { origin: app.baseUrl }, body: new URLSearchParams(fields) })

test.each(
  shared([
    ['token', 'client_id', {}],
    ['token', 'grant_type', {}],
    ['token', 'code', { grant_type: 'authorization_code', code_verifier: verifier }],
    ['token', 'redirect_uri', { grant_type: 'authorization_code', code: 'unknown', code_verifier: verifier }],
    ['token', 'code_verifier', { grant_type: 'authorization_code', code: 'unknown' }],
    ['token', 'refresh_token', { grant_type: 'refresh_token' }],
    ['token', 'scope', { grant_type: 'refresh_token', refresh_token: 'unknown' }],
    ['token', 'client_secret', { grant_type: 'refresh_token', refresh_token: 'unknown' }],
    [
      'token',
      'client_assertion',
      { grant_type: 'refresh_token', client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer' },
    ],
    ['token/revocation', 'token', {}],
    ['me', 'access_token', {}],
    ['session/end', 'id_token_hint', {}],
    ['session/end', 'post_logout_redirect_uri', {}],
    ['session/end', 'ui_locales', {}],
    ['session/end/confirm', 'xsrf', {}],
  ] as const),
)('$place.0 takes time as its $place.1 grows', async ({ place: [path, field, fields], kinds }) => {
  const send = async (text: string) => (await post(path, { client_id: 'tracemark-portal', ...fields, [field]: text })).text()
  expect(await findFaults(BODY_BYTES, send, kinds)).toEqual({})
})

test.each(Object.keys(headers))('pages and endpoints take time as %s in their headers grow', async (header) => {
  const form = await page(createBrowser())
  const faults: Record<string, string> = {}
  const urls = [buildAddress('auth', parameters()), form.url, `${app.baseUrl}/oidc/me`]
  for (const [index, [name, at]] of headersWith(header).entries()) {
    const url = urls[index % urls.length] ?? ''
    const fault = await findFault(async (size) => (await fetch(url, { headers: at(size), redirect: 'manual' })).text())
    if (fault) faults[`${name} at ${url}`] = fault
  }
  expect(faults).toEqual({})
})
