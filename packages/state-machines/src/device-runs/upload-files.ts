import type { ApiClient } from '@tracemark/api/client'
import type { TaskRunAttachment } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import type { RunFiles } from './run-record.ts'

/** Bytes that the server has, by what holds them here: sent again after a failure, they are named and not sent. */
const arrived = new WeakMap<Blob, string>()

/** Sends what the server has not yet, one after the other, and answers what the run names. */
export const uploadFiles = async (
  client: { files: Pick<ApiClient['files'], 'create'> },
  files: RunFiles,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<TaskRunAttachment[]> => {
  const given = Object.entries(files).flatMap(([stepId, list]) => list.map((file) => ({ stepId, ...file })))
  const asRun: Parameters<typeof uploadFile>[0] = {
    files: { create: (input, options) => client.files.create(input, { ...options, token }) },
  }
  const attachments: TaskRunAttachment[] = []
  for (const { stepId, name, blob, camera } of given) {
    const file = arrived.get(blob) ?? (await uploadFile(asRun, new File([blob], name, { type: blob.type }), { signal })).url
    arrived.set(blob, file)
    attachments.push({ stepId, name, file, camera })
  }
  return attachments
}
