import type { ApiClient, CallOptions } from '@tracemark/api/client'
import type { TaskRunAttachment } from '@tracemark/api/schemas'
import { uploadFile } from '@tracemark/api/upload'
import type { RunFiles } from '../outbox/run-record.ts'

/** Bytes that the server has, by what holds them here: sent again after a failure, they are named and not sent. */
const arrived = new WeakMap<Blob, string>()

const withToken =
  <Input, Answer>(call: (input: Input, options?: CallOptions) => Promise<Answer>, token: string) =>
  (input: Input, options?: CallOptions) =>
    call(input, { ...options, token })

/** Sends what the server has not yet, one after the other, and answers what the run names. */
export const uploadFiles = async (
  client: Pick<ApiClient, 'files'>,
  files: RunFiles,
  { token, signal }: { token: string; signal: AbortSignal },
): Promise<TaskRunAttachment[]> => {
  const given = Object.entries(files).flatMap(([stepId, list]) => list.map((file) => ({ stepId, ...file })))
  const asRun = { files: { create: withToken(client.files.create, token), delete: withToken(client.files.delete, token) } }
  const attachments: TaskRunAttachment[] = []
  for (const { stepId, name, blob, camera } of given) {
    const file = arrived.get(blob) ?? (await uploadFile(asRun, new File([blob], name, { type: blob.type }), { signal })).url
    arrived.set(blob, file)
    attachments.push({ stepId, name, file, camera })
  }
  return attachments
}
