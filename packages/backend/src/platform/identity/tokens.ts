import { Id, OrganizationId } from '@tracemark/api/schemas'
import { importJWK, type JWK, jwtVerify, SignJWT } from 'jose'
import * as z from 'zod/mini'
import { assertCompactJwt } from './compact-jwt.ts'
import { invalidToken, refusedToken } from './token-fault.ts'
import { assertTokenTimes, isIssued } from './token-times.ts'

const ALGORITHM = 'ES256'
const AUDIENCE = 'tracemark-api'
export const ACCESS_TOKEN_SECONDS = 5 * 60
export const EXECUTION_TOKEN_SECONDS = 7 * 24 * 60 * 60

const person = {
  sub: Id,
  /** Present where the provider has verified the account's e-mail address. */
  emailVerified: z.optional(z.literal(true)),
}
const GeneralClaims = z.object({ kind: z.literal('general'), ...person })
const OrganizationClaims = z.object({ kind: z.literal('organization'), ...person, orgId: OrganizationId })
const TaskRunClaims = z.object({
  kind: z.literal('execution'),
  /** Who the run is recorded for: the account that asked for the token. Absent for a visitor of a public page. */
  sub: z.optional(Id),
  orgId: OrganizationId,
  taskThingId: Id,
  itemId: z.optional(Id),
  channel: z.literal('Portal'),
  /** Absent on a task token, which begins runs; present on the token that opens one run. */
  executionId: z.optional(Id),
  /** Held by the issuer of credentials: it tells of a relationship in this run, and does nothing else. */
  issuer: z.optional(z.literal(true)),
})
const Claims = z.discriminatedUnion('kind', [GeneralClaims, OrganizationClaims, TaskRunClaims])

export type OrganizationClaims = z.infer<typeof OrganizationClaims>
export type TaskRunClaims = z.infer<typeof TaskRunClaims>
export type Claims = z.infer<typeof Claims>

/**
 * Our own tokens. They follow the real time even when the demo's clock is fixed: browsers compare `exp` with their own
 * clock, and a token of another year would sign everyone out at once.
 */
export interface Tokens {
  issue(claims: Claims): Promise<string>
  /** Fails with `token_invalid` or `token_expired`. */
  verify(jwt: string): Promise<Claims>
}

/** Some five megabytes. */
const REMEMBERED_MAX = 5000

interface Verified {
  claims: Claims
  exp: number
  iat: number
}

/**
 * Answers for a token that was verified before without verifying it again, until it expires: checking a signature costs
 * more than reading a row. Nothing that was refused is remembered.
 */
const rememberVerified = (verify: (jwt: string) => Promise<Verified>): Tokens['verify'] => {
  const remembered = new Map<string, Verified>()
  return async (jwt) => {
    const known = remembered.get(jwt)
    if (known && known.exp * 1000 > Date.now() && isIssued(known.iat)) return known.claims
    remembered.delete(jwt)
    const verified = await verify(jwt)
    // The one that came first makes room: it expires first.
    const [first] = remembered.size >= REMEMBERED_MAX ? remembered.keys() : []
    if (first !== undefined) remembered.delete(first)
    remembered.set(jwt, verified)
    return verified.claims
  }
}

const getLifetime = ({ kind }: Claims): number => (kind === 'execution' ? EXECUTION_TOKEN_SECONDS : ACCESS_TOKEN_SECONDS)

export const createTokens = async (jwk: JWK, issuer: string): Promise<Tokens> => {
  const privateKey = await importJWK(jwk, ALGORITHM)
  const { d: _, ...publicJwk } = jwk
  const publicKey = await importJWK(publicJwk, ALGORITHM)
  return {
    issue: (claims) =>
      new SignJWT(claims)
        .setProtectedHeader({ alg: ALGORITHM, typ: 'at+jwt', ...(jwk.kid !== undefined && { kid: jwk.kid }) })
        .setIssuer(issuer)
        .setAudience(AUDIENCE)
        .setIssuedAt()
        .setExpirationTime(`${getLifetime(claims)}s`)
        .sign(privateKey),
    verify: rememberVerified(async (jwt) => {
      assertCompactJwt(jwt, 'api')
      const verified = await jwtVerify(jwt, publicKey, {
        issuer,
        audience: AUDIENCE,
        algorithms: [ALGORITHM],
        typ: 'at+jwt',
        requiredClaims: ['exp', 'iat'],
      }).catch((cause: unknown) => {
        throw refusedToken(cause, 'api')
      })
      assertTokenTimes(verified.payload, 'api')
      const claims = Claims.safeParse(verified.payload)
      if (!claims.success) throw invalidToken("Its claims can't be used.", 'api', claims.error)
      const { exp = 0, iat = 0 } = verified.payload
      if (exp - iat > getLifetime(claims.data)) throw invalidToken('Its claim exp is later than that of any token of its kind.', 'api')
      return { claims: claims.data, exp, iat }
    }),
  }
}
