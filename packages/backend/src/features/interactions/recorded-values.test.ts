import { createCalls } from '@tracemark/api/client'
import { hardAnswers, hardTask } from '@tracemark/api/conformance'
import { readPlace, recordedAnswers, takeAnswers } from '@tracemark/api/rules'
import type { InteractionDetail, Language, RecordedAnswer } from '@tracemark/api/schemas'
import { parse as parseCsv } from 'csv-parse/sync'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeXlsx } from '../../platform/tables/xlsx.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { noFilters } from '../../testing/exported-interaction.ts'
import { readXlsx } from '../../testing/read-xlsx.ts'
import { getTexts } from '../../texts/index.ts'
import { csvHead, writeCsvLines } from './export/csv.ts'
import { buildContent } from './export/report-content.ts'
import { interactionTable } from './export/table.ts'
import type { ExportedInteraction } from './queries/portions.ts'

/** Each answers every kind of question once. */
const SEEDS = Array.from({ length: 40 }, (_, index) => `record ${index}`)

let app: TestApp
let records: InteractionDetail[]
beforeAll(async () => {
  app = await createTestApp()
  const calls = createCalls(app)
  const options = { token: await app.organizationToken('owner') }
  const { thingId } = app.demo.featured
  const { id: taskId } = await calls.tasks.create({ body: { name: 'Every kind of question', icon: 'farm', config: hardTask } }, options)
  await calls.taskAssets.create({ body: { taskId, thingId } }, options)
  records = []
  for (const seed of SEEDS)
    records.push(await calls.interactions.create({ params: { org: 101 }, body: { thingId, taskId, answers: hardAnswers(seed) } }, options))
})
afterAll(() => app.stop())

const toExported = (record: InteractionDetail): ExportedInteraction => ({
  placeNote: undefined,
  ...record,
  attachments: [],
})
const onlyOne = (record: InteractionDetail, answer: RecordedAnswer) => toExported({ ...record, answers: [answer] })
const listAnswers = () => records.flatMap((record) => record.answers.map((answer) => ({ record, answer })))

test('what was written is what the API gives back', async () => {
  const calls = createCalls(app)
  const options = { token: await app.organizationToken('member') }
  const read = await Promise.all(records.map(({ _id }) => calls.interactions.get({ params: { org: 101, id: _id } }, options)))
  expect(read.map(({ answers }) => answers)).toEqual(
    SEEDS.map((seed) => recordedAnswers(hardTask, takeAnswers(hardTask.widgets, hardAnswers(seed)))),
  )
})

/** What stands in a file where a place was answered: degrees, latitude first, and metres. */
const placeIn = ({ input, value }: RecordedAnswer): number[] | undefined => {
  const place = input === 'location' && typeof value === 'string' ? readPlace(value) : undefined
  if (place?.by !== 'device') return undefined
  const { point, pointAccuracy = 0 } = place.location
  return [...point.coordinates.toReversed(), pointAccuracy]
}

/** As a program reads a value of this kind. */
const valueFrom = (text: string, answer: RecordedAnswer): unknown => {
  if (placeIn(answer)) return text.match(/-?\d+(\.\d+)?/g)?.map(Number)
  if (answer.input === 'number') return /^-?\d+(\.\d+)? mg\/kg$/.test(text) ? Number(text.slice(0, -' mg/kg'.length)) : text
  return answer.input === 'yesno' ? text === 'true' : text
}
const recorded = (answer: RecordedAnswer): unknown => placeIn(answer) ?? answer.value

test('what was recorded is read back from a CSV file', () => {
  const read = listAnswers().map(({ record, answer }) => {
    const bytes = Buffer.concat([
      csvHead({ publicUrl: app.baseUrl, separator: 'tab' }),
      writeCsvLines({ interactions: [onlyOne(record, answer)], publicUrl: app.baseUrl, separator: 'tab' }),
    ])
    const [row] = parseCsv(bytes, { bom: true, columns: true, delimiter: '\t' }) as { answers: string }[]
    // A line within a cell that looks like a formula has an apostrophe before it, as the file's description says.
    const text = row?.answers.slice(`${answer.label}: `.length).replace(/\n'(?=\s*[=+\-@])/g, '\n') ?? ''
    return valueFrom(text, answer)
  })
  expect(read).toEqual(listAnswers().map(({ answer }) => recorded(answer)))
})

test('what was recorded is read back from an XLSX file, numbers as numbers and everything else as text', async () => {
  const rows = interactionTable({ interactions: records.map(toExported), publicUrl: app.baseUrl })
  const [head = [], ...lines] = readXlsx(await writeXlsx({ name: 'Interactions', rows }))
  const read = records.flatMap(({ answers }, index) =>
    answers.map((answer) => {
      const title = answer.unit === undefined ? answer.label : `${answer.label} (${answer.unit})`
      const cell = lines[index]?.[head.findIndex((each) => each?.value === title)]
      if (placeIn(answer)) return valueFrom(String(cell?.value), answer)
      // A number with more digits than a spreadsheet keeps is text that says them all.
      return answer.input === 'number' ? Number(cell?.value) : cell?.value
    }),
  )
  expect(read).toEqual(listAnswers().map(({ answer }) => recorded(answer)))
})

const languages = ['en', 'de', 'ja'] as const satisfies readonly Language[]

test.each(languages)('what was recorded is read back from a PDF in %s', (language) => {
  const texts = getTexts(language).report
  const locale = { en: 'en-GB', de: 'de-DE', ja: 'ja-JP' }[language]
  const marks = new Intl.NumberFormat(locale).formatToParts(1_234_567.8)
  const mark = (type: 'group' | 'decimal') => marks.find((part) => part.type === type)?.value ?? ''
  const numberIn = (text: string) => Number(text.replaceAll(mark('group'), '').replace(mark('decimal'), '.'))
  const days = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' })

  const read = ({ record, answer }: { record: InteractionDetail; answer: RecordedAnswer }): unknown => {
    const { rows } = buildContent({
      organization: 'Sierra Alta',
      filters: noFilters,
      language,
      timeZone: 'UTC',
      publicUrl: app.baseUrl,
      madeAt: new Date(0),
      interactions: [{ ...onlyOne(record, answer), reportedLocation: undefined, recordLocation: undefined }],
    })
    const spans = rows[0]?.[2]?.flatMap((paragraph) => paragraph.spans) ?? []
    const text = spans.at(-1)?.text ?? ''
    const place = placeIn(answer)
    if (place) {
      const [north, east, metres] = [...text.matchAll(/\d[\d.,]*/g)].map(([number]) => numberIn(number.replace(/[.,]$/, '')))
      return [north, east, metres]
    }
    if (answer.input === 'number') return numberIn(text.replace(/\u00a0mg\/kg$/, ''))
    if (answer.input === 'yesno') return text === texts.yes
    if (answer.input === 'date' && typeof answer.value === 'string' && text === days.format(new Date(answer.value))) return answer.value
    return text.replaceAll('\u00a0', ' ')
  }
  const shown = ({ answer }: { answer: RecordedAnswer }): unknown => {
    const place = answer.input === 'location' && typeof answer.value === 'string' ? readPlace(answer.value) : undefined
    if (place?.by === 'skipped') return texts.noPlace[place.reason].replaceAll('\u00a0', ' ')
    return placeIn(answer)?.map(Math.abs) ?? answer.value
  }
  expect(listAnswers().map(read)).toEqual(listAnswers().map(shown))
})
