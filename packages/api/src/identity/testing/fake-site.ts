import { createIdentityClient } from '../identity-client.ts'
import { CLIENT_ID, createFakeProvider, ISSUER } from './fake-provider.ts'

export const SITE = 'http://localhost:8080'

/** Locks that serve one holder after the other, as the browser's do. */
const createFakeLocks = (): Pick<LockManager, 'request'> => {
  let last: Promise<unknown> = Promise.resolve()
  const request = (_name: string, work: () => Promise<unknown>) => {
    const turn = last.then(work, work)
    last = turn.catch(() => undefined)
    return turn
  }
  return { request } as unknown as Pick<LockManager, 'request'>
}

/** A channel whose messages arrive in a later task, as the browser's do: after a lock that was released meanwhile. */
const createFakeChannels = () => {
  const ends = new Set<EventTarget>()
  return () => {
    const own = new EventTarget()
    ends.add(own)
    return {
      postMessage: (data: unknown) => {
        const copy: unknown = structuredClone(data)
        const others = [...ends].filter((end) => end !== own)
        setImmediate(() => {
          for (const end of others) if (ends.has(end)) end.dispatchEvent(Object.assign(new Event('message'), { data: copy }))
        })
      },
      addEventListener: own.addEventListener.bind(own) as BroadcastChannel['addEventListener'],
      close: () => void ends.delete(own),
    }
  }
}

const createFakeStorage = (entries = new Map<string, string>()) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})

/** Lets every message on its way arrive. */
export const settle = async () => {
  for (let round = 0; round < 5; round += 1) await new Promise((resolve) => setImmediate(resolve))
}

/** A browser with one site open in any number of tabs. */
export const createFakeSite = async () => {
  // Whole seconds, so that expiries are equal to the second.
  let clock = Math.floor(Date.now() / 1_000) * 1_000
  const now = () => clock
  const provider = await createFakeProvider(now)
  const locks = createFakeLocks()
  const openChannel = createFakeChannels()

  const openTab = (entries?: Map<string, string>) => {
    const storage = createFakeStorage(entries)
    const visited: string[] = []
    const client = createIdentityClient({
      issuer: ISSUER,
      clientId: CLIENT_ID,
      redirectUri: `${SITE}/loggedin`,
      postLogoutRedirectUri: `${SITE}/loggedout`,
      storage,
      locks,
      openChannel,
      now,
      fetch: provider.fetch,
      assign: (url) => void visited.push(url),
      wait: settle,
    })
    const signIn = async (returnTo?: string) => {
      await client.authorize({ returnTo })
      return client.parseSignInResult(provider.signIn(visited.at(-1) ?? ''))
    }
    return { client, entries: storage.entries, visited, signIn }
  }
  return {
    provider,
    openTab,
    now,
    pass: (seconds: number) => {
      clock += seconds * 1_000
    },
  }
}
