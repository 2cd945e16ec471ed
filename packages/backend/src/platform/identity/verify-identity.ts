import type { Language } from '@tracemark/api/schemas'
import { createLocalJWKSet, createRemoteJWKSet, errors, type JWK, type JWTVerifyGetKey, jwtVerify } from 'jose'
import * as z from 'zod/mini'
import { isStorable } from '../db/storable.ts'
import { readTag } from '../language-tag.ts'
import { ProblemError } from '../problem.ts'
import { assertCompactJwt } from './compact-jwt.ts'
import { invalidToken, refusedToken } from './token-fault.ts'
import { assertTokenTimes } from './token-times.ts'

/** A person as an OpenID provider vouches for them. */
export interface VerifiedIdentity {
  issuer: string
  subject: string
  email?: string
  emailVerified: boolean
  firstName: string
  lastName: string
  /** Of the person, where the provider knows one of the portal's. */
  language?: Language
}

/** Checks an identity token. Fails with `token_invalid`, `token_expired`, or `internal` when the provider can't be asked. */
export type VerifyIdentity = (jwt: string) => Promise<VerifiedIdentity>

/** Asymmetric ones alone: a shared secret would let a client make tokens. */
const ALGORITHMS = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']
const CLOCK_TOLERANCE_SECONDS = 5
const DISCOVERY_TIMEOUT_MS = 5000

/** A claim that is missing, null or can't be used counts as absent: providers differ, and the signature is what proves the person. */
const usable = <Schema extends z.ZodMiniType>(schema: Schema) => z.catch(z.optional(schema), undefined)

const usableName = usable(z.string().check(z.refine(isStorable)))

const IdentityClaims = z.object({
  iss: z.string(),
  sub: z.string().check(z.minLength(1)),
  aud: z.union([z.string(), z.array(z.string())]),
  azp: usable(z.string()),
  // Internationalized addresses too: the provider has seen that mail arrives there.
  email: usable(z.email({ pattern: z.regexes.unicodeEmail })),
  // Some providers write it as text.
  email_verified: usable(z.union([z.boolean(), z.literal('true'), z.literal('false')])),
  given_name: usableName,
  family_name: usableName,
  name: usableName,
  locale: usable(z.string()),
})

/** Tokens that a provider signs with the same key for the same audience, and that are no proof of a sign-in. */
const OTHER_TYPES = new Set(['logout+jwt', 'at+jwt'])

const isOtherType = (type: string | undefined): boolean =>
  type !== undefined && OTHER_TYPES.has(type.toLowerCase().replace(/^application\//, ''))

const isTokenFault = (error: unknown): boolean =>
  error instanceof errors.JOSEError && !(error instanceof errors.JWKSTimeout) && error.code !== 'ERR_JOSE_GENERIC'

export const createIdentityVerifier =
  (issuer: string, clientId: string, getKey: JWTVerifyGetKey): VerifyIdentity =>
  async (jwt) => {
    assertCompactJwt(jwt, 'identity')
    const options = {
      issuer,
      audience: clientId,
      algorithms: ALGORITHMS,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp', 'sub'],
    }
    const { payload, protectedHeader } = await jwtVerify(jwt, getKey, options).catch((cause: unknown) => {
      throw isTokenFault(cause) ? refusedToken(cause, 'identity') : new ProblemError('internal', { cause })
    })
    assertTokenTimes(payload, 'identity')
    if (isOtherType(protectedHeader.typ))
      throw invalidToken('It is not an identity token, but another that the provider has signed.', 'identity')
    const claims = IdentityClaims.safeParse(payload)
    if (!claims.success) throw invalidToken('It does not name its person.', 'identity', claims.error)
    const { iss, sub, aud, azp, email, email_verified, given_name, family_name, name, locale } = claims.data
    const language = locale === undefined ? undefined : readTag(locale)
    // One of several audiences may have been given the token by another (OpenID Connect Core, section 3.1.3.7).
    if (Array.isArray(aud) && aud.length > 1 && azp !== clientId)
      throw invalidToken('It was given to another client, which its claim azp names.', 'identity')
    const [first = '', ...rest] = (name ?? '').split(' ')
    return {
      issuer: iss,
      subject: sub,
      ...(email !== undefined && { email }),
      emailVerified: email_verified === true || email_verified === 'true',
      firstName: given_name ?? first,
      lastName: family_name ?? rest.join(' '),
      ...(language !== undefined && { language }),
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
