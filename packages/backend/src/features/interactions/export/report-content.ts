import { choosePlural, intlLocale } from '@tracemark/api/languages'
import {
  coordinatesText,
  createDecimalWriter,
  createRepeatedHour,
  isDay,
  readAnswerPlace,
  readBounds,
  readPlace,
} from '@tracemark/api/rules'
import type {
  Classification,
  Coordinates,
  HistoryKind,
  InteractionColumn,
  InteractionOrigin,
  Language,
  Location,
  RecordedAnswer,
  ReviewState,
} from '@tracemark/api/schemas'
import type { Span } from '../../../platform/pdf/set-text.ts'
import { fill, getTexts, type Texts } from '../../../texts/index.ts'
import type { ExportedInteraction } from '../queries/portions.ts'

/** Moments, in ISO 8601: from (inclusive) and to (exclusive). */
interface Period {
  from?: string | undefined
  to?: string | undefined
}

/** What a list of records is made from. */
export interface Report {
  organization: string
  filters: {
    /** These rows were selected: nothing else narrows them. */
    isSelection: boolean
    search?: string | undefined
    classification?: readonly Classification[] | undefined
    review?: readonly ReviewState[] | undefined
    origin?: InteractionOrigin | undefined
    place?: string | undefined
    /** West, south, east and north in degrees; or `none`. */
    bounds?: string | undefined
    /** By name. */
    asset?: string | undefined
    unit?: string | undefined
    task?: string | undefined
    history?: HistoryKind | undefined
    occurred: Period
    received: Period
    /** When records were recorded, or last corrected. */
    changed: Period
    /** By name. */
    collection?: string | undefined
    isCollected: boolean
    isOfTeam: boolean
    isOfAdministration: boolean
    isMine: boolean
    /** By name. */
    recordedBy?: string | undefined
  }
  /** Of the list, each of which is a column then. Absent: all that a record says. */
  columns?: readonly InteractionColumn[] | undefined
  /** Of who asks. */
  language: Language
  timeZone: string
  /** What addresses of files are relative to. */
  publicUrl: string
  madeAt: Date
  interactions: readonly ExportedInteraction[]
}

type ReportTexts = Texts['report'] & Pick<Texts, 'classifications'>

export const INK = '#1c1b17'
export const QUIET = '#5d594d'
export const ACCENT = '#1f5c45'
export const HAIRLINE = '#e4dfd3'
/** The portal's. */
export const colors: Readonly<Record<Classification, string>> = {
  notice: '#2b5c8a',
  alert: '#8f5606',
  warning: '#a02c26',
  unclassified: QUIET,
}

export interface Paragraph {
  spans: Span[]
  /** Points. */
  size: number
  /** A dot before it. */
  dot?: string
}
export type Cell = Paragraph[]

const SMALL = 7.5
const BODY = 9
/** Of what a record says: about thirty short ones stand on a page. */
const RECORD = 8

const SPANS = [
  ['day', 86_400],
  ['hour', 3600],
  ['minute', 60],
] as const

const createWriter = ({ language, timeZone }: Pick<Report, 'language' | 'timeZone'>) => {
  const locale = intlLocale(language)
  const clock = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone } as const
  const [day, time] = [{ dateStyle: 'medium', timeZone } as const, clock].map((options) => new Intl.DateTimeFormat(locale, options))
  const formatNumber = createDecimalWriter(locale)
  const formatMeters = (distance: number) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit: 'meter' })
      .formatToParts(2)
      .map(({ type, value }) => (type === 'integer' ? formatNumber(distance) : value))
      .join('')
  const recordedDay = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })
  // Intl writes the years before 1000 with fewer digits, and those before 1 without their era.
  const formatRecordedDay = (text: string) => (isDay(text) && text >= '1000' ? recordedDay.format(new Date(text)) : text)
  const formatDay = (when: string | Date) => day?.format(new Date(when)) ?? ''
  const repeatedHour = createRepeatedHour(timeZone)
  const formatTime = (when: string | Date) => [time?.format(new Date(when)), repeatedHour(new Date(when))].filter(Boolean).join('\u00a0')
  /** As the portal says it: in the largest unit of which there are two. */
  const formatSpan = (seconds: number) => {
    const size = Math.abs(seconds)
    const [unit, length] = SPANS.find(([, each]) => size >= 2 * each) ?? (['minute', 60] as const)
    return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(Math.round(size / length))
  }
  return {
    formatDay,
    formatTime,
    formatSpan,
    formatMoment: (when: string | Date) => `${formatDay(when)}, ${formatTime(when)}`,
    formatNumber,
    formatMeters,
    formatRecordedDay,
  }
}
type Writer = ReturnType<typeof createWriter>

