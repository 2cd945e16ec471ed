import { createFakeChannels, createFakeLocks, settle } from '../../tabs/testing/fake-tabs.ts'
import { createIdentityClient } from '../identity-client.ts'
import { CLIENT_ID, createFakeProvider, ISSUER } from './fake-provider.ts'

export const SITE = 'http://localhost:8080'

const createFakeStorage = (entries = new Map<string, string>()) => ({
  entries,
  getItem: (key: string) => entries.get(key) ?? null,
  setItem: (key: string, value: string) => void entries.set(key, value),
  removeItem: (key: string) => void entries.delete(key),
})

/** A browser with one site open in any number of tabs, on a device whose clock may be ahead of the provider's, in milliseconds. */
export const createFakeSite = async (metadata?: object, deviceAhead = 0) => {
  // Whole seconds, so that expiries are equal to the second.
  let clock = Math.floor(Date.now() / 1_000) * 1_000
  const now = () => clock + deviceAhead
  const provider = await createFakeProvider(() => clock, metadata)
  const locks = createFakeLocks()
  const openChannel = createFakeChannels()
  const deviceStorage = createFakeStorage()

  const openTab = (entries?: Map<string, string>, hint?: (issuedAt: number) => void) => {
    const storage = createFakeStorage(entries)
    const visited: string[] = []
    const client = createIdentityClient({
      issuer: ISSUER,
      clientId: CLIENT_ID,
      redirectUri: `${SITE}/loggedin`,
      postLogoutRedirectUri: `${SITE}/loggedout`,
      storage,
      deviceStorage,
      locks,
      openChannel,
      now,
      hint,
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
    deviceEntries: deviceStorage.entries,
    openTab,
    now,
    pass: (seconds: number) => {
      clock += seconds * 1_000
    },
  }
}
