import { afterEach, expect, test, vi } from 'vitest'
import { settle } from '../tabs/testing/fake-tabs.ts'
import { createIdentityClient } from './identity-client.ts'
import { IdentityError } from './identity-error.ts'
import { CLIENT_ID, ISSUER } from './testing/fake-provider.ts'
import { createFakeSite, SITE } from './testing/fake-site.ts'

const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof IdentityError ? error.code : error),
  )

test('a sign-in goes to the provider with PKCE, state and nonce, and comes back to its path', async () => {
  const { openTab, now } = await createFakeSite()
  const { client, visited, entries, signIn } = openTab()
  const { session, returnTo } = await signIn('/org/sierra-alta/interactions')

  const asked = new URL(visited[0] ?? '')
  expect(`${asked.origin}${asked.pathname}`).toBe(`${ISSUER}/auth`)
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    response_type: 'code',
    client_id: CLIENT_ID,
    redirect_uri: `${SITE}/loggedin`,
    scope: 'openid email profile offline_access',
    code_challenge_method: 'S256',
    code_challenge: expect.stringMatching(/^[\w-]{43}$/),
    state: expect.stringMatching(/^[\w-]{43}$/),
    nonce: expect.stringMatching(/^[\w-]{43}$/),
  })
  expect(returnTo).toBe('/org/sierra-alta/interactions')
  expect(session).toEqual({
    identityToken: expect.stringMatching(/^[\w-]+\.[\w-]+\.[\w-]+$/),
    refreshToken: 'refresh-1',
    exp: now() / 1_000 + 300,
    subject: 'lucia',
    email: 'owner@demo.test',
    name: 'Lucía Paz',
    since: now(),
  })
  expect([...entries.keys()]).toEqual(['tracemark.session'])
  expect(client.current()).toEqual(session)
})

const HOUR = 3_600_000

afterEach(() => {
  vi.useRealTimers()
})

test.each([6, 20, 61, 120, 3 * 24 * 60, 40 * 365 * 24 * 60, -120, -3 * 24 * 60, -40 * 365 * 24 * 60])(
  'whoever has a clock that is %d minutes ahead signs in, stays signed in for as long as the token lives, and renews it',
  async (minutes) => {
    const ahead = minutes * 60_000
    const { openTab, pass, now, provider } = await createFakeSite(undefined, ahead)
    vi.useFakeTimers({ toFake: ['Date'], now: now() })
    const { client, entries, signIn } = openTab()
    const { session } = await signIn()
    expect(session.exp).toBe(now() / 1_000 + 300)
    pass(299)
    expect(await openTab(entries).client.checkSession()).toEqual(session)
    pass(2)
    expect((await client.checkSession())?.exp).toBe(now() / 1_000 + 300)
    expect(provider.requests).toEqual(['authorization_code', 'refresh_token'])
  },
)

test('the moment at which the provider issued a token is told', async () => {
  const hint = vi.fn()
  const site = await createFakeSite(undefined, 2 * HOUR)
  await site.openTab(undefined, hint).signIn()
  expect(hint.mock.calls).toEqual([[site.now() - 2 * HOUR]])
})

test('hints are passed on', async () => {
  const { openTab } = await createFakeSite()
  const { client, visited } = openTab()
  await client.authorize({ signup: true, loginHint: 'new@demo.test' })
  await client.authorize({ silent: true })
  expect(visited.map((url) => new URL(url).searchParams).map((asked) => [asked.get('prompt'), asked.get('login_hint')])).toEqual([
    ['create', 'new@demo.test'],
    ['none', null],
  ])
})

test.each([
  [{ tracemark_invitation_supported: true }, 'token-of-the-link'],
  [{}, null],
])('a provider that says %o is sent the token of an invitation: %s', async (metadata, sent) => {
  const { openTab } = await createFakeSite(metadata)
  const { client, visited } = openTab()
  await client.authorize({ signup: true, invitation: 'token-of-the-link' })
  expect(visited.map((url) => new URL(url).searchParams.get('invitation'))).toEqual([sent])
})

test('a path of another site is not returned to', async () => {
  const { openTab } = await createFakeSite()
  expect((await openTab().signIn('//evil.test/phish')).returnTo).toBe('/')
})

test('the same address read twice gives the same answer, with one request', async () => {
  const { openTab, provider } = await createFakeSite()
  const { client, visited } = openTab()
  await client.authorize()
  const address = provider.signIn(visited[0] ?? '')
  const [first, second] = await Promise.all([client.parseSignInResult(address), client.parseSignInResult(address)])
  expect(second).toBe(first)
  expect(provider.requests).toEqual(['authorization_code'])
})

test('a result that this tab did not ask for is refused', async () => {
  const { openTab, provider } = await createFakeSite()
  const victim = openTab()
  const attacker = openTab()
  await victim.client.authorize()
  await attacker.client.authorize()
  expect(await failure(victim.client.parseSignInResult(provider.signIn(attacker.visited[0] ?? '')))).toBe('sign_in_unknown')
  expect(await failure(victim.client.parseSignInResult('not an address'))).toBe('sign_in_unknown')
  expect(provider.requests).toEqual([])
})

