import * as z from 'zod/mini'
import { OrganizationId, Permission, PermissionList } from '../schemas/index.ts'
import { createStored } from '../tabs/stored.ts'
import { createTabs, type TabsOptions } from '../tabs/tabs.ts'
import type { ApiClient } from './api-client.ts'
import { readTokenClaims } from './token-claims.ts'

/** A call refreshes its token first when fewer seconds remain (specification 2, section 9). */
export const REFRESH_BELOW_S = 30

const LOCK = 'tracemark:exchange'
const CHANNEL = 'tracemark:tokens'

/** What an exchange gives: a token, and what its bearer may do. Without `organizationId` it is the general token. */
export const AccessGrant = z.object({
  jwt: z.string(),
  /** Seconds since 1970. */
  exp: z.number(),
  subject: z.string(),
  organizationId: z.optional(OrganizationId),
  permissions: z.array(Permission),
  /** What somebody took from its bearer in this organization, and when. */
  organizationStatus: PermissionList.shape.organizationStatus,
})
export type AccessGrant = z.infer<typeof AccessGrant>

export interface TokenBrokerOptions extends Pick<TabsOptions<AccessGrant>, 'openChannel' | 'wait'> {
  client: { accessTokens: Pick<ApiClient['accessTokens'], 'exchange'>; auth: ApiClient['auth'] }
  /** Whose session this is; undefined when signed out. */
  subject: () => string | undefined
  /** The session's identity token, renewed first when it has ended. */
  identityToken: () => Promise<string>
  locks: Pick<LockManager, 'request'>
  /** The tab's sessionStorage, in which the selected organization's token survives a reload. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>
  /** Milliseconds since 1970. */
  now: () => number
}

/** Under which key of the storage the selected organization's token is. */
export const STORED_GRANT = 'tracemark.grant'

export interface TokenBroker {
  /** The token for an organization, or the general one: the one held while it lives, else by exchange. */
  obtain: (organizationId?: number, options?: { minimumSeconds?: number }) => Promise<AccessGrant>
  /** Asks what the bearer of an organization's token may do now, and tells who listens where that has changed. Rejects where it opens nothing any more. */
  check: (organizationId: number) => Promise<void>
  /** The person works in this organization: a reload of the tab finds its token. */
  select: (organizationId: number | undefined) => void
  /** The token of an organization, or the general one, refreshed when under 30 s remain. `undefined`: nobody is signed in. */
  tokenFor: (organizationId?: number) => Promise<string | undefined>
  /** Forgets every token, at sign-out. */
  clear: () => void
  /** Called with each new grant, also one that another tab obtained. */
  subscribe: (listener: (grant: AccessGrant) => void) => () => void
  close: () => void
}

const getKey = (organizationId: number | undefined): number | 'general' => organizationId ?? 'general'

/**
 * Exchanges the identity token for ours. One exchange is in flight at a time in all tabs of the site; whoever asks for
 * the same token meanwhile receives the pending one. The permissions are read again after each exchange. Tokens live in
 * memory, and the selected organization's in the tab's storage too, beside the session that it came from.
 */
