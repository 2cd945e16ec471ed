import type { CsvSeparator, Unit } from '@tracemark/api/schemas'
import { csvLines } from '../../platform/tables/csv.ts'
import type { Cell } from '../../platform/tables/table.ts'

const columns: readonly (readonly [string, (unit: Unit) => Cell])[] = [
  ['name', ({ name }) => name ?? ''],
  ['uniqueId', ({ uniqueId }) => uniqueId ?? ''],
  ['sequenceNumber', ({ sequenceNumber }) => sequenceNumber],
  ['checksum', ({ checksum }) => checksum ?? ''],
  ['unitUrl', ({ unitUrl }) => unitUrl ?? ''],
  ['variantId', ({ variantId }) => variantId ?? ''],
  ['variantName', ({ variantName }) => variantName ?? ''],
  ['asset', ({ thingName }) => thingName ?? ''],
]
const head = columns.map(([name]) => name)

const toRows = (units: readonly Unit[]): Cell[][] => units.map((unit) => columns.map(([, cell]) => cell(unit)))

/** The codes of units as a table with a head. */
export const toCodeTable = (units: readonly Unit[]): Cell[][] => [head, ...toRows(units)]

/** The same as CSV, written while the units are read. */
export async function* codeLines(portions: AsyncIterable<readonly Unit[]>, separator: CsvSeparator): AsyncGenerator<Uint8Array> {
  yield csvLines([head], true, separator)
  for await (const units of portions) yield csvLines(toRows(units), false, separator)
}
