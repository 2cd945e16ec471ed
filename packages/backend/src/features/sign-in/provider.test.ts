import { createHash, randomBytes } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createBrowser } from '../../first-token/form-browser.ts'
import { startTestServer, type TestServer } from '../../testing/create-test-app.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.stop())

const CLIENT = 'tracemark-portal'
const verifier = randomBytes(32).toString('base64url')
const challenge = createHash('sha256').update(verifier).digest('base64url')

const authorizeUrl = (more: Record<string, string> = {}) =>
  `${app.baseUrl}/oidc/auth?${new URLSearchParams({
    client_id: CLIENT,
    response_type: 'code',
    scope: 'openid profile email offline_access',
    redirect_uri: `${app.baseUrl}/loggedin`,
    state: 'where-to',
    nonce: 'once',
    code_challenge: challenge,
    code_challenge_method: 'S256',
    ...more,
  })}`

const requestTokens = async (grant: Record<string, string>) => {
  const response = await fetch(`${app.baseUrl}/oidc/token`, {
    method: 'POST',
    headers: { origin: app.baseUrl },
    body: new URLSearchParams({ client_id: CLIENT, ...grant }),
  })
  return { status: response.status, body: await response.json() }
}

const signIn = async (browser = createBrowser(), more: Record<string, string> = {}) => {
  const page = await browser.open(authorizeUrl(more))
  const landed = await browser.submit(page, { email: 'member@demo.test', password: 'demo' })
  return { browser, landed, code: new URL(landed.url).searchParams.get('code') ?? '' }
}
const codeGrant = (code: string) =>
  requestTokens({ grant_type: 'authorization_code', code, redirect_uri: `${app.baseUrl}/loggedin`, code_verifier: verifier })

describe('signing in', () => {
  test('leads from the portal to the form, back with a code, and to a token of an organization', async () => {
    const { landed, code } = await signIn()
    expect(landed.url.startsWith(`${app.baseUrl}/loggedin?`)).toBe(true)
    expect(new URL(landed.url).searchParams.get('state')).toBe('where-to')
    const { status, body } = await codeGrant(code)
    expect([status, Object.keys(body).sort()]).toEqual([
      200,
      ['access_token', 'expires_in', 'id_token', 'refresh_token', 'scope', 'token_type'],
    ])
    const headers = { authorization: `Bearer ${body.id_token}` }
    const exchanged = await fetch(`${app.baseUrl}/core/access-tokens/exchange`, { method: 'POST', headers, body: '{"organizationId":101}' })
    const { jwt } = await exchanged.json()
    const permissions = await fetch(`${app.baseUrl}/auth/permissions`, { headers: { authorization: `Bearer ${jwt}` } })
    expect((await permissions.json()).permissions).toContain('portal:access')
  })

  test('a wrong password says what happened and keeps the e-mail address', async () => {
    const browser = createBrowser()
    const page = await browser.open(authorizeUrl())
    const again = await browser.submit(page, { email: 'member@demo.test', password: 'wrong' })
    expect(again.status).toBe(200)
    expect(again.html).toContain('The email or password is wrong.')
    expect(again.html).toContain('value="member@demo.test"')
    const landed = await browser.submit(again, { email: 'member@demo.test', password: 'demo' })
    expect(landed.url).toContain('/loggedin?code=')
  })

  test('who tries passwords for one address is stopped, and other addresses are not', async () => {
    const browser = createBrowser()
    const page = await browser.open(authorizeUrl())
    const wrong = (email: string) => browser.submit(page, { email, password: 'wrong' })
    for (let tries = 0; tries < 20; tries += 1) expect((await wrong('nobody@demo.test')).status).toBe(200)
    const refused = await wrong('Nobody@demo.test')
    expect([refused.status, refused.html]).toEqual([429, expect.stringMatching(/Too many attempts.*Try again in 15 minutes/s)])
    expect((await wrong('somebody@demo.test')).status).toBe(200)
  })

  test('an unknown address and one with markup are answered alike, and shown as text', async () => {
    const browser = createBrowser()
    const page = await browser.open(authorizeUrl())
    const again = await browser.submit(page, { email: '"><script>alert(1)</script>', password: 'demo' })
    expect([again.status, again.html.includes('<script>alert')]).toEqual([200, false])
  })

  test('the hint fills in the address', async () => {
    expect((await createBrowser().open(authorizeUrl({ login_hint: 'worker@demo.test' }))).html).toContain('value="worker@demo.test"')
  })

  test('whoever was sent to sign up can sign in instead', async () => {
    const browser = createBrowser()
    const page = await browser.open(authorizeUrl({ prompt: 'create' }))
    const href = /href="([^"]+\?signin)"/.exec(page.html)?.[1] ?? ''
    const landed = await browser.submit(await browser.open(new URL(href, app.baseUrl).href), {
      email: 'member@demo.test',
      password: 'demo',
    })
    expect(landed.url).toContain('/loggedin?code=')
  })

  test('a second visit asks nothing', async () => {
    const { browser } = await signIn()
    expect((await browser.open(authorizeUrl())).url).toContain('/loggedin?code=')
  })

  test('a form that is too old says so', async () => {
    const page = await createBrowser().open(`${app.baseUrl}/oidc/interaction/nothing-like-it`)
    expect([page.status, page.html.includes('This sign-in page has expired')]).toEqual([400, true])
  })

  test('an address that is not registered is not returned to', async () => {
    const page = await createBrowser().open(authorizeUrl({ redirect_uri: 'https://elsewhere.example/loggedin' }))
    expect([page.status, page.url.startsWith(app.baseUrl), page.html.includes('Could not sign you in')]).toEqual([400, true, true])
  })

  test('without PKCE there is no code', async () => {
    const url = new URL(authorizeUrl())
    url.searchParams.delete('code_challenge')
    url.searchParams.delete('code_challenge_method')
    const page = await createBrowser().open(url.href)
    expect(new URL(page.url).searchParams.get('error')).toBe('invalid_request')
  })
})

