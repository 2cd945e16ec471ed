import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { listQuery, Name } from './entity.ts'
import { ProgramPermission } from './permission.ts'

/** How much of what its maker may do a program may: what is listed, reading alone, or all of it. */
export const accessTokenTypes = ['restricted', 'read_only', 'full'] as const
export const AccessTokenType = z.enum(accessTokenTypes)
export type AccessTokenType = z.infer<typeof AccessTokenType>

/** What a `restricted` token may do: nothing, where all that it listed can't be given to programs any more. */
const HeldRestrictions = z.object({ permissions: z.array(ProgramPermission) })

/** What a `restricted` token is given. */
export const AccessTokenRestrictions = z.object({ permissions: HeldRestrictions.shape.permissions.check(z.minLength(1), z.maxLength(200)) })

const isWhole = ({ accessTokenType, restrictions }: { accessTokenType: AccessTokenType; restrictions?: unknown }): boolean =>
  (accessTokenType === 'restricted') === (restrictions !== undefined)

const WHOLE = { path: ['restrictions'], error: 'belong to a token of the type restricted, which needs them' }

/** A key by which another program reaches the organization. */
export const AccessToken = z.object({
  id: Id,
  name: Name,
  /** Names the program, and is no secret. */
  clientId: z.string(),
  accessTokenType: AccessTokenType,
  restrictions: z.optional(HeldRestrictions),
  /** Absent: until it is deleted. */
  expiresAt: z.optional(Timestamp),
  /** To the minute. Absent: never. */
  lastUsedAt: z.optional(Timestamp),
  dateModified: Timestamp,
  createdAt: Timestamp,
  /** In whose name it acts: never more than they may at that moment. */
  createdById: Id,
})
export type AccessToken = z.infer<typeof AccessToken>

export const NewAccessToken = z
  .object({
    name: Name,
    accessTokenType: z._default(AccessTokenType, 'read_only'),
    restrictions: z.optional(AccessTokenRestrictions),
    expiresAt: z.optional(Timestamp),
  })
  .check(z.refine(isWhole, WHOLE))

/** Answer of the call that makes one. `token` is said here and never again. */
export const AccessTokenCreated = z.object({ ...AccessToken.shape, token: z.string() })

/** What is not named stays. A type is changed together with its restrictions. */
export const AccessTokenChange = z
  .object({
    name: z.optional(Name),
    accessTokenType: z.optional(AccessTokenType),
    restrictions: z.optional(AccessTokenRestrictions),
    expiresAt: z.optional(z.nullable(Timestamp)),
  })
  .check(
    z.refine(
      ({ accessTokenType, restrictions }) =>
        accessTokenType === undefined ? restrictions === undefined : isWhole({ accessTokenType, restrictions }),
      WHOLE,
    ),
  )

export const AccessTokenQuery = listQuery(['createdAt_desc', 'createdAt_asc', 'name_asc', 'name_desc', 'lastUsedAt_desc', 'lastUsedAt_asc'])