test.each([
  ['error=access_denied', 'sign_in_refused'],
  ['error=login_required', 'sign_in_required'],
  ['error=server_error', 'provider_unavailable'],
  ['code=unknown', 'sign_in_refused'],
  ['', 'answer_invalid'],
])('an answer with %j fails as %s', async (answer, code) => {
  const { openTab } = await createFakeSite()
  const { client, visited } = openTab()
  await client.authorize()
  const state = new URL(visited[0] ?? '').searchParams.get('state')
  expect(await failure(client.parseSignInResult(`${SITE}/loggedin?state=${state}&${answer}`))).toBe(code)
  expect(client.current()).toBeUndefined()
})

test.each([
  ['unreachable', 'network_unreachable'],
  ['down', 'provider_unavailable'],
] as const)('a provider that is %s fails as %s', async (mode, code) => {
  const { openTab, provider } = await createFakeSite()
  const tab = openTab()
  provider.become(mode)
  expect(await failure(tab.client.authorize())).toBe(code)
  provider.become('up')
  await tab.signIn()
  provider.become(mode)
  expect(await failure(tab.client.renew())).toBe(code)
  expect(tab.client.current()?.refreshToken).toBe('refresh-1')
})

test('an issuer in the clear is refused unless it is this machine', async () => {
  const { openTab } = await createFakeSite()
  expect(openTab().client.current()).toBeUndefined()
  const client = createIdentityClient({
    issuer: 'http://id.example',
    clientId: CLIENT_ID,
    redirectUri: SITE,
    postLogoutRedirectUri: SITE,
    storage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    deviceStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
    locks: { request: async () => undefined } as unknown as Pick<LockManager, 'request'>,
    openChannel: () => ({ postMessage: () => undefined, addEventListener: () => undefined, close: () => undefined }),
    assign: () => undefined,
    fetch: globalThis.fetch,
    now: () => 0,
    wait: async () => undefined,
  })
  expect(await failure(client.authorize())).toBe('configuration_invalid')
})

test('a reload finds the session in the tab, another tab hears it, a lone new tab finds none', async () => {
  const { openTab } = await createFakeSite()
  const first = openTab()
  const { session } = await first.signIn()
  expect(await openTab(first.entries).client.checkSession()).toEqual(session)
  expect(await openTab().client.checkSession()).toEqual(session)
  expect(await (await createFakeSite()).openTab().client.checkSession()).toBeUndefined()
})

test.each(['nonsense', '{}', '{"identityToken":"","exp":1,"subject":"x"}', 'null'])(
  'an unreadable stored session (%s) is none',
  async (text) => {
    const { openTab } = await createFakeSite()
    expect(await openTab(new Map([['tracemark.session', text]])).client.checkSession()).toBeUndefined()
  },
)

test('a session that ended while the tab slept is renewed when it is checked', async () => {
  const { openTab, pass, now } = await createFakeSite()
  const { client, signIn } = openTab()
  await signIn()
  pass(3_600)
  expect(await client.checkSession()).toEqual({ ...client.current(), refreshToken: 'refresh-2', exp: now() / 1_000 + 300 })
})

test.each([
  ['unreachable', 'network_unreachable'],
  ['down', 'provider_unavailable'],
] as const)('a session that ended is not given up while the provider is %s', async (mode, code) => {
  const { openTab, pass, provider } = await createFakeSite()
  const { client, signIn } = openTab()
  await signIn()
  pass(3_600)
  provider.become(mode)
  await expect(client.checkSession()).rejects.toMatchObject({ code })
  provider.become('up')
  expect(await client.checkSession()).toEqual(client.current())
})

test('five tabs that renew at once make one request', async () => {
  const { openTab, pass, provider, now } = await createFakeSite()
  const tabs = Array.from({ length: 5 }, () => openTab())
  await tabs[0]?.signIn()
  await settle()
  pass(250)
  const renewed = await Promise.all(tabs.map(({ client }) => client.renew()))
  expect(provider.requests).toEqual(['authorization_code', 'refresh_token'])
  expect(new Set(renewed.map(({ refreshToken, exp }) => `${refreshToken} ${exp}`))).toEqual(new Set([`refresh-2 ${now() / 1_000 + 300}`]))
})

test('a tab with an old session takes the newer one of another tab', async () => {
  const { openTab, pass, provider } = await createFakeSite()
  const first = openTab()
  await first.signIn()
  const before = new Map(first.entries)
  pass(250)
  await first.client.renew()
  const restored = openTab(before)
  expect((await restored.client.renew()).refreshToken).toBe('refresh-2')
  expect(provider.requests).toEqual(['authorization_code', 'refresh_token'])
})

test('a refusal forgets the session', async () => {
  const { openTab, provider } = await createFakeSite()
  const { client, entries, signIn } = openTab()
  await signIn()
  provider.revokeAll()
  expect(await failure(client.renew())).toBe('renewal_refused')
  expect([client.current(), entries.size]).toEqual([undefined, 0])
  expect(await failure(client.renew())).toBe('signed_out')
})