const mute = (text: string): Span => ({ text, color: QUIET })
const between = mute('\u00a0 · \u00a0')
/** A line never begins with it, nor with a space. */
const dotted = mute('\u00a0· ')
const body = (...spans: Span[]): Paragraph => ({ spans, size: BODY })

/** What a record says in a column, one after the other in as few lines as it takes; each part is a word or several. */
const recordCell = (...parts: (readonly Span[])[]): Cell => {
  const spans = parts.filter((part) => part.length > 0).flatMap((part, index) => [...(index === 0 ? [] : [dotted]), ...part])
  return spans.length === 0 ? [] : [{ spans, size: RECORD }]
}

const formatCoordinates = (coordinates: Coordinates, texts: ReportTexts, { formatNumber }: Writer): string =>
  coordinatesText(coordinates, { say: (word, values) => fill(texts.place[word], values), number: formatNumber })

/** What a place is called: its name, or its coordinates where it has none. */
const formatLocation = ({ place, point }: Location, texts: ReportTexts, writer: Writer): string =>
  place ?? formatCoordinates(point.coordinates, texts, writer)

/** Where it was, in words; where nobody said so, why. */
const formatPlace = ({ reportedLocation, placeNote }: ExportedInteraction, texts: ReportTexts, writer: Writer): string | undefined => {
  const place = placeNote === undefined ? undefined : readPlace(placeNote)
  if (place?.by === 'skipped') return texts.noPlace[place.reason]
  if (reportedLocation) return formatLocation(reportedLocation, texts, writer)
  return place?.by === 'typed' ? place.typed : undefined
}

/** A line of a PDF has one blank after the other where they do not break. */
const withBlanks = (text: string): string => text.replace(/ (?= )/g, '\u00a0')

/** By the kind of the question, never by what the answer looks like, and with every digit. */
const formatAnswer = (answer: RecordedAnswer, record: ExportedInteraction, texts: ReportTexts, writer: Writer): string => {
  const { input, value } = answer
  const place = readAnswerPlace(answer, [record.reportedLocation, record.recordLocation])
  if (place?.by === 'skipped') return texts.noPlace[place.reason]
  if (place?.location) {
    const { place: name, point, pointAccuracy } = place.location
    const coordinates = formatCoordinates(point.coordinates, texts, writer)
    const accuracy = pointAccuracy === undefined ? [] : [fill(texts.place.accuracy, { distance: writer.formatMeters(pointAccuracy) })]
    const [first, ...details] = [...(name === undefined ? [] : [name]), coordinates, ...accuracy]
    return details.length === 0 ? `${first}` : `${first} (${details.join(' · ')})`
  }
  if (typeof value === 'number') return writer.formatNumber(value)
  if (typeof value === 'boolean') return value ? texts.yes : texts.no
  return input === 'date' ? writer.formatRecordedDay(value) : withBlanks(value)
}

/** Each with its question. */
const formatAnswers = (record: ExportedInteraction, texts: ReportTexts, writer: Writer): Span[][] =>
  record.answers.map((answer) => [
    mute(`${answer.label} `),
    { text: `${formatAnswer(answer, record, texts, writer)}${answer.unit === undefined ? '' : `\u00a0${answer.unit}`}` },
  ])

const formatFiles = ({ attachments }: ExportedInteraction, publicUrl: string): Span[][] =>
  attachments.map(({ label, name, file }) => [
    ...(label === undefined ? [] : [mute(`${label} `)]),
    { text: name, color: ACCENT, link: new URL(file, publicUrl).href },
  ])

const formatMoment = (when: string, writer: Writer): Span[] => [{ text: `${writer.formatDay(when)} ` }, mute(writer.formatTime(when))]

/** When the server had it, where that is another minute. */
const formatReceived = ({ reportedDate, recordDate }: ExportedInteraction, texts: ReportTexts, writer: Writer): Span[] => {
  const received = writer.formatMoment(recordDate)
  return received === writer.formatMoment(reportedDate) ? [] : [mute(`${texts.received} ${received}`)]
}

