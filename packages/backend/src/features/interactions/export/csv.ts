import type { CsvSeparator } from '@tracemark/api/schemas'
import { csvLines } from '../../../platform/tables/csv.ts'
import { interactionHead, interactionRows, type TablePortion } from './table.ts'

export interface CsvPortion extends TablePortion {
  separator: CsvSeparator
}

/** The first line of the file. */
export const csvHead = ({ separator, ...look }: Omit<CsvPortion, 'interactions'>): Uint8Array<ArrayBuffer> =>
  csvLines([interactionHead(look)], true, separator)

export const writeCsvLines = ({ separator, ...portion }: CsvPortion): Uint8Array<ArrayBuffer> =>
  csvLines(interactionRows(portion), false, separator)