describe('renewing', () => {
  const refresh = (refreshToken: string) => requestTokens({ grant_type: 'refresh_token', refresh_token: refreshToken })
  const begin = async (): Promise<string> => (await codeGrant((await signIn()).code)).body.refresh_token

  test('a refresh token gives a new identity token once; used again after the new one it ends them all', async () => {
    const first = await begin()
    const second = await refresh(first)
    expect([second.status, typeof second.body.id_token, second.body.refresh_token === first]).toEqual([200, 'string', false])
    const third = await refresh(second.body.refresh_token)
    expect(third.status).toBe(200)
    expect((await refresh(first)).body.error).toBe('invalid_grant')
    expect((await refresh(third.body.refresh_token)).body.error).toBe('invalid_grant')
  })

  test('an answer that was lost on its way can be asked for again, as often as it is lost', async () => {
    const first = await begin()
    for (let lost = 0; lost < 3; lost += 1) expect((await refresh(first)).status).toBe(200)
    const arrived = await refresh(first)
    expect((await refresh(arrived.body.refresh_token)).status).toBe(200)
  })

  test('an answer that was not lost, but used by somebody else, ends them all', async () => {
    const first = await begin()
    const stolen = await refresh(first)
    const again = await refresh(first)
    expect([stolen.status, again.status]).toEqual([200, 200])
    expect((await refresh(stolen.body.refresh_token)).body.error).toBe('invalid_grant')
    expect((await refresh(again.body.refresh_token)).body.error).toBe('invalid_grant')
  })
})

describe('a restart', () => {
  test('keeps sessions, refresh tokens and the tokens that were given out', async () => {
    const { browser, code } = await signIn()
    const { body } = await codeGrant(code)
    const general = await app.generalToken('member')
    await app.restart()
    expect((await requestTokens({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).status).toBe(200)
    expect((await browser.open(authorizeUrl())).url).toContain('/loggedin?code=')
    expect((await fetch(`${app.baseUrl}/auth/permissions`, { headers: { authorization: `Bearer ${general}` } })).status).toBe(200)
  })
})

describe('signing out', () => {
  test('with the identity token it goes through without a question, and ends session and tokens', async () => {
    const { browser, code } = await signIn()
    const { body } = await codeGrant(code)
    const end = new URLSearchParams({ id_token_hint: body.id_token, post_logout_redirect_uri: `${app.baseUrl}/loggedout`, state: 'bye' })
    const page = await browser.open(`${app.baseUrl}/oidc/session/end?${end}`)
    expect([page.html.includes('Signing you out'), page.html.includes('.click()')]).toEqual([true, true])
    expect((await browser.submit(page, { logout: 'yes' })).url).toBe(`${app.baseUrl}/loggedout?state=bye`)
    expect((await browser.open(authorizeUrl())).html).toContain('<label for="email">Email</label>')
    expect((await requestTokens({ grant_type: 'refresh_token', refresh_token: body.refresh_token })).body.error).toBe('invalid_grant')
  })

  test('without it a person is asked', async () => {
    const { browser } = await signIn()
    const page = await browser.open(`${app.baseUrl}/oidc/session/end`)
    expect([page.html.includes('Sign out?'), page.html.includes('<script>')]).toEqual([true, false])
  })

  test('without having heard of it the provider asks who it is when told to, and another person may answer', async () => {
    const { browser } = await signIn()
    const page = await browser.open(authorizeUrl({ prompt: 'login' }))
    expect(page.html).toContain('<label for="email">Email</label>')
    // The provider ends the session of the person before with a form of its own, which a browser sends by itself.
    const between = await browser.submit(page, { email: 'owner@demo.test', password: 'demo' })
    expect(between.html).toContain('name="logout" value="yes"')
    const { url } = await browser.submit(between, {})
    const { body } = await codeGrant(new URL(url).searchParams.get('code') ?? '')
    expect(JSON.parse(Buffer.from(body.id_token.split('.')[1], 'base64url').toString()).email).toBe('owner@demo.test')
  })
})
