import type { ApiClient } from '@tracemark/api/client'
import type { TaskRunAttachment } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import type { RunFiles } from './run-record.ts'

type Uploader = Parameters<typeof uploadFile>[0]

/** Bytes that the server has, by what holds them here: sent again after a failure, they are named and not sent. */
const arrived = new WeakMap<Blob, string>()

/** Sends what the server has not yet, one after the other, and answers what names them. */
export const uploadAll = async (client: Uploader, files: RunFiles, signal: AbortSignal): Promise<TaskRunAttachment[]> => {
  const given = Object.entries(files).flatMap(([stepId, list]) => list.map((file) => ({ stepId, ...file })))
  const attachments: TaskRunAttachment[] = []
  for (const { stepId, name, blob, camera, file: known } of given) {
    const file = known ?? arrived.get(blob) ?? (await uploadFile(client, new File([blob], name, { type: blob.type }), { signal })).url
    arrived.set(blob, file)
    attachments.push({ stepId, name, file, camera })
  }
  return attachments
}

/** The same for a run, which its own token opens. */
export const uploadFiles = (
  client: { files: Pick<ApiClient['files'], 'create'> },
  files: RunFiles,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<TaskRunAttachment[]> =>
  uploadAll({ files: { create: (input, options) => client.files.create(input, { ...options, token }) } }, files, signal)
