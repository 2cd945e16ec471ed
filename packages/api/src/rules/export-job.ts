import type { ExportList, Permission } from '../schemas/index.ts'
import { hasPermissions } from './permissions.ts'

/** What one reads a list by, and its export. */
const readBy = {
  interactions: 'interactions:list',
  units: 'items:list',
  assets: 'things:list',
} as const satisfies Record<ExportList, Permission>

/** Who may see a list may have its rows in a file, while they may. */
export const mayExport = (held: readonly Permission[], list: ExportList): boolean => hasPermissions(held, [readBy[list]])

/** How many a person may have that wait or run, and how many in all. */
export const EXPORT_JOBS_MAX = { unfinished: 3, kept: 20 } as const