/** Where the device was, where that is elsewhere. */
const formatDevice = ({ reportedLocation, recordLocation }: ExportedInteraction, texts: ReportTexts, writer: Writer): Span[] => {
  if (!recordLocation) return []
  const device = formatCoordinates(recordLocation.point.coordinates, texts, writer)
  const isThere = reportedLocation && device === formatCoordinates(reportedLocation.point.coordinates, texts, writer)
  return isThere ? [] : [mute(`${texts.device} ${device}`)]
}

const formatClassification = (classification: Classification, texts: ReportTexts): Cell => {
  const color = colors[classification]
  return recordCell([{ text: texts.classifications[classification], style: 'strong', color }]).map((kind) => ({ ...kind, dot: color }))
}

const say = (text: string | undefined): Cell => (text === undefined ? [] : recordCell([{ text }]))

interface Column {
  head: string
  /** Its part of the width. */
  share: number
  toCell: (record: ExportedInteraction) => Cell
}

/** The columns of the list. */
const createColumns = (texts: ReportTexts, writer: Writer): Readonly<Record<InteractionColumn, Column>> => ({
  reportedDate: { head: texts.occurred, share: 76, toCell: (record) => recordCell(formatMoment(record.reportedDate, writer)) },
  recordDate: { head: texts.received, share: 76, toCell: (record) => recordCell(formatMoment(record.recordDate, writer)) },
  thing: { head: texts.asset, share: 150, toCell: ({ thing }) => recordCell([{ text: thing.name, style: 'strong' }]) },
  item: { head: texts.unit, share: 90, toCell: ({ item }) => say(item?.name) },
  classification: { head: texts.classification, share: 76, toCell: (record) => formatClassification(record.classification, texts) },
  review: { head: texts.review, share: 84, toCell: ({ review }) => say(review && texts.reviews[review]) },
  element: { head: texts.element, share: 112, toCell: ({ valueChainElement }) => say(valueChainElement?.name) },
  task: { head: texts.task, share: 112, toCell: ({ task }) => say(task.name) },
  place: {
    head: texts.where,
    share: 130,
    toCell: (record) => {
      const place = formatPlace(record, texts, writer)
      return recordCell(place === undefined ? [] : [{ text: place }], formatDevice(record, texts, writer))
    },
  },
  createdBy: { head: texts.by, share: 86, toCell: ({ createdBy }) => say(createdBy?.name) },
})

/** The parts of the width that the columns have where a record says all. */
const WHOLE_SHARES = [76, 132, 260, 76, 112, 86]

/** All that a record says, in as few columns as a page takes. */
const formatRow = (record: ExportedInteraction, texts: ReportTexts, writer: Writer, publicUrl: string): Cell[] => {
  const { thing, item, task, classification, review, valueChainElement, reportedDate, createdBy, expiredAt, clockOffset } = record
  const place = formatPlace(record, texts, writer)
  return [
    recordCell(formatMoment(reportedDate, writer), formatReceived(record, texts, writer)),
    recordCell([{ text: thing.name, style: 'strong' }], item ? [mute(item.name)] : []),
    recordCell(
      [{ text: task.name }],
      ...formatAnswers(record, texts, writer),
      ...formatFiles(record, publicUrl),
      expiredAt === undefined ? [] : [{ text: fill(texts.expired, { date: writer.formatDay(expiredAt) }), color: colors.warning }],
      clockOffset === undefined
        ? []
        : [mute(fill(clockOffset > 0 ? texts.clockFast : texts.clockSlow, { size: writer.formatSpan(clockOffset) }))],
    ),
    [...formatClassification(classification, texts), ...say(review && texts.reviews[review])],
    recordCell(
      valueChainElement ? [{ text: valueChainElement.name }] : [],
      place === undefined ? [] : [mute(place)],
      formatDevice(record, texts, writer),
    ),
    recordCell([{ text: createdBy?.name ?? '–' }]),
  ]
}

/** Its corners. */
const formatArea = (bounds: string, texts: ReportTexts, writer: Writer): string => {
  const area = readBounds(bounds)
  if (!area) return texts.noPlace.other
  const { west, south, east, north } = area
  return `${formatCoordinates([west, south], texts, writer)} – ${formatCoordinates([east, north], texts, writer)}`
}

