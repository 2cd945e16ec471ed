import type { CsvSeparator } from '@tracemark/api/schemas'
import { csvLines } from '../../../platform/tables/csv.ts'
import { interactionHead, interactionRows, type TablePortion } from './table.ts'

/** The first line of the file. */
export const csvHead = (separator: CsvSeparator): Uint8Array<ArrayBuffer> => csvLines([interactionHead], true, separator)

export interface CsvPortion extends TablePortion {
  separator: CsvSeparator
}

export const writeCsvLines = ({ separator, ...portion }: CsvPortion): Uint8Array<ArrayBuffer> =>
  csvLines(interactionRows(portion), false, separator)
