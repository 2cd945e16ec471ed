import * as z from 'zod/mini'
import { InteractionFilters } from './interaction.ts'
import { Language } from './language.ts'
import { CsvSeparator } from './table-file.ts'
import { TimeZone } from './time-zone.ts'

export const exportFormats = ['csv', 'xlsx', 'pdf'] as const
export type ExportFormat = (typeof exportFormats)[number]

/** The filters of the list. Files have the newest first. */
export const InteractionExport = z.object({
  ...InteractionFilters.shape,
  format: z.enum(exportFormats),
  /** Of a CSV file. */
  separator: z._default(CsvSeparator, 'comma'),
  /** In which a PDF shows dates, as the tz database names it; CSV and XLSX files have UTC. */
  timeZone: z._default(TimeZone, 'UTC'),
  /** Of a PDF. Absent, it is the one that the bearer has chosen in the portal. */
  language: z.optional(Language),
  /** Newest first by when records were received, or by when they occurred. */
  sort: z._default(z.enum(['recordDate_desc', 'reportedDate_desc']), 'recordDate_desc'),
  /** Only what the bearer recorded. */
  createdByMe: z._default(z.boolean(), false),
  /** Only what is in any collection. */
  collected: z._default(z.boolean(), false),
  /** Without what automatic tasks of type 1 recorded. */
  teamTasks: z._default(z.boolean(), false),
  /** Only what administrators and owners of the organization recorded. */
  administrationTasks: z._default(z.boolean(), false),
})
export type InteractionExport = z.infer<typeof InteractionExport>
