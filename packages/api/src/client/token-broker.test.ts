import { expect, test } from 'vitest'
import type { Permission } from '../schemas/index.ts'
import { createFakeChannels, createFakeLocks, settle } from '../tabs/testing/fake-tabs.ts'
import { ApiError } from './api-error.ts'
import { createTokenBroker, STORED_GRANT } from './token-broker.ts'
import { readTokenClaims } from './token-claims.ts'

const createJwt = (claims: object) => `e30.${btoa(JSON.stringify(claims)).replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')}.x`

const createStorage = (entries = new Map<string, string>()) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})

/** A site: its tabs share locks, channel and the server behind them. */
const createSite = ({ serverAhead = 0 } = {}) => {
  const exchanges: string[] = []
  const locks = createFakeLocks()
  const openChannel = createFakeChannels()
  let nowSeconds = 1_000
  let refuse = false
  let permissions: Permission[] = ['portal:access']
  const asked: string[] = []
  let meanwhile = () => {}

  const openTab = (identity = { token: 'identity', subject: 'lucia' }, storage = createStorage(), isSignedIn = true) => {
    const signedIn: { current: typeof identity | undefined } = { current: isSignedIn ? identity : undefined }
    const broker = createTokenBroker({
      client: {
        accessTokens: {
          exchange: async ({ body } = {}) => {
            exchanges.push(`${identity.token}:${body?.organizationId ?? 'general'}`)
            meanwhile()
            if (refuse) throw new ApiError('organization_not_found', 'No.', { status: 404 })
            return {
              jwt: createJwt({
                iat: nowSeconds + serverAhead,
                exp: nowSeconds + serverAhead + 300,
                sub: identity.subject,
                ...(body?.organizationId && { orgId: body.organizationId }),
              }),
            }
          },
        },
        auth: {
          permissions: async (_, options) => {
            asked.push(options?.token ?? '')
            return { permissions }
          },
        },
      },
      subject: () => signedIn.current?.subject,
      identityToken: async () => {
        if (!signedIn.current) throw new ApiError('unauthenticated', 'Nobody is signed in.')
        return signedIn.current.token
      },
      locks,
      openChannel,
      storage,
      wait: settle,
      now: () => nowSeconds * 1_000,
    })
    return {
      broker,
      storage,
      signIn: () => {
        signedIn.current = identity
      },
      signOut: () => {
        signedIn.current = undefined
        broker.clear()
      },
    }
  }
  return {
    openTab,
    exchanges,
    /** The tokens whose permissions were asked for. */
    asked,
    permit: (...next: Permission[]) => {
      permissions = next
    },
    pass: (seconds: number) => {
      nowSeconds += seconds
    },
    /** What a tab that slept through a renewal may still say. */
    say: (value: unknown) => openChannel().postMessage({ kind: 'value', value }),
    duringExchange: (work: () => void) => {
      meanwhile = work
    },
    refuseAll: () => {
      refuse = true
    },
  }
}

test('callers in one tab share the pending exchange', async () => {
  const site = createSite()
  const { broker } = site.openTab()
  const [first, second] = await Promise.all([broker.obtain(101), broker.obtain(101)])
  expect(second).toBe(first)
  expect(first).toEqual({ jwt: expect.any(String), exp: 1_300, subject: 'lucia', organizationId: 101, permissions: ['portal:access'] })
  expect(site.exchanges).toEqual(['identity:101'])
})

test('five tabs make one exchange', async () => {
  const site = createSite()
  const tabs = Array.from({ length: 5 }, () => site.openTab())
  const grants = await Promise.all(tabs.map(({ broker }) => broker.obtain(101)))
  expect(new Set(grants.map((grant) => grant.jwt)).size).toBe(1)
  expect(site.exchanges).toEqual(['identity:101'])
})

