import type { OrganizationClient } from '@tracemark/api/client'
import type { AnswerForm, TaskRunAttachment } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import type { CorrectedAnswers } from '@tracemark/ui/screens/task-runs/answers'

export interface RecordedFiles {
  /** As the form shows them, by their questions. */
  files: CorrectedAnswers['files']
  /** What could not be fetched stays with the interaction. */
  unread: readonly TaskRunAttachment[]
}

/** Where the server has what these bytes are: they are named and not sent again. */
const known = new WeakMap<Blob, string>()

const toNamed = ({ stepId, name, file, camera }: TaskRunAttachment): TaskRunAttachment => ({ stepId, name, file, camera })

/** The files of a record, as the fields of its form hold them. `held`: what was read before is not fetched again, and is the same. */
export const readFiles = async (
  { attachments }: AnswerForm,
  signal: AbortSignal,
  held?: Pick<RecordedFiles, 'files'>,
): Promise<RecordedFiles> => {
  const before = new Map(Object.values(held?.files ?? {}).flatMap((list) => list.map(({ blob }) => [known.get(blob), blob])))
  const read = await Promise.all(
    attachments.map(async (attachment) => {
      const there = before.get(attachment.file)
      if (there) return { attachment, blob: there }
      const answer = await fetch(attachment.file, { signal }).catch((error: Error) => {
        if (signal.aborted) throw error
        return undefined
      })
      if (!answer?.ok) return { attachment }
      const blob = await answer.blob()
      known.set(blob, attachment.file)
      return { attachment, blob }
    }),
  )
  const files: Record<string, CorrectedAnswers['files'][string]> = {}
  for (const { attachment, blob } of read) {
    const { stepId, name, camera } = attachment
    if (blob) files[stepId] = [...(files[stepId] ?? []), { name, blob, camera }]
  }
  return { files, unread: read.filter(({ blob }) => blob === undefined).map(({ attachment }) => toNamed(attachment)) }
}

/** All files of a correction by their addresses; those that the server has not yet are sent first. */
export const sendFiles = async (client: OrganizationClient, files: CorrectedAnswers['files']): Promise<TaskRunAttachment[]> => {
  const sent: TaskRunAttachment[] = []
  for (const [stepId, list] of Object.entries(files))
    for (const { name, blob, camera } of list) {
      const file = known.get(blob) ?? (await uploadFile(client, new File([blob], name, { type: blob.type }))).url
      known.set(blob, file)
      sent.push({ stepId, name, file, camera })
    }
  return sent
}
