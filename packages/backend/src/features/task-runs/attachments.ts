import type { TaskConfig, TaskRunAttachment } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { buildFilePath, readFileAddress, toPath } from '../../platform/files/address.ts'
import { storedTypes } from '../../platform/files/queries.ts'
import { ProblemError } from '../../platform/problem.ts'

/** Questions that pictures alone answer. */
const listPictures = ({ widgets }: TaskConfig): ReadonlySet<string> =>
  new Set(widgets.filter(({ parameters: { input } }) => input === 'photo' || input === 'signature').map(({ id }) => id))

/**
 * The attachments with their files by path. Fails where one is not the organization's: a record must not refer to nothing. `kept`: files
 * that the record has already, by their paths.
 */
export const checkedAttachments = async (
  db: ScopedDatabase,
  organizationId: number,
  attachments: readonly TaskRunAttachment[],
  { config, publicUrl, kept = new Set() }: { config: TaskConfig; publicUrl: string; kept?: ReadonlySet<string> },
): Promise<TaskRunAttachment[]> => {
  const getKept = ({ file }: TaskRunAttachment) => {
    const path = toPath(file, publicUrl)
    return kept.has(path) ? path : undefined
  }
  const keys = attachments.map(({ file }) => {
    const address = readFileAddress(file, publicUrl)
    return address?.organizationId === organizationId ? address.key : ''
  })
  const stored = await storedTypes(db, organizationId, keys)
  const pictures = listPictures(config)
  const fields = attachments.flatMap((attachment, index) => {
    if (getKept(attachment) !== undefined) return []
    const { stepId } = attachment
    const type = stored.get(keys[index] ?? '')
    const message =
      type === undefined
        ? 'must be a file that has been uploaded'
        : pictures.has(stepId) && !type.startsWith('image/')
          ? 'must be a picture'
          : undefined
    return message === undefined ? [] : [{ path: ['attachments', index, 'file'], message, code: 'file_invalid' as const }]
  })
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
  return attachments.map((attachment, index) => ({
    ...attachment,
    file: getKept(attachment) ?? buildFilePath({ organizationId, key: keys[index] ?? '' }),
  }))
}
