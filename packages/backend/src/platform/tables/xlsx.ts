import { decimalText, readDecimal } from '@tracemark/api/rules'
import writeSheet from 'write-excel-file/node'
import type { Cell, Sheet } from './table.ts'

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** As many characters as a cell may have. */
const CELL_MAX = 32_767
const CUT = '…'
/** Digits that a spreadsheet keeps of a number, and those that it shows after the mark. */
const DIGITS_MAX = 15
const DECIMALS_MAX = 30

/** What a spreadsheet reads as the code of a character (ECMA-376, ST_Xstring). */
const CODE = /_(?=x[\da-f]{4}_)/gi

/** The library looks texts up in a plain object, which has names of its own, such as `constructor`: these are written with a code. */
const withCode = (text: string): string =>
  text in Object.prototype ? `_x${text.charCodeAt(0).toString(16).padStart(4, '0')}_${text.slice(1)}` : text

const toText = (text: string): string => {
  // A line break within a cell is one character.
  const written = withCode(text.toWellFormed().replace(/\r\n?/g, '\n').replace(CODE, '_x005F_'))
  return written.length <= CELL_MAX ? written : `${written.slice(0, CELL_MAX - CUT.length).toWellFormed()}${CUT}`
}

const textCell = (text: string) => ({ type: String, value: toText(text), format: '@' })

/** With all digits and no exponent. What has more digits than a spreadsheet keeps is text: it would be rounded. */
const numberCell = (value: number) => {
  const { whole = '', fraction = '' } = readDecimal(value) ?? {}
  if (`${whole}${fraction}`.replace(/^0+/, '').length > DIGITS_MAX || fraction.length > DECIMALS_MAX) return textCell(decimalText(value))
  return { type: Number, value, format: fraction === '' ? '0' : `0.${'0'.repeat(fraction.length)}` }
}

const toCell = (cell: Cell) => {
  if (typeof cell === 'number') return numberCell(cell)
  if (typeof cell === 'boolean') return { type: Boolean, value: cell }
  return cell === '' ? null : textCell(cell)
}

/**
 * A spreadsheet of one sheet, whose first row is its head. Every text is a text cell, so that codes keep their zeros and nothing is ever
 * a formula; days and moments are text in ISO 8601, which no program moves into another time zone.
 */
export const writeXlsx = async ({ name, rows }: Sheet): Promise<Uint8Array<ArrayBuffer>> => {
  const [head = [], ...body] = rows
  const heads = head.map((title) => ({ ...textCell(String(title)), fontWeight: 'bold' as const }))
  const file = await writeSheet([heads, ...body.map((cells) => cells.map(toCell))], { sheet: name, stickyRowsCount: 1 }).toBuffer()
  return new Uint8Array(file)
}
