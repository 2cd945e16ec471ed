import { STORED_GRANT } from '@tracemark/api/client'
import { expect, test } from 'vitest'
import { beginWarmStart, GRANT_KEY, STORED_CALLS } from './warm-start.ts'

const ORIGIN = 'http://portal.test'
const LIST = '/functions/tracemark-interactions/interactions/101?page=1&perPage=50'
const SLUG = '/core/organizations/slug/sierra-alta'
const ACCOUNT = { path: '/graphql', body: '{"operationName":"myaccount","query":"q","variables":{}}' }

const createTab = () => {
  const entries = new Map<string, string>()
  const storage = {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
    removeItem: (key: string) => void entries.delete(key),
  }
  const asked: string[] = []
  let now = 1_000_000
  let failing = false
  const server = async (input: RequestInfo | URL, init?: RequestInit) => {
    const request = new Request(typeof input === 'string' ? `${ORIGIN}${input}` : input, init)
    const token = request.headers.get('authorization')
    asked.push(`${request.method} ${request.url.slice(ORIGIN.length)} ${token}`)
    if (failing) throw new TypeError('fetch failed')
    return Response.json({ number: asked.length })
  }
  /** Opens the address, as a reload or a navigation does. */
  const open = (address: string) => {
    const { pathname, search } = new URL(address, ORIGIN)
    const warmStart = beginWarmStart({ storage, location: { origin: ORIGIN, pathname, search }, fetch: server, now: () => now })
    const call = async (path: string, { token = 'one', body }: { token?: string; body?: string } = {}) => {
      const headers = { authorization: `Bearer ${token}` }
      const response = await warmStart.fetch(new Request(`${ORIGIN}${path}`, { headers, ...(body && { method: 'POST', body }) }))
      return response.json() as Promise<{ number: number }>
    }
    return { warmStart, call }
  }
  /** A first visit that calls, and is forgotten by the server's list of calls. */
  const visit = async (address: string) => {
    const { call } = open(address)
    await call(ACCOUNT.path, { body: ACCOUNT.body })
    await call(SLUG)
    await call(LIST)
    await call('/core/tasks/7')
    asked.length = 0
  }
  return {
    open,
    visit,
    asked,
    entries,
    grant: (seconds: number, jwt = 'one') => entries.set(GRANT_KEY, JSON.stringify({ jwt, exp: now / 1_000 + seconds })),
    pass: (milliseconds: number) => {
      now += milliseconds
    },
    fail: () => {
      failing = true
    },
    recover: () => {
      failing = false
    },
  }
}

const PAGE = '/org/sierra-alta/interactions?page=1'

test('the token is where the broker keeps it', () => {
  expect(GRANT_KEY).toBe(STORED_GRANT)
})

test('a page that was opened before makes its first calls at once, and each answer serves once', async () => {
  const tab = createTab()
  await tab.visit(PAGE)
  tab.grant(300)
  const { call } = tab.open(PAGE)
  const begun = [`POST /graphql Bearer one`, `GET ${SLUG} Bearer one`, `GET ${LIST} Bearer one`]
  expect(tab.asked).toEqual(begun)
  expect([await call(LIST), await call(ACCOUNT.path, { body: ACCOUNT.body }), await call(SLUG)]).toEqual([
    { number: 3 },
    { number: 1 },
    { number: 2 },
  ])
  expect(tab.asked).toEqual(begun)
  expect(await call(LIST)).toEqual({ number: 4 })
})

test.each<[string, (tab: ReturnType<typeof createTab>) => unknown, string]>([
  ['another address', (tab) => tab.grant(300), '/org/sierra-alta/interactions?page=2'],
  ['a token that nears its end', (tab) => tab.grant(59), PAGE],
  ['no token', () => undefined, PAGE],
  ['a storage that can not be read', (tab) => tab.grant(300) && tab.entries.set(STORED_CALLS, '{'), PAGE],
  [
    'an address of another site',
    (tab) => tab.grant(300) && tab.entries.set(STORED_CALLS, JSON.stringify({ address: PAGE, calls: [{ kind: 0, path: '//evil.test/' }] })),
    PAGE,
  ],
])('%s begins nothing', async (_, arrange, address) => {
  const tab = createTab()
  await tab.visit(PAGE)
  arrange(tab)
  tab.open(address)
  expect(tab.asked).toEqual([])
})

test('an answer goes to nobody with another token, nor to another question', async () => {
  const tab = createTab()
  await tab.visit(PAGE)
  tab.grant(300)
  const { call } = tab.open(PAGE)
  expect([await call(LIST, { token: 'two' }), await call(`${LIST}&search=x`)]).toEqual([{ number: 4 }, { number: 5 }])
})

test('what failed early is asked again, and what comes late is too', async () => {
  const tab = createTab()
  await tab.visit(PAGE)
  tab.grant(300)
  tab.fail()
  const failed = tab.open(PAGE)
  tab.recover()
  expect(await failed.call(LIST)).toEqual({ number: 4 })
  const late = tab.open(PAGE)
  tab.pass(15_000)
  expect(await late.call(LIST)).toEqual({ number: 6 })
})

test('each address notes what it asked first, and not what it fetched ahead', async () => {
  const tab = createTab()
  const { call, warmStart } = tab.open(PAGE)
  await call(SLUG)
  await call(LIST)
  await call(`${LIST}&page=2`)
  warmStart.noteLanguage('en-x-farm')
  expect(JSON.parse(tab.entries.get(STORED_CALLS) ?? '')).toEqual({
    address: PAGE,
    language: 'en-x-farm',
    calls: [
      { kind: 1, path: SLUG },
      { kind: 3, path: LIST },
    ],
  })
  expect([tab.open(PAGE).warmStart.language, tab.open('/').warmStart.language]).toEqual(['en-x-farm', undefined])
})

test('sign-out forgets calls and answers', async () => {
  const tab = createTab()
  await tab.visit(PAGE)
  tab.grant(300)
  const { call, warmStart } = tab.open(PAGE)
  warmStart.forget()
  expect([tab.entries.has(STORED_CALLS), await call(LIST)]).toEqual([false, { number: 4 }])
})

test('a reload tells what its first calls answered, and keeps what is shown apart from what is asked for ahead', async () => {
  const tab = createTab()
  tab.grant(300)
  await tab.visit('/org/sierra-alta/interactions')
  const { warmStart, call } = tab.open('/org/sierra-alta/interactions')
  expect(await warmStart.begun).toEqual(['{"number":1}', '{"number":2}', undefined, '{"number":3}'])
  await call(LIST)
  await call(LIST.replace('page=1', 'page=2'))
  expect(warmStart.shown()).toEqual({
    address: '/org/sierra-alta/interactions',
    answers: ['{"number":1}', '{"number":2}', undefined, '{"number":3}'],
  })
})
