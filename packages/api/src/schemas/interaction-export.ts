import * as z from 'zod/mini'
import { InteractionFilters, InteractionQuery } from './interaction.ts'
import { Language } from './language.ts'
import { CsvSeparator, chosenColumns, chosenRows, exportFormats } from './table-file.ts'
import { TimeZone } from './time-zone.ts'

const { sort } = InteractionQuery.shape

/** What the list of interactions has columns of. */
export const interactionColumns = [
  'reportedDate',
  'recordDate',
  'thing',
  'item',
  'classification',
  'review',
  'element',
  'task',
  'place',
  'createdBy',
] as const
export type InteractionColumn = (typeof interactionColumns)[number]

/** The filters and the order of the list. */
export const InteractionExport = z.object({
  ...InteractionFilters.shape,
  format: z.enum(exportFormats),
  /** Of a CSV file. */
  separator: z._default(CsvSeparator, 'comma'),
  /** In which a PDF shows dates, as the tz database names it; CSV and XLSX files have UTC. */
  timeZone: z._default(TimeZone, 'UTC'),
  /** Of a PDF. Absent, it is the one that the bearer has chosen in the portal. */
  language: z.optional(Language),
  sort,
  columns: chosenColumns(interactionColumns),
  ids: chosenRows,
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
