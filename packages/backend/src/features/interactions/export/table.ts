import { decimalText, readAnswerPlace, readPlace } from '@tracemark/api/rules'
import type { InteractionColumn, RecordedAnswer } from '@tracemark/api/schemas'
import { type Cell, type Field, pickFields } from '../../../platform/tables/table.ts'
import type { ExportedInteraction } from '../queries/portions.ts'

export interface TablePortion {
  interactions: readonly ExportedInteraction[]
  publicUrl: string
  /** Of the list. Absent: every field. */
  columns?: readonly InteractionColumn[] | undefined
}

/** Words as they were typed, without the mark that tells them from an address or a reason. */
const formatNote = (note: string): string => {
  const place = readPlace(note)
  return place?.by === 'typed' && !place.location ? place.typed : note
}

/** A place as decimal degrees, latitude first, which maps take as they stand. */
const placeText = (answer: RecordedAnswer): string | undefined => {
  const place = readAnswerPlace(answer)
  if (place?.by === 'typed' && !place.location) return place.typed
  if (place?.by === 'skipped' || !place?.location) return undefined
  const { point, pointAccuracy } = place.location
  const coordinates = point.coordinates.toReversed().map(decimalText).join(', ')
  return `${coordinates}${pointAccuracy === undefined ? '' : ` (±${decimalText(pointAccuracy)} m)`}`
}

const answerText = (answer: RecordedAnswer): string =>
  placeText(answer) ?? (typeof answer.value === 'number' ? decimalText(answer.value) : String(answer.value))

const answersText = (answers: readonly RecordedAnswer[]): string =>
  answers.map((answer) => `${answer.label}: ${answerText(answer)}${answer.unit === undefined ? '' : ` ${answer.unit}`}`).join('; ')

const fields: readonly Field<ExportedInteraction>[] = [
  ['id', ({ _id }) => _id],
  ['recordDate', ({ recordDate }) => recordDate],
  ['reportedDate', ({ reportedDate }) => reportedDate],
  ['classification', ({ classification }) => classification],
  ['asset', ({ thing }) => thing.name],
  ['unit', ({ item }) => item?.name ?? ''],
  ['task', ({ task }) => task.name],
  ['valueChain', ({ valueChainElement }) => valueChainElement?.valueChainName ?? ''],
  ['valueChainElement', ({ valueChainElement }) => valueChainElement?.name ?? ''],
  ['place', ({ reportedLocation }) => reportedLocation?.place ?? ''],
  ['longitude', ({ reportedLocation }) => reportedLocation?.point.coordinates[0] ?? ''],
  ['latitude', ({ reportedLocation }) => reportedLocation?.point.coordinates[1] ?? ''],
  /** Where the device was, which may be elsewhere. */
  ['recordedLongitude', ({ recordLocation }) => recordLocation?.point.coordinates[0] ?? ''],
  ['recordedLatitude', ({ recordLocation }) => recordLocation?.point.coordinates[1] ?? ''],
  ['placeNote', ({ placeNote }) => formatNote(placeNote ?? '')],
  ['createdBy', ({ createdBy }) => createdBy?.name ?? ''],
  ['review', ({ review }) => review ?? ''],
  ['expiredAt', ({ expiredAt }) => expiredAt ?? ''],
  /** By how many seconds the device's clock was ahead: `reportedDate` was corrected for it. */
  ['clockOffset', ({ clockOffset }) => clockOffset ?? ''],
]

const byColumn: Readonly<Record<InteractionColumn, readonly string[]>> = {
  reportedDate: ['reportedDate'],
  recordDate: ['recordDate'],
  thing: ['asset'],
  item: ['unit'],
  classification: ['classification'],
  review: ['review'],
  element: ['valueChain', 'valueChainElement'],
  task: ['task'],
  place: ['place', 'longitude', 'latitude', 'recordedLongitude', 'recordedLatitude', 'placeNote'],
  createdBy: ['createdBy'],
}

const formatAttachments = ({ attachments }: ExportedInteraction, publicUrl: string): string =>
  attachments.map(({ name, file }) => `${name}: ${new URL(file, publicUrl).href}`).join('; ')

/** With the answers in one cell: a file that is written in portions does not know all questions when it begins. */
const listFields = ({ publicUrl, columns }: Pick<TablePortion, 'publicUrl' | 'columns'>): readonly Field<ExportedInteraction>[] =>
  pickFields(
    [
      ...fields,
      ['answers', ({ answers }) => answersText(answers)],
      ['attachments', (interaction) => formatAttachments(interaction, publicUrl)],
    ],
    byColumn,
    columns,
  )

export const interactionHead = (look: Pick<TablePortion, 'publicUrl' | 'columns'>): readonly string[] =>
  listFields(look).map(([name]) => name)

/** A row for each record. */
export const interactionRows = ({ interactions, ...look }: TablePortion): Cell[][] => {
  const written = listFields(look)
  return interactions.map((interaction) => written.map(([, toCell]) => toCell(interaction)))
}

/** A sheet has 16,384 columns; people look through fewer. */
const QUESTIONS_MAX = 300

/** What makes two questions one column. A record may ask the same twice: `nth`. */
const getQuestion = ({ label, unit, input }: RecordedAnswer, nth: number) => JSON.stringify([label, unit, input, nth])

const byQuestion = ({ answers }: ExportedInteraction): Map<string, RecordedAnswer> => {
  const found = new Map<string, RecordedAnswer>()
  for (const answer of answers) {
    let nth = 0
    while (found.has(getQuestion(answer, nth))) nth += 1
    found.set(getQuestion(answer, nth), answer)
  }
  return found
}

/** Numbers, and yes or no, as such; everything else as text. */
const answerCell = (answer: RecordedAnswer): Cell => (typeof answer.value === 'string' ? answerText(answer) : answer.value)

/** The whole table. Where it has every field, with a column for each question, in the order in which they first come; what has no room stands in `answers`. */
export const interactionTable = ({ interactions, publicUrl, columns }: TablePortion): Cell[][] => {
  if (columns) return [[...interactionHead({ publicUrl, columns })], ...interactionRows({ interactions, publicUrl, columns })]
  const rows = interactions.map((interaction) => ({ interaction, answers: byQuestion(interaction) }))
  const questions = new Map(rows.flatMap(({ answers }) => [...answers]).toReversed())
  const shown = [...questions].toReversed().slice(0, QUESTIONS_MAX)
  const isShown = new Set(shown.map(([question]) => question))
  const hasMore = questions.size > shown.length
  const titles = shown.map(([, { label, unit }]) => (unit === undefined ? label : `${label} (${unit})`))
  const head = [...fields.map(([name]) => name), ...titles, ...(hasMore ? ['answers'] : []), 'attachments']
  const body = rows.map(({ interaction, answers }): Cell[] => {
    const rest = [...answers].flatMap(([question, answer]) => (isShown.has(question) ? [] : [answer]))
    return [
      ...fields.map(([, toCell]) => toCell(interaction)),
      ...shown.map(([question]) => {
        const answer = answers.get(question)
        return answer ? answerCell(answer) : ''
      }),
      ...(hasMore ? [answersText(rest)] : []),
      formatAttachments(interaction, publicUrl),
    ]
  })
  return [head, ...body]
}
