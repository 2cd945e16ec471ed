import * as z from 'zod/mini'
import { FileUrl } from './common.ts'
import { takeLine } from './take-text.ts'

/** What somebody calls a file, with its ending: no path, no control character. */
export const FileName = z.string().check(
  z.overwrite(takeLine),
  z.minLength(1),
  z.maxLength(200),
  z.refine((name) => !/[/\\\p{Cc}]/u.test(name), {
    error: 'must not have slashes or control characters',
    params: { code: 'file_name_invalid' },
  }),
)

/** A file that belongs to one answer of a task run (specification 1, section 3). */
export const TaskRunAttachment = z.object({
  /** The widget that it answers. */
  stepId: z.string().check(z.minLength(1), z.maxLength(64)),
  name: FileName,
  file: FileUrl,
  /** Taken with the camera for this answer, rather than chosen among what was there. */
  camera: z.boolean(),
})
export type TaskRunAttachment = z.infer<typeof TaskRunAttachment>

export const ATTACHMENTS_MAX = 50
export const TaskRunAttachments = z.array(TaskRunAttachment).check(z.maxLength(ATTACHMENTS_MAX))
