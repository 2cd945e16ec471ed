import { contract } from '@tracemark/api/contract'
import { findFileBy, insertFile, markDeleted } from '../db/queries/files.ts'
import { addressOf, hashOf, makeKey, pathOf } from '../files/address.ts'
import { assertPermissions } from '../http/caller.ts'
import type { Dependencies } from '../http/dependencies.ts'
import type { Implement } from '../http/implement.ts'
import { ProblemError } from '../problem.ts'

const UPLOAD_MS = 15 * 60 * 1000

export const fileRoutes = (implement: Implement, { ids, clock, publicUrl }: Dependencies): void => {
  /** Of no file of the organization where the address names none. */
  const keyOf = (organizationId: number, url: string): string => {
    const address = addressOf(url, publicUrl)
    return address?.organizationId === organizationId ? address.key : ''
  }

  implement(contract.files.create, async ({ db, organizationId, accountId, body: { name } }) => {
    const now = clock.now()
    const [id, key, secret] = [ids(), makeKey(), makeKey()]
    const uploadExpiresAt = new Date(now.getTime() + UPLOAD_MS)
    const address = { organizationId, key }
    await insertFile(db, { ...address, id, name, uploadHash: hashOf(secret), uploadExpiresAt, createdAt: now, accountId })
    const url = pathOf(address)
    return { id, uploadUrl: `${publicUrl}${url}?upload=${secret}`, url, expiresAt: uploadExpiresAt.toISOString() }
  })

  implement(contract.files.delete, async ({ db, organizationId, accountId, caller, body: { id, url } }) => {
    const row = await findFileBy(db, organizationId, { id, key: url === undefined ? undefined : keyOf(organizationId, url) })
    if (!row) throw new ProblemError('not_found')
    // A run's token is in the hands of whoever holds the link: it opens nothing that others brought.
    if (row.created_by_id !== accountId) assertPermissions(caller?.permissions ?? [], ['organizations:update'])
    await markDeleted(db, row)
    return { id: row.id }
  })
}
