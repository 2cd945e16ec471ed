import * as oauth from 'oauth4webapi'
import type { IdentityEnvironment } from './environment.ts'
import { IdentityError } from './identity-error.ts'
import { toIdentityError } from './provider-failure.ts'
import { type Session, toSession } from './session.ts'

const PROVIDER_TIMEOUT_MS = 15_000
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** One OpenID provider, found by discovery, spoken to as a public client. */
export interface Provider {
  metadata: () => Promise<oauth.AuthorizationServer>
  /** Checks the answer in the address against `state`, and trades its code for a session. */
  trade: (answer: URL, pending: { state: string; verifier: string; nonce: string }) => Promise<Session>
  refresh: (session: Session, refreshToken: string) => Promise<Session>
  /** Ends a refresh token, also while the page is leaving. Fails silently: the provider's logout ends most of them too. */
  revoke: (refreshToken: string) => Promise<void>
}

export interface ProviderOptions extends Pick<IdentityEnvironment, 'fetch' | 'now'> {
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

export const createProvider = ({ issuer, clientId, redirectUri, fetch, now }: ProviderOptions): Provider => {
  const authentication = oauth.None()
  let discovered: Promise<oauth.AuthorizationServer> | undefined

  const client = (): oauth.Client => ({
    client_id: clientId,
    token_endpoint_auth_method: 'none',
    [oauth.clockSkew]: Math.round((now() - Date.now()) / 1_000),
    [oauth.clockTolerance]: 30,
  })
  const request = () => ({
    [oauth.customFetch]: (url: string, init: oauth.CustomFetchOptions<string, unknown>) => fetch(url, init as RequestInit),
    [oauth.allowInsecureRequests]: readIssuer(issuer).protocol === 'http:',
    signal: AbortSignal.timeout(PROVIDER_TIMEOUT_MS),
  })

  const discover = async () => {
    try {
      const url = readIssuer(issuer)
      return await oauth.processDiscoveryResponse(url, await oauth.discoveryRequest(url, { algorithm: 'oidc', ...request() }))
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
    trade: async (answer, { state, verifier, nonce }) => {
      try {
        const server = await metadata()
        const parameters = oauth.validateAuthResponse(server, client(), answer, state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client(),
          authentication,
          parameters,
          redirectUri,
          verifier,
          request(),
        )
        const tokens = await oauth.processAuthorizationCodeResponse(server, client(), response, {
          expectedNonce: nonce,
          requireIdToken: true,
        })
        return toSession(tokens, oauth.getValidatedIdTokenClaims(tokens))
      } catch (error) {
        throw toIdentityError(error, 'sign_in_refused')
      }
    },
    refresh: async (session, refreshToken) => {
      try {
        const server = await metadata()
        const response = await oauth.refreshTokenGrantRequest(server, client(), authentication, refreshToken, request())
        const tokens = await oauth.processRefreshTokenResponse(server, client(), response)
        const renewed = toSession(tokens, oauth.getValidatedIdTokenClaims(tokens), session)
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
        await oauth.revocationRequest(server, client(), authentication, refreshToken, { ...request(), ...leaving })
      } catch {
        // Nothing to do about it: this tab has forgotten the token.
      }
    },
  }
}
