import type { AnswerForm, TaskRunAttachment } from '@tracemark/api/schemas'
import type { RunFiles } from '@tracemark/state-machines/device-runs'
import type { CorrectedAnswers } from '@tracemark/ui/screens/task-runs/answers'

export interface RecordedFiles {
  /** As the form shows them, by their questions. */
  files: CorrectedAnswers['files']
  /** What could not be fetched stays with the interaction. */
  unread: readonly TaskRunAttachment[]
}

/** Where the server has these bytes: they are named and not sent again. */
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

/** Files as this device keeps them, with where the server has them already. */
export const toRunFiles = (files: CorrectedAnswers['files']): RunFiles =>
  Object.fromEntries(Object.entries(files).map(([id, list]) => [id, list.map((file) => ({ ...file, file: known.get(file.blob) }))]))

/** The same back. */
export const fromRunFiles = (files: RunFiles): CorrectedAnswers['files'] =>
  Object.fromEntries(
    Object.entries(files).map(([id, list]) => [
      id,
      list.map(({ file, ...attachment }) => {
        if (file !== undefined) known.set(attachment.blob, file)
        return attachment
      }),
    ]),
  )

/** The files of a form as far as its correction holds them, without reading any; what was taken out of it stands there empty. */
export const recallFiles = ({ attachments }: AnswerForm, written: CorrectedAnswers['files']): CorrectedAnswers['files'] => {
  const held = new Map(Object.values(written).flatMap((list) => list.map(({ blob }) => [known.get(blob), blob])))
  const files: Record<string, CorrectedAnswers['files'][string]> = {}
  for (const { stepId, name, camera, file } of attachments)
    files[stepId] = [...(files[stepId] ?? []), { name, camera, blob: held.get(file) ?? new Blob() }]
  return files
}
