import type { ExecutionAttachment } from '@tracemark/api/schemas'
import { storedKeys } from '../db/queries/files.ts'
import type { ScopedDatabase } from '../db/scope.ts'
import { ProblemError } from '../problem.ts'
import { addressOf, pathOf } from './address.ts'

/** The attachments with their files by path. Fails where one is not the organization's: a record must not refer to nothing. */
export const checkedAttachments = async (
  db: ScopedDatabase,
  organizationId: number,
  attachments: readonly ExecutionAttachment[],
  publicUrl: string,
): Promise<ExecutionAttachment[]> => {
  const keys = attachments.map(({ file }) => {
    const address = addressOf(file, publicUrl)
    return address?.organizationId === organizationId ? address.key : ''
  })
  const stored = await storedKeys(db, organizationId, keys)
  const fields = keys.flatMap((key, index) =>
    stored.has(key) ? [] : [{ path: ['attachments', index, 'file'], message: 'must be a file that has been uploaded' }],
  )
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
  return attachments.map((attachment, index) => ({ ...attachment, file: pathOf({ organizationId, key: keys[index] ?? '' }) }))
}
