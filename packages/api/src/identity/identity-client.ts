import * as z from 'zod/mini'
import { createStored } from '../tabs/stored.ts'
import { createTabs } from '../tabs/tabs.ts'
import type { Conversation } from './conversation.ts'
import type { IdentityEnvironment } from './environment.ts'
import { IdentityError } from './identity-error.ts'
import { Session } from './session.ts'
import type { AuthorizeOptions, SignInResult } from './sign-in.ts'

/** How long a logout waits for the provider to end the refresh token. Its own logout, which comes next, ends most of them too. */
const REVOCATION_WAIT_MS = 2_000

/** Under which key of the tab's storage the session is. */
export const STORED_SESSION = 'tracemark.session'

/**
 * Under which key the device's storage says that somebody signed out and nobody has signed in since. The provider may still have its
 * session: it was not reached, it has no logout, or the person left its page.
 */
const SIGNED_OUT = 'tracemark.signed-out'

export interface IdentityClientOptions extends IdentityEnvironment {
  /** The provider's issuer identifier: https, or http on this machine. */
  issuer: string
  clientId: string
  /** Absolute address of the page that reads the sign-in result. */
  redirectUri: string
  /** Absolute address of the page after logout. */
  postLogoutRedirectUri: string
}

/** Every operation that fails rejects with `IdentityError`. */
export interface IdentityClient {
  /** Leaves for the provider, which asks who it is where somebody signed out before. */
  authorize: (options?: AuthorizeOptions) => Promise<void>
  /** Reads the address that the provider sent the person to. The same address gives the same answer. */
  parseSignInResult: (address: string) => Promise<SignInResult>
  /** The session of this tab or of another live tab, renewed when it has ended; undefined when signed out. Rejects where the provider can't be asked. */
  checkSession: () => Promise<Session | undefined>
  /** Renews with the refresh token; all tabs together renew once. */
  renew: () => Promise<Session>
  /** Forgets the session in every tab, then leaves for the provider's own logout. Where the provider can't be reached it stays, rejects, and may be called again. */
  logout: () => Promise<void>
  /** The session held now, without asking anyone. */
  current: () => Session | undefined
  /** Another tab logged out. */
  onLogout: (listener: () => void) => () => void
  /** Another tab signed in or renewed. */
  onSession: (listener: (session: Session) => void) => () => void
  close: () => void
}

/** A provider that can't be asked has ended nothing. */
const isPassing = (error: unknown): boolean =>
  error instanceof IdentityError && (error.code === 'network_unreachable' || error.code === 'provider_unavailable')

/** A restored session needs no word with the provider: what speaks its protocol is fetched when there is something to say. */
const conversationOnDemand = (options: IdentityClientOptions): (() => Promise<Conversation>) => {
  let pending: Promise<Conversation> | undefined
  const load = async () => {
    try {
      const { createConversation } = await import('./conversation.ts')
      return createConversation(options)
    } catch (error) {
      pending = undefined
      throw new IdentityError('network_unreachable', 'The code that speaks with the provider could not be fetched.', error)
    }
  }
  return () => {
    pending ??= load()
    return pending
  }
}

