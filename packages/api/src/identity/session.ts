import type { IDToken, TokenEndpointResponse } from 'oauth4webapi'
import * as z from 'zod/mini'
import { IdentityError } from './identity-error.ts'

/** Who is signed in at the OpenID provider, and the tokens that prove it. */
export const Session = z.object({
  /** The provider's identity token: what the exchange call takes. */
  identityToken: z.string().check(z.minLength(1)),
  refreshToken: z.optional(z.string().check(z.minLength(1))),
  /** When the identity token ends, in seconds since 1970 by the clock of this device's pages. */
  exp: z.int().check(z.positive()),
  subject: z.string().check(z.minLength(1)),
  email: z.optional(z.string()),
  name: z.optional(z.string()),
  /** The person's language, as the provider names it (BCP 47). */
  locale: z.optional(z.string()),
  /** When the person signed in, in milliseconds since 1970: renewals keep it. */
  since: z.optional(z.int()),
})
export type Session = z.infer<typeof Session>

const text = (value: unknown): string | undefined => (typeof value === 'string' && value !== '' ? value : undefined)

/**
 * The session that a token answer gives, `now` in milliseconds since 1970. How long its token lives is what counts: the provider's
 * clock and ours need not agree. A renewal may answer without a new refresh token or profile: those of `before` stay.
 */
export const toSession = (tokens: TokenEndpointResponse, claims: IDToken | undefined, now: number, before?: Session): Session => {
  if (tokens.id_token === undefined || claims === undefined) {
    throw new IdentityError('answer_invalid', 'The provider gave no identity token, and nothing else proves who signed in.')
  }
  const refreshToken = tokens.refresh_token ?? before?.refreshToken
  const email = text(claims.email) ?? before?.email
  const name = text(claims.name) ?? before?.name
  const locale = text(claims.locale) ?? before?.locale
  return {
    identityToken: tokens.id_token,
    exp: Math.floor(now / 1_000 + claims.exp - claims.iat),
    subject: claims.sub,
    ...(refreshToken !== undefined && { refreshToken }),
    ...(email !== undefined && { email }),
    ...(name !== undefined && { name }),
    ...(locale !== undefined && { locale }),
    ...(before?.since !== undefined && { since: before.since }),
  }
}
