import * as z from 'zod/mini'
import { InteractionExport } from './interaction-export.ts'
import { AssetExport, UnitExport } from './list-export.ts'

/** What a file is asked for: the list, and what its own export takes. */
export const NewExportJob = z.discriminatedUnion('list', [
  z.object({ list: z.literal('interactions'), query: InteractionExport }),
  z.object({ list: z.literal('units'), query: UnitExport }),
  z.object({ list: z.literal('assets'), query: AssetExport }),
])
export type NewExportJob = z.infer<typeof NewExportJob>
