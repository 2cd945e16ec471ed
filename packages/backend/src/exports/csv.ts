import { stringify } from 'csv-stringify/sync'
import type { ExportedInteraction } from './read-all.ts'

/** Spreadsheets take text that begins so for a formula, which could send what else is in the sheet anywhere (OWASP). */
const FORMULA = /^[\s]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/

const text = (value: string | undefined): string => (value !== undefined && FORMULA.test(value) ? `'${value}` : (value ?? ''))

const answersOf = ({ answers }: ExportedInteraction): string =>
  answers.map(({ label, value, unit }) => `${label}: ${String(value)}${unit === undefined ? '' : ` ${unit}`}`).join('; ')

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

/** RFC 4180. A byte order mark stands first, without which Excel takes UTF-8 for the code page of its country. */
const lines = (rows: Cell[][], isFirst: boolean): string => stringify(rows, { bom: isFirst, record_delimiter: 'windows' })

/** The file in portions, as they are wanted. */
export async function* csvOf(portions: AsyncIterable<ExportedInteraction[]>, publicUrl: string): AsyncGenerator<Uint8Array> {
  const encoder = new TextEncoder()
  yield encoder.encode(lines([columns.map(([name]) => name)], true))
  for await (const portion of portions)
    yield encoder.encode(
      lines(
        portion.map((row) => columns.map(([, cell]) => cell(row, publicUrl))),
        false,
      ),
    )
}
