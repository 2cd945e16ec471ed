import { recognizeAccessToken } from '../identity/access-tokens.ts'
import { hashSecret } from '../identity/secret.ts'
import { invalidToken } from '../identity/token-fault.ts'
import type { Claims, OrganizationClaims } from '../identity/tokens.ts'
import { ProblemError } from '../problem.ts'
import type { AccessTokenGrant } from './caller.ts'
import type { Dependencies } from './dependencies.ts'

/** How the tokens of programs begin, so that they are told from ours, and found where they were left by mistake. */
export const ACCESS_TOKEN_PREFIX = 'tmk_'

/** The token of an Authorization header. */
export const bearerToken = (header: string | undefined): string => {
  const match = /^Bearer ([^\s]+)$/i.exec(header ?? '')
  if (!match?.[1]) throw new ProblemError('unauthenticated')
  return match[1]
}

/** Who brings a token: a person, or a program in the name of one. */
export type Bearer = Claims & { accessToken?: AccessTokenGrant }
export type OrganizationBearer = OrganizationClaims & { accessToken?: AccessTokenGrant }

/** The token of a request, and where it came from. */
export interface Credentials {
  authorization: string | undefined
  address: string
}

/**
 * Fails with `unauthenticated`, `token_invalid` or `token_expired`, and with `rate_limited` for access tokens from where too many came
 * that were made up: each costs a look into the database.
 */
export const readBearer = async (
  { db, clock, tokens, rateLimits }: Pick<Dependencies, 'db' | 'clock' | 'tokens' | 'rateLimits'>,
  { authorization, address }: Credentials,
): Promise<Bearer> => {
  const text = bearerToken(authorization)
  if (!text.startsWith(ACCESS_TOKEN_PREFIX)) return tokens.verify(text)
  await rateLimits.check('madeUpTokensByAddress', address)
  const now = clock.now()
  const known = await recognizeAccessToken(db, hashSecret(text), now)
  if (!known) {
    await rateLimits.take('madeUpTokensByAddress', address)
    throw invalidToken('There is no such access token: it was deleted, or is not whole.', 'api')
  }
  const { organizationId, accountId, expiresAt, accessTokenType, permissions } = known
  if (expiresAt && expiresAt <= now)
    throw new ProblemError('token_expired', {
      detail: `It was valid until ${expiresAt.toISOString()}. A member can create another one or extend it.`,
    })
  return { kind: 'organization', sub: accountId, orgId: organizationId, accessToken: { accessTokenType, permissions } }
}