const formatFilters = ({ filters }: Report, texts: ReportTexts, writer: Writer): Cell => {
  const { search, classification, review, origin, asset, unit, task, history, collection, place, bounds, isMine, recordedBy } = filters
  const { occurred, received, changed, isSelection, isCollected, isOfTeam, isOfAdministration } = filters
  if (isSelection) return [body(mute(texts.selected))]
  const moments = (name: string, { from, to }: Period) =>
    [
      [`${name}${texts.from}`, from && writer.formatMoment(from)],
      [`${name}${texts.until}`, to && writer.formatMoment(to)],
    ] as const
  const said: readonly (readonly [string, string | undefined])[] = [
    [texts.search, search],
    [texts.classification, classification?.map((each) => texts.classifications[each]).join(', ')],
    [texts.review, review?.map((each) => texts.reviews[each]).join(', ')],
    [unit === undefined ? texts.asset : texts.assetAndUnit, unit === undefined ? asset : [asset, unit].filter(Boolean).join(', ')],
    [texts.task, task],
    [texts.history, history && texts.kinds[history]],
    [texts.origin, origin && texts.origins[origin]],
    [texts.collection, collection],
    [texts.where, place],
    [texts.area, bounds === undefined ? undefined : formatArea(bounds, texts, writer)],
    // The list says when records occurred, so that these dates need no other word.
    ...moments('', occurred),
    ...moments(`${texts.received}, `, received),
    ...moments(`${texts.changed}, `, changed),
    [texts.recordedBy, isMine ? texts.me : recordedBy],
  ]
  const flags = [isCollected && texts.collected, isOfTeam && texts.teamTasks, isOfAdministration && texts.administrationTasks]
  const spans = [
    ...said.flatMap(([name, value]) => (value === undefined ? [] : [between, mute(`${name} `), { text: value }])),
    ...flags.flatMap((text) => (text === false ? [] : [between, { text }])),
  ]
  return [body(...(spans.length === 0 ? [mute(texts.everything)] : spans.slice(1)))]
}

const formatTotals = ({ interactions }: Report, texts: ReportTexts, { formatNumber }: Writer): Cell => {
  const counts = Map.groupBy(interactions, ({ classification }) => classification)
  const order: readonly Classification[] = ['warning', 'alert', 'notice', 'unclassified']
  return order.flatMap((each) => {
    const count = counts.get(each)?.length
    if (count === undefined) return []
    const name = { text: `${texts.classifications[each]} `, color: colors[each] }
    return [{ ...body(name, { text: formatNumber(count), style: 'strong' }), dot: colors[each] }]
  })
}

/** All that a report says, in the language of who asks. */
export const buildContent = (report: Report) => {
  const { organization, interactions, columns, madeAt, language, timeZone, publicUrl } = report
  const { report: told, classifications } = getTexts(language)
  const texts = { ...told, classifications }
  const writer = createWriter(report)
  const count = interactions.length
  const said = texts.records[choosePlural(language, count)] ?? texts.records.other
  const known = createColumns(texts, writer)
  const chosen = columns?.map((column) => known[column])
  const heads = chosen?.map(({ head }) => head) ?? [
    texts.occurred,
    texts.assetAndUnit,
    texts.taskAndAnswers,
    texts.classification,
    texts.where,
    texts.by,
  ]
  return {
    title: texts.title,
    locale: intlLocale(language),
    organization: [{ spans: [{ text: organization, style: 'strong', color: ACCENT }], size: 10 }] satisfies Cell,
    heading: [{ spans: [{ text: texts.title, style: 'title' }], size: 28 }] satisfies Cell,
    summary: [
      body(
        { text: fill(said, { count: writer.formatNumber(count) }), style: 'strong' },
        between,
        mute(fill(texts.asOf, { date: writer.formatMoment(madeAt), zone: timeZone })),
      ),
    ] satisfies Cell,
    filters: formatFilters(report, texts, writer),
    totals: formatTotals(report, texts, writer),
    heads: heads.map((text): Cell => [{ spans: [{ text, style: 'strong', color: QUIET }], size: SMALL }]),
    /** Of each column its part of the width. */
    shares: chosen?.map(({ share }) => share) ?? WHOLE_SHARES,
    rows: interactions.map((record) => chosen?.map(({ toCell }) => toCell(record)) ?? formatRow(record, texts, writer, publicUrl)),
    nothing: [body(mute(texts.nothing))] satisfies Cell,
    footer: (page: number, pages: number): Cell => [
      { spans: [mute(fill(texts.page, { page: writer.formatNumber(page), pages: writer.formatNumber(pages) }))], size: SMALL },
    ],
    origin: [{ spans: [mute(`${organization}\u00a0 · \u00a0${new URL(publicUrl).host}`)], size: SMALL }] satisfies Cell,
  }
}
export type ReportContent = ReturnType<typeof buildContent>
