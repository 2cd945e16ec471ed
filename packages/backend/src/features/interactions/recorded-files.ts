import { questionIn } from '@tracemark/api/rules'
import type { RecordedAttachment } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { addressesIn } from '../../platform/files/address.ts'
import { storedTypes } from '../../platform/files/queries.ts'
import { findConfigs } from '../tasks/queries.ts'

interface WithFiles {
  task_id: string
  attachments: RecordedAttachment[] | null
}

const keyIn = ({ file }: RecordedAttachment): string => addressesIn(file)[0]?.key ?? ''

/**
 * The files of records, each with the kind of its content. Records from before 2.7 do not say which question a file answers: there
 * the task says it, as it is now.
 */
export const recordedFiles = async (
  db: ScopedDatabase,
  organizationId: number,
  records: readonly WithFiles[],
): Promise<(record: WithFiles) => RecordedAttachment[]> => {
  const all = records.flatMap(({ attachments }) => attachments ?? [])
  const types = await storedTypes(db, organizationId, all.map(keyIn))
  const isOlder = ({ label }: RecordedAttachment) => label === undefined
  const older = records.filter(({ attachments }) => attachments?.some(isOlder)).map(({ task_id }) => task_id)
  const configs = await findConfigs(db, organizationId, older)
  return ({ task_id, attachments }) =>
    (attachments ?? []).map((attachment) => {
      const config = isOlder(attachment) ? configs.get(task_id) : undefined
      const contentType = types.get(keyIn(attachment))
      return {
        ...attachment,
        ...(config && questionIn(config, attachment.stepId)),
        ...(contentType !== undefined && { contentType }),
      }
    })
}