/** Signs people in at any OpenID provider. The session lives in memory and in this tab's sessionStorage. */
export const createIdentityClient = (options: IdentityClientOptions): IdentityClient => {
  const { issuer, clientId, postLogoutRedirectUri, storage, deviceStorage, locks, assign, now, wait } = options
  const talk = conversationOnDemand(options)
  const stored = createStored(storage, STORED_SESSION, Session)
  const signedOut = createStored(deviceStorage, SIGNED_OUT, z.literal(true))
  const scope = `tracemark.identity ${issuer} ${clientId}`
  const logoutListeners = new Set<() => void>()
  const sessionListeners = new Set<(session: Session) => void>()
  let session = stored.read()
  /** Whose logout the provider has not heard of. Never stored. */
  let leaving: Session | undefined
  let generation = 0
  let signedOutAt = 0
  let reading: { address: string; result: Promise<SignInResult> } | undefined

  const isLive = ({ exp }: Session) => exp * 1_000 > now()
  const keep = (next: Session | undefined) => {
    session = next
    stored.write(next)
  }
  const forget = () => {
    generation += 1
    reading = undefined
    keep(undefined)
  }

  const signOut = () => {
    signedOutAt = now()
    forget()
  }

  const tabs = createTabs({
    ...options,
    name: scope,
    schema: Session,
    answer: () => (session && isLive(session) ? [session] : []),
    onValue: (announced) => {
      // What another tab renewed before it heard of the sign-out may come after it.
      if ((announced.since ?? 0) < signedOutAt) return
      const isNewer = session && isLive(session) ? announced.subject === session.subject && announced.exp > session.exp : isLive(announced)
      if (!isNewer) return
      keep(announced)
      for (const listener of sessionListeners) listener(announced)
    },
    onEnd: () => {
      signOut()
      for (const listener of logoutListeners) listener()
    },
  })

  const accept = (next: Session, begun: number): Session => {
    if (begun !== generation) throw new IdentityError('signed_out', 'Signed out meanwhile.')
    keep(next)
    tabs.announce(next)
    return next
  }

  const renew = async (): Promise<Session> => {
    const before = session
    const begun = generation
    if (!before) throw new IdentityError('signed_out', 'Nobody is signed in.')
    return locks.request(`${scope} renewal`, async () => {
      const isNewer = (other: Session) => other.subject === before.subject && other.exp > before.exp
      // The lock may come before the message of the tab that held it: ask, so that a used refresh token is never sent again.
      if (!session || !isNewer(session)) await tabs.ask(isNewer)
      if (begun !== generation || !session) throw new IdentityError('signed_out', 'Signed out meanwhile.')
      if (isNewer(session)) return session
      if (!session.refreshToken) throw new IdentityError('renewal_unavailable', 'The provider gave no refresh token.')
      try {
        return accept(await (await talk()).provider.refresh(session, session.refreshToken), begun)
      } catch (error) {
        if (begun === generation && error instanceof IdentityError && error.code === 'renewal_refused') forget()
        throw error
      }
    })
  }

  const finish = async (address: string): Promise<SignInResult> => {
    const begun = generation
    try {
      const result = await (await talk()).signIn.finish(address)
      const accepted = accept({ ...result.session, since: now() }, begun)
      signedOut.write(undefined)
      return { ...result, session: accepted }
    } catch (error) {
      // Whoever comes back with a result that can't be read is signed out, also of a session that this tab still had.
      keep(undefined)
      throw error
    }
  }

  return {
    authorize: async (request = {}) => {
      const { signIn } = await talk()
      assign(await signIn.begin({ ...request, anew: signedOut.read() ?? false }))
    },
    parseSignInResult: (address) => {
      if (reading?.address !== address) reading = { address, result: finish(address) }
      return reading.result
    },
    checkSession: async () => {
      if (!session || !isLive(session)) await tabs.ask(isLive)
      if (!session || isLive(session)) return session
      return renew().catch((error: unknown) => {
        if (isPassing(error)) throw error
        return undefined
      })
    },
    renew,
    logout: async () => {
      leaving = session ?? leaving
      const { identityToken: idTokenHint, refreshToken } = leaving ?? {}
      signedOut.write(true)
      signOut()
      tabs.announceEnd()
      const { provider } = await talk()
      // Leaving for a provider that can't be reached ends on a page of the browser.
      const reached = provider.reach()
      // A page that leaves may take its requests with it.
      const revoked = refreshToken === undefined ? undefined : Promise.race([provider.revoke(refreshToken), wait(REVOCATION_WAIT_MS)])
      const [{ end_session_endpoint: endSession }] = await Promise.all([reached, revoked])
      leaving = undefined
      if (!endSession) return assign(postLogoutRedirectUri)
      const url = new URL(endSession)
      if (idTokenHint !== undefined) url.searchParams.set('id_token_hint', idTokenHint)
      url.searchParams.set('client_id', clientId)
      url.searchParams.set('post_logout_redirect_uri', postLogoutRedirectUri)
      assign(url.href)
    },
    current: () => session,
    onLogout: (listener) => {
      logoutListeners.add(listener)
      return () => logoutListeners.delete(listener)
    },
    onSession: (listener) => {
      sessionListeners.add(listener)
      return () => sessionListeners.delete(listener)
    },
    close: tabs.close,
  }
}
