import { decimalText, defuseFormula } from '@tracemark/api/rules'
import type { CsvSeparator } from '@tracemark/api/schemas'
import { stringify } from 'csv-stringify/sync'
import type { Cell } from './table.ts'

const delimiters: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' }

/**
 * RFC 4180, with every line break inside a value in quotes, a lone CR or LF too, and every other separator that a reader may take for
 * its own. A byte order mark stands first, without which Excel reads UTF-8 as the code page of its country.
 */
export const csvLines = (rows: readonly (readonly Cell[])[], isFirst: boolean, separator: CsvSeparator): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    stringify(
      rows.map((cells) => cells.map((cell) => (typeof cell === 'string' ? defuseFormula(cell) : cell))),
      {
        bom: isFirst,
        delimiter: delimiters[separator],
        record_delimiter: 'windows',
        quoted_match: /[\r\n,;\t]/,
        cast: { number: decimalText, boolean: String },
      },
    ),
  )
