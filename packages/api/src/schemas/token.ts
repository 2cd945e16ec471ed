import * as z from 'zod/mini'
import { OrganizationId } from './common.ts'

/** Body of the exchange: without an organization it gives a general token. */
export const ExchangeBody = z.object({ organizationId: z.optional(OrganizationId) })

export const TokenAnswer = z.object({ jwt: z.string().check(z.minLength(1)) })
export type TokenAnswer = z.infer<typeof TokenAnswer>

/** What the client reads of a token: `exp` in seconds since 1970, `orgId` on organization and execution tokens. */
export const TokenClaims = z.object({
  exp: z.int(),
  /** When it was issued, by the server's clock. */
  iat: z.optional(z.int()),
  sub: z.optional(z.string()),
  orgId: z.optional(OrganizationId),
})
export type TokenClaims = z.infer<typeof TokenClaims>