test('five tabs whose token nears its end renew it once, and none goes back to the old one', async () => {
  const site = createSite()
  const tabs = Array.from({ length: 5 }, () => site.openTab())
  await Promise.all(tabs.map(({ broker }) => broker.obtain(101)))
  site.pass(271)
  const grants = await Promise.all(tabs.map(({ broker }) => broker.obtain(101)))
  await settle()
  expect(grants.map(({ exp }) => exp)).toEqual(Array(5).fill(1_571))
  expect(await Promise.all(tabs.map(({ broker }) => broker.obtain(101)))).toEqual(grants)
  expect(site.exchanges).toEqual(['identity:101', 'identity:101'])
})

test('an older token from another tab does not replace a newer one', async () => {
  const site = createSite()
  const { broker } = site.openTab()
  const old = await broker.obtain(101)
  site.pass(271)
  const renewed = await broker.obtain(101)
  site.say(old)
  await settle()
  expect(await broker.obtain(101)).toEqual(renewed)
  expect(site.exchanges).toEqual(['identity:101', 'identity:101'])
})

test('another organization waits for its turn and gets its own token', async () => {
  const site = createSite()
  const { broker } = site.openTab()
  const [coffee, wine] = await Promise.all([broker.obtain(101), broker.obtain(102)])
  expect([coffee.organizationId, wine.organizationId]).toEqual([101, 102])
  expect(site.exchanges).toEqual(['identity:101', 'identity:102'])
})

test('a call refreshes its token when under 30 s remain, and not before', async () => {
  const site = createSite()
  const { broker } = site.openTab()
  await broker.tokenFor(101)
  site.pass(270)
  await broker.tokenFor(101)
  expect(site.exchanges).toEqual(['identity:101'])
  site.pass(1)
  await broker.tokenFor(101)
  expect(site.exchanges).toEqual(['identity:101', 'identity:101'])
})

test('without an organization calls carry the general token, and signed out none', async () => {
  const site = createSite()
  const { broker, signOut } = site.openTab()
  await broker.tokenFor(101)
  await broker.tokenFor()
  expect(site.exchanges).toEqual(['identity:101', 'identity:general'])
  signOut()
  expect([await broker.tokenFor(), await broker.tokenFor(101)]).toEqual([undefined, undefined])
})

test('a token is of the organization that was asked for, whichever is selected meanwhile', async () => {
  const site = createSite()
  const { broker } = site.openTab()
  broker.select(101)
  const coffee = broker.tokenFor(101)
  broker.select(102)
  const wine = broker.tokenFor(102)
  expect((await Promise.all([coffee, wine])).map((jwt) => readTokenClaims(jwt ?? '').orgId)).toEqual([101, 102])
})

test('a token of another account is never taken from the channel', async () => {
  const site = createSite()
  const lucia = site.openTab()
  const other = site.openTab({ token: 'other', subject: 'mateo' })
  await lucia.broker.obtain(101)
  await other.broker.obtain(101)
  expect(site.exchanges).toEqual(['identity:101', 'other:101'])
})

test('a token that arrives after sign-out is not kept', async () => {
  const site = createSite()
  const { broker, signOut } = site.openTab()
  const heard: unknown[] = []
  broker.subscribe((grant) => heard.push(grant))
  site.duringExchange(signOut)
  await broker.obtain(101)
  expect(await broker.tokenFor()).toBe(undefined)
  expect(heard).toEqual([])
})

test('a refused exchange rejects for all who wait, and the next call tries again', async () => {
  const site = createSite()
  const { broker } = site.openTab()
  site.refuseAll()
  const outcomes = await Promise.allSettled([broker.obtain(101), broker.obtain(101)])
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  await expect(broker.obtain(101)).rejects.toMatchObject({ code: 'organization_not_found' })
  expect(site.exchanges).toEqual(['identity:101', 'identity:101'])
})

test('a device whose clock is wrong goes by how long a token lives', async () => {
  const site = createSite({ serverAhead: 3_600 })
  const { broker } = site.openTab()
  const { exp } = await broker.obtain(101)
  expect(exp).toBe(1_300)
})

/** A tab that selected an organization, and its storage. */
const openSelected = async (site: ReturnType<typeof createSite>) => {
  const tab = site.openTab()
  const grant = await tab.broker.obtain(101)
  tab.broker.select(101)
  await settle()
  return { ...tab, grant }
}

