import * as z from 'zod/mini'
import { Id, Timestamp } from './common.ts'
import { exportFormats } from './table-file.ts'

/** Lists whose rows are written to a file in the background. */
export const exportLists = ['interactions', 'units', 'assets'] as const
export type ExportList = (typeof exportLists)[number]

export const exportStates = ['waiting', 'running', 'done', 'failed', 'cancelled'] as const
export type ExportState = (typeof exportStates)[number]

/** Why no file came of it. */
export const exportFailures = ['permission_denied', 'export_too_large', 'storage_limit', 'storage_full', 'internal'] as const
export type ExportFailure = (typeof exportFailures)[number]

const Count = z.int().check(z.gte(0))

/** A file that is made in the background, for whoever asked for it alone. */
export const ExportJob = z.object({
  id: Id,
  list: z.enum(exportLists),
  format: z.enum(exportFormats),
  state: z.enum(exportStates),
  /** Absent until its rows are found. */
  total: z.optional(Count),
  done: Count,
  /** The rest once there is a file. */
  fileName: z.optional(z.string()),
  bytes: z.optional(Count),
  keptUntil: z.optional(Timestamp),
  failure: z.optional(z.enum(exportFailures)),
  createdAt: Timestamp,
})
export type ExportJob = z.infer<typeof ExportJob>

/** Newest first. A person has few, so they are answered whole. */
export const ExportJobs = z.object({ items: z.array(ExportJob) })
