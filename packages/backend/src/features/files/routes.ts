import { contract } from '@tracemark/api/contract'
import { buildFilePath, computeHash, makeKey, readFileAddress } from '../../platform/files/address.ts'
import { type FileRow, insertFile, lockFile, markDeleted } from '../../platform/files/queries.ts'
import { assertPermissions } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { Implement } from '../../platform/http/implement.ts'
import type { TaskRunClaims } from '../../platform/identity/tokens.ts'
import { ProblemError } from '../../platform/problem.ts'
import { assertRoomFor } from './room.ts'

const UPLOAD_MS = 15 * 60 * 1000

const ALREADY_NAMED =
  'This file has been given to a run or an entry: a link to a task deletes only what was sent in its own run and not used yet.'
const OF_A_RECORD = 'A record has this file. What was recorded stays, so nobody can delete it.'

/** A run's token is in the hands of whoever holds the link: it opens nothing but what that very run has sent and nothing names. */
const assertOfRun = (row: FileRow, token: TaskRunClaims): void => {
  if (token.executionId === undefined || row.task_run_id !== token.executionId)
    throw new ProblemError('permission_denied', { detail: 'A task link can delete only files of its own run.' })
  if (row.kept_at !== null) throw new ProblemError('in_use', { detail: ALREADY_NAMED })
}

export const fileRoutes = (implement: Implement, { ids, clock, publicUrl, storageMax }: Dependencies): void => {
  /** Of no file of the organization where the address names none. */
  const getKey = (organizationId: number, url: string): string => {
    const address = readFileAddress(url, publicUrl)
    return address?.organizationId === organizationId ? address.key : ''
  }

  implement(contract.files.create, async ({ db, organizationId, accountId, token, body: { name } }) => {
    // Nobody sends a file that has no room: how long it is, its bytes will tell.
    await assertRoomFor(db, organizationId, 1, { storageMax })
    const now = clock.now()
    const [id, key, secret] = [ids(), makeKey(), makeKey()]
    const uploadExpiresAt = new Date(now.getTime() + UPLOAD_MS)
    const address = { organizationId, key }
    const by = { accountId, executionId: token?.executionId }
    await insertFile(db, { ...address, ...by, id, name, uploadHash: computeHash(secret), uploadExpiresAt, createdAt: now })
    const url = buildFilePath(address)
    return { id, uploadUrl: `${publicUrl}${url}?upload=${secret}`, url, expiresAt: uploadExpiresAt.toISOString() }
  })

  implement(contract.files.delete, async ({ db, organizationId, accountId, caller, token, body: { id, url } }) => {
    const row = await lockFile(db, organizationId, { id, key: url === undefined ? undefined : getKey(organizationId, url) })
    if (!row) throw new ProblemError('not_found')
    if (token) assertOfRun(row, token)
    if (row.recorded_at !== null) throw new ProblemError('in_use', { detail: OF_A_RECORD })
    const isOwnAndUnused = row.created_by_id === accountId && row.kept_at === null
    if (!token && !isOwnAndUnused) assertPermissions(caller?.permissions ?? [], ['organizations:update'])
    await markDeleted(db, row)
    return { id: row.id }
  })
}
