import { exportJWK, generateKeyPair, SignJWT } from 'jose'

export const ISSUER = 'http://localhost:8080/oidc'
export const CLIENT_ID = 'portal'
const LIFETIME_S = 300

interface Grant {
  challenge: string
  nonce: string
}

/** An OpenID provider in memory: rotates refresh tokens, and refuses one that was used before. */
export const createFakeProvider = async (now: () => number, metadata: object = {}) => {
  const { privateKey, publicKey } = await generateKeyPair('ES256')
  const jwk = { ...(await exportJWK(publicKey)), alg: 'ES256', kid: 'one' }
  const codes = new Map<string, Grant>()
  const refreshTokens = new Set<string>()
  const requests: string[] = []
  let issued = 0
  let held: Promise<void> = Promise.resolve()
  let mode: 'up' | 'down' | 'unreachable' = 'up'

  const identityToken = (nonce?: string) => {
    const seconds = Math.floor(now() / 1_000)
    return new SignJWT({ email: 'owner@demo.test', name: 'Lucía Paz', ...(nonce && { nonce }) })
      .setProtectedHeader({ alg: 'ES256', kid: 'one' })
      .setIssuer(ISSUER)
      .setAudience(CLIENT_ID)
      .setSubject('lucia')
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + LIFETIME_S)
      .sign(privateKey)
  }

  const tokens = async (nonce?: string) => {
    issued += 1
    const refreshToken = `refresh-${issued}`
    refreshTokens.add(refreshToken)
    return Response.json({
      access_token: `access-${issued}`,
      token_type: 'Bearer',
      expires_in: LIFETIME_S,
      refresh_token: refreshToken,
      id_token: await identityToken(nonce),
    })
  }

  const refuse = (error: string) => Response.json({ error }, { status: 400 })

  const token = async (form: URLSearchParams) => {
    const grantType = form.get('grant_type') ?? ''
    requests.push(grantType)
    await held
    if (grantType === 'refresh_token') return refreshTokens.delete(form.get('refresh_token') ?? '') ? tokens() : refuse('invalid_grant')
    const grant = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(form.get('code_verifier') ?? ''))
    const challenge = Buffer.from(digest).toString('base64url')
    return grant?.challenge === challenge ? tokens(grant.nonce) : refuse('invalid_grant')
  }

  const answer = async (request: Request): Promise<Response> => {
    if (mode === 'unreachable') throw new TypeError('fetch failed')
    if (mode === 'down') return new Response('Bad gateway', { status: 502 })
    switch (new URL(request.url).pathname) {
      case '/oidc/.well-known/openid-configuration':
        return Response.json({
          issuer: ISSUER,
          authorization_endpoint: `${ISSUER}/auth`,
          token_endpoint: `${ISSUER}/token`,
          revocation_endpoint: `${ISSUER}/token/revocation`,
          end_session_endpoint: `${ISSUER}/session/end`,
          jwks_uri: `${ISSUER}/jwks`,
          response_types_supported: ['code'],
          subject_types_supported: ['public'],
          id_token_signing_alg_values_supported: ['ES256'],
          scopes_supported: ['openid', 'email', 'profile', 'offline_access'],
          ...metadata,
        })
      case '/oidc/jwks':
        return Response.json({ keys: [jwk] })
      case '/oidc/token':
        return token(new URLSearchParams(await request.text()))
      case '/oidc/token/revocation':
        requests.push(`revoke ${new URLSearchParams(await request.text()).get('token')}`)
        await held
        return new Response(null, { status: 200 })
      default:
        return new Response('Not found', { status: 404 })
    }
  }

  return {
    fetch: ((input: RequestInfo | URL, init?: RequestInit) => answer(new Request(input, init))) as typeof globalThis.fetch,
    requests,
    /** What the person does on the provider's pages: the address they come back to. */
    signIn: (authorizeUrl: string): string => {
      const asked = new URL(authorizeUrl).searchParams
      const code = `code-${codes.size + issued}`
      codes.set(code, { challenge: asked.get('code_challenge') ?? '', nonce: asked.get('nonce') ?? '' })
      const back = new URL(asked.get('redirect_uri') ?? '')
      back.searchParams.set('code', code)
      back.searchParams.set('state', asked.get('state') ?? '')
      return back.href
    },
    /** Makes answers about tokens wait until the returned function is called. */
    hold: () => {
      const { promise, resolve } = Promise.withResolvers<void>()
      held = promise
      return resolve
    },
    revokeAll: () => refreshTokens.clear(),
    become: (next: typeof mode) => {
      mode = next
    },
  }
}