test('a reload keeps the token of the selected organization, which serves its first general calls too', async () => {
  const site = createSite()
  const { grant, storage } = await openSelected(site)
  site.pass(200)
  const { broker } = site.openTab(undefined, storage)
  expect([await broker.tokenFor(), await broker.obtain(101)]).toEqual([grant.jwt, grant])
  broker.select(101)
  broker.select(undefined)
  await broker.tokenFor()
  expect(site.exchanges).toEqual(['identity:101', 'identity:general'])
})

test('a new tab takes what another has, before anybody is signed in to it', async () => {
  const site = createSite()
  const first = site.openTab()
  const { jwt } = await first.broker.obtain(101)
  const identity = { token: 'identity', subject: 'lucia' }
  const second = site.openTab(identity, createStorage(), false)
  await settle()
  expect(await second.broker.tokenFor()).toBe(undefined)
  second.signIn()
  expect([await second.broker.tokenFor(), await second.broker.tokenFor(101), site.exchanges]).toEqual([jwt, jwt, ['identity:101']])
})

test('what a new tab was told of another account serves nobody', async () => {
  const site = createSite()
  await site.openTab().broker.obtain(101)
  const other = site.openTab({ token: 'other', subject: 'tom' }, createStorage(), false)
  await settle()
  other.signIn()
  await other.broker.tokenFor()
  await other.broker.tokenFor(101)
  expect(site.exchanges).toEqual(['identity:101', 'other:general', 'other:101'])
})

test('what its bearer may do is read again after a reload, and told when it has changed', async () => {
  const site = createSite()
  const { grant, storage } = await openSelected(site)
  const reload = async () => {
    const heard: unknown[] = []
    const { broker } = site.openTab(undefined, storage)
    broker.subscribe((told) => heard.push(told))
    broker.select(101)
    await settle()
    return heard
  }
  site.asked.length = 0
  expect([await reload(), site.asked]).toEqual([[], [grant.jwt]])
  site.permit('portal:access', 'interactions:list')
  const changed = { ...grant, permissions: ['portal:access', 'interactions:list'] }
  expect([await reload(), JSON.parse(storage.entries.get(STORED_GRANT) ?? '')]).toEqual([[changed], changed])
})

test('what its bearer may do is asked again when a call was refused, and told when it has changed', async () => {
  const site = createSite()
  const { broker, grant } = await openSelected(site)
  const heard: unknown[] = []
  broker.subscribe((told) => heard.push(told))
  await broker.check(101)
  expect(heard).toEqual([])
  site.permit('tasks:list')
  await broker.check(101)
  expect(heard).toEqual([{ ...grant, permissions: ['tasks:list'] }])
})

test('a kept token that nears its end is exchanged anew', async () => {
  const site = createSite()
  const { storage } = await openSelected(site)
  site.pass(271)
  const { broker } = site.openTab(undefined, storage)
  broker.select(101)
  await broker.tokenFor(101)
  expect(site.exchanges).toEqual(['identity:101', 'identity:101'])
})

test('a renewal is what the next reload finds', async () => {
  const site = createSite()
  const { broker, storage } = await openSelected(site)
  site.pass(271)
  const renewed = await broker.obtain(101)
  expect(JSON.parse(storage.entries.get(STORED_GRANT) ?? '')).toEqual(renewed)
})

test('sign-out forgets the kept token, and nobody else is given it', async () => {
  const site = createSite()
  const { storage, signOut } = await openSelected(site)
  const other = site.openTab({ token: 'other', subject: 'mateo' }, storage)
  await other.broker.tokenFor()
  expect(site.exchanges).toEqual(['identity:101', 'other:general'])
  signOut()
  expect([...storage.entries]).toEqual([])
})

test('a kept token that can not be read is none', async () => {
  const site = createSite()
  const { broker } = site.openTab(undefined, createStorage(new Map([[STORED_GRANT, '{"jwt":7}']])))
  await broker.tokenFor()
  expect(site.exchanges).toEqual(['identity:general'])
})
