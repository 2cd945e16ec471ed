import * as z from 'zod/mini'
import { OrganizationId, Permission } from '../schemas/index.ts'
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
})
export type AccessGrant = z.infer<typeof AccessGrant>

export interface TokenBrokerOptions {
  client: Pick<ApiClient, 'accessTokens' | 'auth'>
  /** The identity token of the session and whose it is; rejects or is undefined when signed out. */
  identity: () => { token: string; subject: string } | undefined
  locks: Pick<LockManager, 'request'>
  /** Opens a channel that every tab of this site hears. */
  openChannel: (name: string) => Pick<BroadcastChannel, 'postMessage' | 'addEventListener' | 'close'>
  /** Milliseconds since 1970. */
  now: () => number
}

export interface TokenBroker {
  /** The token for an organization, or the general one: the one held while it lives, else by exchange. */
  obtain: (organizationId?: number, options?: { minimumSeconds?: number }) => Promise<AccessGrant>
  /** Makes this organization's token the one that calls carry. */
  select: (organizationId: number | undefined) => void
  /** The token that calls carry now, refreshed when under 30 s remain. */
  currentToken: () => Promise<string | undefined>
  /** Forgets every token, at sign-out. */
  clear: () => void
  /** Called with each new grant, also one that another tab obtained. */
  subscribe: (listener: (grant: AccessGrant) => void) => () => void
  close: () => void
}

const keyOf = (organizationId: number | undefined): number | 'general' => organizationId ?? 'general'

/**
 * Exchanges the identity token for ours. One exchange is in flight at a time in all tabs of the site; whoever asks for
 * the same token meanwhile receives the pending one. The permissions are read again after each exchange. Tokens live in
 * memory only.
 */
export const createTokenBroker = ({ client, identity, locks, openChannel, now }: TokenBrokerOptions): TokenBroker => {
  const grants = new Map<number | 'general', AccessGrant>()
  const pending = new Map<number | 'general', Promise<AccessGrant>>()
  const listeners = new Set<(grant: AccessGrant) => void>()
  const channel = openChannel(CHANNEL)
  let selected: number | undefined
  let generation = 0

  const keep = (grant: AccessGrant) => {
    grants.set(keyOf(grant.organizationId), grant)
    for (const listener of listeners) listener(grant)
  }

  const held = (organizationId: number | undefined, minimumSeconds: number): AccessGrant | undefined => {
    const grant = grants.get(keyOf(organizationId))
    return grant && grant.exp - now() / 1000 >= minimumSeconds ? grant : undefined
  }

  channel.addEventListener('message', ({ data }) => {
    const grant = AccessGrant.safeParse(data)
    if (grant.success && grant.data.subject === identity()?.subject) keep(grant.data)
  })

  const exchange = async (organizationId: number | undefined, minimumSeconds: number): Promise<AccessGrant> => {
    const begun = generation
    return locks.request(LOCK, async () => {
      const shared = held(organizationId, minimumSeconds)
      if (shared) return shared
      const { token, subject } = identity() ?? {}
      const { jwt } = await client.accessTokens.exchange(
        { body: organizationId === undefined ? {} : { organizationId } },
        { token: token ?? '' },
      )
      const { permissions } = await client.auth.permissions({}, { token: jwt })
      const { exp, orgId } = readTokenClaims(jwt)
      const grant: AccessGrant = { jwt, exp, subject: subject ?? '', permissions, ...(orgId !== undefined && { organizationId: orgId }) }
      if (begun === generation) {
        keep(grant)
        channel.postMessage(grant)
      }
      return grant
    })
  }

  const obtain: TokenBroker['obtain'] = (organizationId, { minimumSeconds = REFRESH_BELOW_S } = {}) => {
    const key = keyOf(organizationId)
    const grant = held(organizationId, minimumSeconds)
    if (grant) return Promise.resolve(grant)
    const already = pending.get(key)
    if (already) return already
    const started = exchange(organizationId, minimumSeconds).finally(() => {
      if (pending.get(key) === started) pending.delete(key)
    })
    pending.set(key, started)
    return started
  }

  return {
    obtain,
    select: (organizationId) => {
      selected = organizationId
    },
    currentToken: async () => (identity() ? (await obtain(selected)).jwt : undefined),
    clear: () => {
      generation += 1
      selected = undefined
      grants.clear()
      pending.clear()
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    close: () => channel.close(),
  }
}
