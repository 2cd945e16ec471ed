import { contract } from '@tracemark/api/contract'
import { missingPermissions } from '@tracemark/api/rules'
import type { Permission } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ACCESS_TOKEN_PREFIX } from '../../platform/http/bearer.ts'
import type { Caller } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import {
  deleteAccessToken,
  findAccessToken,
  insertAccessToken,
  listAccessTokens,
  updateAccessToken,
} from '../../platform/identity/access-tokens.ts'
import { createSecret, hashSecret } from '../../platform/identity/secret.ts'
import { ProblemError } from '../../platform/problem.ts'

/** Nobody gives a program what they do not hold. */
const assertListable = ({ permissions: held }: Caller, listed: readonly Permission[]): void => {
  const missing = missingPermissions(held, listed)
  if (missing.length > 0)
    throw new ProblemError('permission_denied', { detail: `You cannot grant permissions that you do not have: ${missing.join(', ')}.` })
}

const asDate = (text: string | null | undefined, now: Date): Date | null => {
  if (text === undefined || text === null) return null
  const date = new Date(text)
  if (date <= now)
    throw new ProblemError('invalid_content', {
      fields: [{ path: ['expiresAt'], message: 'must be in the future', code: 'not_in_future' }],
    })
  return date
}

/** Keys by which other programs reach the organization. */
export const programTokenRoutes = (implement: Implement, { clock, ids }: Dependencies): void => {
  const { list, create, get, update, delete: remove } = contract.accessTokens
  const find = async (db: ScopedDatabase, organizationId: number, id: string) => {
    const token = await findAccessToken(db, organizationId, id)
    if (!token) throw new ProblemError('not_found')
    return token
  }

  implement(list, ({ db, organizationId, query }) => listAccessTokens(db, organizationId, query))

  implement(create, async ({ db, organizationId, accountId, caller, body }) => {
    const permissions = body.restrictions?.permissions ?? []
    assertListable(caller, permissions)
    const now = clock.now()
    const id = ids()
    const token = ACCESS_TOKEN_PREFIX + createSecret(256)
    const made = { id, clientId: `tmc_${createSecret(128)}`, tokenHash: hashSecret(token), createdAt: now, createdById: accountId }
    const { name, accessTokenType, expiresAt } = body
    await insertAccessToken(db, organizationId, made, { name, accessTokenType, permissions, expiresAt: asDate(expiresAt, now) })
    return { ...(await find(db, organizationId, id)), token }
  })

  implement(get, ({ db, organizationId, params }) => find(db, organizationId, params.id))

  implement(update, async ({ db, organizationId, accountId, caller, params, body }) => {
    const token = await find(db, organizationId, params.id)
    const { name, accessTokenType, restrictions, expiresAt } = body
    if ((accessTokenType !== undefined || expiresAt !== undefined) && token.createdById !== accountId)
      throw new ProblemError('permission_denied', { detail: 'Only the creator of a token can change its permissions and expiry date.' })
    const permissions = accessTokenType && (restrictions?.permissions ?? [])
    if (permissions) assertListable(caller, permissions)
    const now = clock.now()
    const change = { name, accessTokenType, permissions, expiresAt: expiresAt === undefined ? undefined : asDate(expiresAt, now) }
    await updateAccessToken(db, organizationId, params.id, change, now)
    return find(db, organizationId, params.id)
  })

  implement(remove, async ({ db, organizationId, params }) => {
    if (!(await deleteAccessToken(db, organizationId, params.id))) throw new ProblemError('not_found')
    return { id: params.id }
  })
}
