import * as oauth from 'oauth4webapi'
import { readTokenClaims } from '../client/token-claims.ts'
import type { IdentityEnvironment } from './environment.ts'
import { IdentityError } from './identity-error.ts'
import { toIdentityError } from './provider-failure.ts'
import { type Session, toSession } from './session.ts'

const PROVIDER_TIMEOUT_MS = 15_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** One OpenID provider, found by discovery, spoken to as a public client. */
export interface Provider {
  metadata: () => Promise<oauth.AuthorizationServer>
  /** The metadata, asked for anew: rejects where the provider can't be reached at this moment. */
  reach: () => Promise<oauth.AuthorizationServer>
  /** Checks the answer in the address against `state`, and trades its code for a session. */
  trade: (answer: URL, pending: { state: string; verifier: string; nonce: string }) => Promise<Session>
  refresh: (session: Session, refreshToken: string) => Promise<Session>
  /** Ends a refresh token, also while the page is leaving. Fails silently: the provider's logout ends most of them too. */
  revoke: (refreshToken: string) => Promise<void>
}

export interface ProviderOptions extends Pick<IdentityEnvironment, 'fetch' | 'now' | 'hint'> {
  issuer: string
  clientId: string
  redirectUri: string
}

const readIssuer = (issuer: string): URL => {
  const url = URL.canParse(issuer) ? new URL(issuer) : undefined
  if (url?.protocol === 'https:' || (url?.protocol === 'http:' && LOOPBACK.includes(url.hostname))) return url
  throw new IdentityError(
    'configuration_invalid',
    `The issuer ${issuer} must be an https address, or http on this machine: tokens would travel in the clear.`,
  )
}

/** When the identity token of an answer was issued, in seconds since 1970 by the provider's clock; `undefined` where none can be read. */
const issuedAt = async (answer: Response): Promise<number | undefined> => {
  try {
    const { id_token: token }: { id_token?: unknown } = await answer.clone().json()
    return readTokenClaims(String(token)).iat
  } catch {
    // Whoever reads the answer next says what is wrong with it.
    return undefined
  }
}

export const createProvider = ({ issuer, clientId, redirectUri, fetch, now, hint }: ProviderOptions): Provider => {
  const authentication = oauth.None()
  let discovered: Promise<oauth.AuthorizationServer> | undefined

  const client: oauth.Client = { client_id: clientId, token_endpoint_auth_method: 'none' }

  /**
   * The token came from the provider this moment, for a nonce of this sign-in: it is judged by the moment at which it says that it was
   * issued. This device's clock may be wrong by years.
   */
  const clientAt = (issued: number | undefined): oauth.Client => {
    const time = issued === undefined ? now() : issued * 1_000
    return { ...client, [oauth.clockSkew]: Math.round((time - Date.now()) / 1_000), [oauth.clockTolerance]: 30 }
  }

  const createSession = (tokens: oauth.TokenEndpointResponse, issued: number | undefined, before?: Session): Session => {
    if (issued !== undefined) hint?.(issued * 1_000)
    return toSession(tokens, oauth.getValidatedIdTokenClaims(tokens), now(), before)
  }

  const request = () => ({
    [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) => fetch(url, init as RequestInit),
    [oauth.allowInsecureRequests]: readIssuer(issuer).protocol === 'http:',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  })

  const discover = async (cache?: RequestCache) => {
    try {
      const url = readIssuer(issuer)
      const asked = (address: string, init: RequestInit) => fetch(address, cache === undefined ? init : { ...init, cache })
      const options = { algorithm: 'oidc' as const, ...request(), [oauth.customFetch]: asked }
      return await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, options))
    } catch (error) {
      discovered = undefined
      throw toIdentityError(error, 'answer_invalid')
    }
  }
  const metadata = () => {
    discovered ??= discover()
    return discovered
  }

  return {
    metadata,
    reach: () => {
      discovered = discover('no-store')
      return discovered
    },
    trade: async (answer, { state, verifier, nonce }) => {
      try {
        const server = await metadata()
        const parameters = oauth.validateAuthResponse(server, client, answer, state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          authentication,
          parameters,
          redirectUri,
          verifier,
          request(),
        )
        const issued = await issuedAt(response)
        const tokens = await oauth.processAuthorizationCodeResponse(server, clientAt(issued), response, {
          expectedNonce: nonce,
          requireIdToken: true,
        })
        return createSession(tokens, issued)
      } catch (error) {
        throw toIdentityError(error, 'sign_in_refused')
      }
    },
    refresh: async (session, refreshToken) => {
      try {
        const server = await metadata()
        const response = await oauth.refreshTokenGrantRequest(server, client, authentication, refreshToken, request())
        const issued = await issuedAt(response)
        const tokens = await oauth.processRefreshTokenResponse(server, clientAt(issued), response)
        const renewed = createSession(tokens, issued, session)
        if (renewed.subject === session.subject) return renewed
        throw new IdentityError('renewal_refused', 'The provider answered with a session of somebody else.')
      } catch (error) {
        throw toIdentityError(error, 'renewal_refused')
      }
    },
    revoke: async (refreshToken) => {
      try {
        const server = await metadata()
        if (!server.revocation_endpoint) return
        const leaving = { [oauth.customFetch]: (url: string, init: RequestInit) => fetch(url, { ...init, keepalive: true }) }
        await oauth.revocationRequest(server, client, authentication, refreshToken, { ...request(), ...leaving })
      } catch {
        // Nothing to do about it: this tab has forgotten the token.
      }
    },
  }
}
