import { placeOfAnswer } from '@tracemark/api/rules'
import type { RecordedAnswer } from '@tracemark/api/schemas'
import { stringify } from 'csv-stringify/sync'
import type { ExportedInteraction } from './read-all.ts'

/**
 * A spreadsheet takes text that begins with one of these for a formula, which could send the rest of the sheet anywhere (OWASP). Lines
 * within a cell count too: a reader that breaks rows at each line break sees them as the beginning of a cell.
 */
const FORMULA = /(^|[\r\n])(?=[^\S\r\n]*[=+\-@\t\uff1d\uff0b\uff0d\uff20])/g

const text = (value = ''): string => value.replace(FORMULA, "$1'")

/** A place as decimal degrees, latitude first, which maps take as they stand. */
const answerOf = (answer: RecordedAnswer): string => {
  const place = placeOfAnswer(answer)
  if (place?.by === 'skipped' || !place?.location) return String(answer.value)
  const { point, pointAccuracy } = place.location
  return `${point.coordinates.toReversed().join(', ')}${pointAccuracy === undefined ? '' : ` (±${pointAccuracy} m)`}`
}

const answersOf = ({ answers }: ExportedInteraction): string =>
  answers.map((answer) => `${answer.label}: ${answerOf(answer)}${answer.unit === undefined ? '' : ` ${answer.unit}`}`).join('; ')

type Cell = string | number
type Column = readonly [string, (interaction: ExportedInteraction, publicUrl: string) => Cell]
const columns: readonly Column[] = [
  ['id', ({ _id }) => _id],
  ['recordDate', ({ recordDate }) => recordDate],
  ['reportedDate', ({ reportedDate }) => reportedDate],
  ['classification', ({ classification }) => classification],
  ['asset', ({ thing }) => text(thing.name)],
  ['unit', ({ item }) => text(item?.name)],
  ['task', ({ task }) => text(task.name)],
  ['valueChain', ({ valueChainElement }) => text(valueChainElement?.valueChainName)],
  ['valueChainElement', ({ valueChainElement }) => text(valueChainElement?.name)],
  ['place', ({ reportedLocation }) => text(reportedLocation?.place)],
  ['longitude', ({ reportedLocation }) => reportedLocation?.point.coordinates[0] ?? ''],
  ['latitude', ({ reportedLocation }) => reportedLocation?.point.coordinates[1] ?? ''],
  ['placeNote', ({ placeNote }) => text(placeNote)],
  ['createdBy', ({ createdBy }) => text(createdBy?.name)],
  ['expiredAt', ({ expiredAt }) => expiredAt ?? ''],
  ['answers', (interaction) => text(answersOf(interaction))],
  [
    'attachments',
    ({ attachments }, publicUrl) => text(attachments.map(({ name, file }) => `${name}: ${new URL(file, publicUrl).href}`).join('; ')),
  ],
]

/**
 * RFC 4180, with every line break inside a value in quotes, a lone CR or LF too. A byte order mark stands first, without which Excel
 * reads UTF-8 as the code page of its country.
 */
const lines = (rows: Cell[][], isFirst: boolean): Uint8Array<ArrayBuffer> =>
  new TextEncoder().encode(stringify(rows, { bom: isFirst, record_delimiter: 'windows', quoted_match: /[\r\n]/ }))

/** The first line of the file. */
export const csvHead = (): Uint8Array<ArrayBuffer> => lines([columns.map(([name]) => name)], true)

export interface CsvPortion {
  interactions: readonly ExportedInteraction[]
  publicUrl: string
}

export const csvLinesOf = ({ interactions, publicUrl }: CsvPortion): Uint8Array<ArrayBuffer> =>
  lines(
    interactions.map((interaction) => columns.map(([, cell]) => cell(interaction, publicUrl))),
    false,
  )