export const createTokenBroker = (options: TokenBrokerOptions): TokenBroker => {
  const { client, subject, identityToken, locks, openChannel, wait, now } = options
  const stored = createStored(options.storage, STORED_GRANT, AccessGrant)
  const grants = new Map<number | 'general', AccessGrant>()
  const pending = new Map<number | 'general', Promise<AccessGrant>>()
  const listeners = new Set<(grant: AccessGrant) => void>()
  let selected: number | undefined
  /** What a reload brought along or another tab told, until its bearer has selected an organization. */
  let brought = stored.read()
  let generation = 0
  if (brought) grants.set(getKey(brought.organizationId), brought)

  const keep = (grant: AccessGrant) => {
    grants.set(getKey(grant.organizationId), grant)
    if (selected !== undefined && grant.organizationId === selected) stored.write(grant)
    for (const listener of listeners) listener(grant)
  }

  const held = (organizationId: number | undefined, minimumSeconds: number): AccessGrant | undefined => {
    const grant = grants.get(getKey(organizationId))
    return grant && grant.subject === subject() && grant.exp - now() / 1000 >= minimumSeconds ? grant : undefined
  }

  /** What its bearer may do can have changed since the exchange. */
  const readPermissionsAgain = async (grant: AccessGrant) => {
    const { permissions, organizationStatus } = await client.auth.permissions({}, { token: grant.jwt, retry: false })
    const isCurrent = grants.get(getKey(grant.organizationId)) === grant
    const isSame = permissions.join() === grant.permissions.join() && organizationStatus?.since === grant.organizationStatus?.since
    if (isCurrent && !isSame) keep({ ...grant, permissions, organizationStatus })
  }

  const tabs = createTabs({
    name: CHANNEL,
    schema: AccessGrant,
    openChannel,
    wait,
    answer: () => [...grants.values()],
    onValue: (grant) => {
      // A tab that slept may tell an older one.
      const before = grants.get(getKey(grant.organizationId))
      const isOwn = grant.subject === (subject() ?? grant.subject)
      if (!isOwn || (before && before.exp >= grant.exp)) return
      keep(grant)
      if (selected === undefined && grant.organizationId !== undefined) brought ??= grant
    },
  })
  /** A new tab asks the others before anybody is signed in to it: what they have needs no exchange. */
  const told = brought ? undefined : tabs.ask(({ exp }) => exp - now() / 1000 >= REFRESH_BELOW_S)

  const exchange = async (organizationId: number | undefined, begun: number): Promise<AccessGrant> => {
    const whose = subject()
    const token = await identityToken()
    const body = organizationId === undefined ? {} : { organizationId }
    const { jwt } = await client.accessTokens.exchange({ body }, { token })
    const { permissions, organizationStatus } = await client.auth.permissions({}, { token: jwt, retry: false })
    const { exp, iat, orgId } = readTokenClaims(jwt)
    const grant: AccessGrant = {
      jwt,
      // By this device's own clock, which may be wrong: how long a token lives is what counts.
      exp: iat === undefined ? exp : Math.floor(now() / 1000) + exp - iat,
      subject: whose ?? '',
      permissions,
      ...(organizationStatus && { organizationStatus }),
      ...(orgId !== undefined && { organizationId: orgId }),
    }
    if (begun === generation) {
      keep(grant)
      tabs.announce(grant)
    }
    return grant
  }

  const exchangeOnce = async (organizationId: number | undefined, minimumSeconds: number): Promise<AccessGrant> => {
    const begun = generation
    const atOnce = await locks.request(LOCK, { ifAvailable: true }, (lock) => lock && exchange(organizationId, begun))
    if (atOnce) return atOnce
    return locks.request(LOCK, async () => {
      // Another tab had the lock. It may come before that tab's message: ask, so that nothing is exchanged twice.
      const isHeld = () => held(organizationId, minimumSeconds) !== undefined
      if (!isHeld()) await tabs.ask(isHeld)
      return held(organizationId, minimumSeconds) ?? exchange(organizationId, begun)
    })
  }

  const obtain: TokenBroker['obtain'] = (organizationId, { minimumSeconds = REFRESH_BELOW_S } = {}) => {
    const key = getKey(organizationId)
    const grant = held(organizationId, minimumSeconds)
    if (grant) return Promise.resolve(grant)
    const already = pending.get(key)
    if (already) return already
    const started = exchangeOnce(organizationId, minimumSeconds).finally(() => {
      if (pending.get(key) === started) pending.delete(key)
    })
    pending.set(key, started)
    return started
  }

  return {
    obtain,
    check: async (organizationId) => {
      const grant = held(organizationId, 0)
      if (grant) await readPermissionsAgain(grant)
    },
    select: (organizationId) => {
      selected = organizationId
      if (organizationId === undefined) return
      const grant = held(organizationId, 0)
      stored.write(grant)
      // Whatever fails here fails again, and is told, in the calls of the page.
      if (grant && grant === brought) void readPermissionsAgain(grant).catch(() => undefined)
      brought = undefined
    },
    tokenFor: async (organizationId) => {
      if (subject() === undefined) return undefined
      await told
      // Any organization's token serves general calls: after a reload and in a new tab there is one, and nothing to wait for.
      const general = organizationId === undefined && brought && held(brought.organizationId, REFRESH_BELOW_S)
      return (general || (await obtain(organizationId))).jwt
    },
    clear: () => {
      generation += 1
      selected = undefined
      brought = undefined
      stored.write(undefined)
      grants.clear()
      pending.clear()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: tabs.close,
  }
}
