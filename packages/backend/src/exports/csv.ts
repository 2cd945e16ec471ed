import { decimalText, placeOfAnswer } from '@tracemark/api/rules'
import type { RecordedAnswer } from '@tracemark/api/schemas'
import { stringify } from 'csv-stringify/sync'
import type { ExportedInteraction } from './read-all.ts'

/**
 * A spreadsheet takes text that begins with one of these for a formula, which could send the rest of the sheet anywhere (OWASP). Lines
 * within a cell count too: a reader that breaks rows at each line break sees them as the beginning of a cell.
 */
const FORMULA = /(^|[\r\n])(?=[^\S\r\n]*[=+\-@\t\uff1d\uff0b\uff0d\uff20])/g

export const csvText = (value = ''): string => value.replace(FORMULA, "$1'")

/** Words as they were typed, without the mark that tells them from an address or a reason. */
const wordsOf = (text: string): string => text.replace(/^typed:/, '')

/** A place as decimal degrees, latitude first, which maps take as they stand. */
const answerOf = (answer: RecordedAnswer): string => {
  const place = placeOfAnswer(answer)
  if (place?.by === 'typed' && !place.location) return wordsOf(String(answer.value))
  if (place?.by === 'skipped' || !place?.location)
    return typeof answer.value === 'number' ? decimalText(answer.value) : String(answer.value)
  const { point, pointAccuracy } = place.location
  const coordinates = point.coordinates.toReversed().map(decimalText).join(', ')
  return `${coordinates}${pointAccuracy === undefined ? '' : ` (±${decimalText(pointAccuracy)} m)`}`
}

const answersOf = ({ answers }: ExportedInteraction): string =>
  answers.map((answer) => `${answer.label}: ${answerOf(answer)}${answer.unit === undefined ? '' : ` ${answer.unit}`}`).join('; ')

export type Cell = string | number
type Column = readonly [string, (interaction: ExportedInteraction, publicUrl: string) => Cell]
const columns: readonly Column[] = [
  ['id', ({ _id }) => _id],
  ['recordDate', ({ recordDate }) => recordDate],
  ['reportedDate', ({ reportedDate }) => reportedDate],
  ['classification', ({ classification }) => classification],
  ['asset', ({ thing }) => csvText(thing.name)],
  ['unit', ({ item }) => csvText(item?.name)],
  ['task', ({ task }) => csvText(task.name)],
  ['valueChain', ({ valueChainElement }) => csvText(valueChainElement?.valueChainName)],
  ['valueChainElement', ({ valueChainElement }) => csvText(valueChainElement?.name)],
  ['place', ({ reportedLocation }) => csvText(reportedLocation?.place)],
  ['longitude', ({ reportedLocation }) => reportedLocation?.point.coordinates[0] ?? ''],
  ['latitude', ({ reportedLocation }) => reportedLocation?.point.coordinates[1] ?? ''],
  ['placeNote', ({ placeNote }) => csvText(placeNote && wordsOf(placeNote))],
  ['createdBy', ({ createdBy }) => csvText(createdBy?.name)],
  ['expiredAt', ({ expiredAt }) => expiredAt ?? ''],
  ['answers', (interaction) => csvText(answersOf(interaction))],
  [
    'attachments',
    ({ attachments }, publicUrl) => csvText(attachments.map(({ name, file }) => `${name}: ${new URL(file, publicUrl).href}`).join('; ')),
  ],
]

/**
 * RFC 4180, with every line break inside a value in quotes, a lone CR or LF too. A byte order mark stands first, without which Excel
 * reads UTF-8 as the code page of its country.
 */
export const csvLines = (rows: readonly Cell[][], isFirst: boolean): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(
    stringify([...rows], { bom: isFirst, record_delimiter: 'windows', quoted_match: /[\r\n]/, cast: { number: decimalText } }),
  )

/** The first line of the file. */
export const csvHead = (): Uint8Array<ArrayBuffer> => csvLines([columns.map(([name]) => name)], true)

export interface CsvPortion {
  interactions: readonly ExportedInteraction[]
  publicUrl: string
}

export const csvLinesOf = ({ interactions, publicUrl }: CsvPortion): Uint8Array<ArrayBuffer> =>
  csvLines(
    interactions.map((interaction) => columns.map(([, cell]) => cell(interaction, publicUrl))),
    false,
  )
