import { createLocalJWKSet, createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { ProblemError } from '../problem.ts'
import { assertCompactJwt } from './compact-jwt.ts'

/** A person as an OpenID provider vouches for them. */
export interface VerifiedIdentity {
  issuer: string
  subject: string
  email?: string
  emailVerified: boolean
  firstName: string
  lastName: string
}

/** Checks an identity token. Fails with `token_invalid`, `token_expired`, or `internal` when the provider can't be asked. */
export type VerifyIdentity = (jwt: string) => Promise<VerifiedIdentity>

/** Asymmetric ones alone: a shared secret would let a client make tokens. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 5
const DISCOVERY_TIMEOUT_MS = 5000

const IdentityClaims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  email: z.optional(z.email()),
  email_verified: z.optional(z.boolean()),
  given_name: z.optional(z.string()),
  family_name: z.optional(z.string()),
  name: z.optional(z.string()),
})

const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

export const createIdentityVerifier =
  (issuer: string, clientId: string, getKey: JWTVerifyGetKey): VerifyIdentity =>
  async (jwt) => {
    assertCompactJwt(jwt)
    const options = {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    }
    const { payload } = await jwtVerify(jwt, getKey, options).catch((cause: unknown) => {
      if (cause instanceof errors.JWTExpired) throw new ProblemError('token_expired', { cause })
      throw new ProblemError(isTokenFault(cause) ? 'token_invalid' : 'internal', { cause })
    })
    const claims = IdentityClaims.safeParse(payload)
    if (!claims.success) throw new ProblemError('token_invalid', { cause: claims.error })
    const { iss, sub, email, email_verified, given_name, family_name, name } = claims.data
    const [first = '', ...rest] = (name ?? '').split(' ')
    return {
      issuer: iss,
      subject: sub,
      ...(email !== undefined && { email }),
      emailVerified: email_verified === true,
      firstName: given_name ?? first,
      lastName: family_name ?? rest.join(' '),
    }
  }

/** The keys of the embedded provider, which lives in this process. */
export const localKeys = ({ kty, n, e, alg, use, kid }: JWK): JWTVerifyGetKey =>
  createLocalJWKSet({ keys: [{ kty, n, e, alg, use, kid } as JWK] })

/** The keys of a provider elsewhere, found by its discovery document at the first token, so that the backend starts without it. */
export const remoteKeys = (issuer: string): JWTVerifyGetKey => {
  let keys: Promise<JWTVerifyGetKey> | undefined
  const discover = async (): Promise<JWTVerifyGetKey> => {
    const response = await fetch(`${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`, {
      signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
    })
    if (!response.ok) {
      await response.body?.cancel()
      throw new Error(`The OpenID provider answered ${response.status} for its discovery document.`)
    }
    const { jwks_uri } = z.object({ jwks_uri: z.url() }).parse(await response.json())
    return createRemoteJWKSet(new URL(jwks_uri))
  }
  return async (header, token) => {
    keys ??= discover()
    const getKey = await keys.catch((error: unknown) => {
      keys = undefined
      throw error
    })
    return getKey(header, token)
  }
}