test('logout goes through the provider and reaches every tab', async () => {
  const { openTab, provider } = await createFakeSite()
  const [first, second] = [openTab(), openTab()]
  const heard: string[] = []
  second.client.onSession(({ subject }) => heard.push(`session ${subject}`))
  const stop = second.client.onLogout(() => heard.push('logout'))
  const { session } = await first.signIn()
  await settle()
  await first.client.logout()
  await settle()
  const left = new URL(first.visited.at(-1) ?? '')
  expect(`${left.origin}${left.pathname}`).toBe(`${ISSUER}/session/end`)
  expect(Object.fromEntries(left.searchParams)).toEqual({
    id_token_hint: session.identityToken,
    client_id: CLIENT_ID,
    post_logout_redirect_uri: `${SITE}/loggedout`,
  })
  expect([heard, provider.requests]).toEqual([
    ['session lucia', 'logout'],
    ['authorization_code', 'revoke refresh-1'],
  ])
  expect([first, second].map(({ client, entries }) => [client.current(), entries.size])).toEqual([
    [undefined, 0],
    [undefined, 0],
  ])
  stop()
})

test('a logout does not wait for a provider that is slow to end the refresh token', async () => {
  const { openTab, provider } = await createFakeSite()
  const { client, signIn, visited } = openTab()
  await signIn()
  const answer = provider.hold()
  await client.logout()
  expect([new URL(visited.at(-1) ?? '').pathname, provider.requests]).toEqual([
    '/oidc/session/end',
    ['authorization_code', 'revoke refresh-1'],
  ])
  answer()
})

test('a renewal that comes home after a logout brings nobody back', async () => {
  const { openTab } = await createFakeSite()
  const [first, second] = [openTab(), openTab()]
  await first.signIn()
  await settle()
  const renewal = failure(first.client.renew())
  await second.client.logout()
  expect(await renewal).toBe('signed_out')
  await settle()
  expect([first, second].map(({ client, entries }) => [client.current(), entries.size])).toEqual([
    [undefined, 0],
    [undefined, 0],
  ])
})

test('what a tab renewed and told before it heard of a logout brings nobody back', async () => {
  const { openTab, pass } = await createFakeSite()
  const [first, second, third] = [openTab(), openTab(), openTab()]
  await first.signIn()
  await settle()
  pass(250)
  await first.client.renew()
  // Its message is on its way.
  await second.client.logout()
  await settle()
  const held = () => [first, second, third].map(({ client, entries }) => [client.current()?.since, entries.size])
  expect(held()).toEqual([
    [undefined, 0],
    [undefined, 0],
    [undefined, 0],
  ])
  pass(1)
  const { session } = await third.signIn()
  await settle()
  expect(held()).toEqual(Array.from({ length: 3 }, () => [session.since, 1]))
})

test('a token that the provider gives after a logout is thrown away', async () => {
  const { openTab, provider } = await createFakeSite()
  const { client, entries, signIn } = openTab()
  await signIn()
  const release = provider.hold()
  const renewal = failure(client.renew())
  await vi.waitUntil(() => provider.requests.includes('refresh_token'))
  await client.logout()
  release()
  expect([await renewal, client.current(), entries.size]).toEqual(['signed_out', undefined, 0])
})

test.each([
  ['unreachable', 'network_unreachable'],
  ['down', 'provider_unavailable'],
] as const)(
  'a logout while the provider is %s forgets the session, stays on the page, and is finished when called again',
  async (mode, code) => {
    const { openTab, provider } = await createFakeSite()
    const { client, entries, signIn, visited } = openTab()
    const { session } = await signIn()
    const before = visited.length
    provider.become(mode)
    expect(await failure(client.logout())).toBe(code)
    expect([client.current(), entries.size, visited.length]).toEqual([undefined, 0, before])

    provider.become('up')
    await client.logout()
    const left = new URL(visited.at(-1) ?? '')
    expect([left.pathname, left.searchParams.get('id_token_hint')]).toEqual(['/oidc/session/end', session.identityToken])
    expect(provider.requests).toEqual(['authorization_code', 'revoke refresh-1'])
  },
)

test('after a logout the provider asks who it is, in every tab, until somebody has signed in', async () => {
  const { openTab, provider, deviceEntries } = await createFakeSite()
  const first = openTab()
  await first.signIn()
  provider.become('unreachable')
  await failure(first.client.logout())
  provider.become('up')

  const next = openTab()
  const prompt = () => new URL(next.visited.at(-1) ?? '').searchParams.get('prompt')
  expect(await failure(next.client.authorize({ silent: true }))).toBe('sign_in_required')
  await next.client.authorize({ signup: true })
  expect(prompt()).toBe('create')
  await next.signIn()
  expect([prompt(), deviceEntries.size]).toEqual(['login', 0])
  await next.client.authorize()
  expect(prompt()).toBeNull()
})

test('a provider that does not know how to ask again is not told to', async () => {
  const { openTab } = await createFakeSite({ prompt_values_supported: ['none'] })
  const { client, signIn, visited } = openTab()
  await signIn()
  await client.logout()
  await client.authorize()
  expect(new URL(visited.at(-1) ?? '').searchParams.get('prompt')).toBeNull()
})
