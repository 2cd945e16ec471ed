import { inflateSync } from 'node:zlib'
import { languages } from '@tracemark/api/schemas'
import { expect, test } from 'vitest'
import { exportedInteraction, noFilters, PUBLIC_URL } from '../../../testing/exported-interaction.ts'
import { getTexts } from '../../../texts/index.ts'
import { writePdf } from './report.ts'
import { buildContent, type Report } from './report-content.ts'

const report: Report = {
  organization: 'Sierra Alta',
  filters: noFilters,
  language: 'en',
  timeZone: 'UTC',
  publicUrl: PUBLIC_URL,
  madeAt: new Date(0),
  interactions: [exportedInteraction],
}
const pdf = async (changes: Partial<Report>) => Buffer.from(await writePdf({ ...report, ...changes }))

/** What can be copied out of the file: the letters that its fonts say they draw. */
const lettersIn = (bytes: Buffer): string => {
  const maps = [...bytes.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)].flatMap(([, stream = '']) => {
    try {
      return [inflateSync(Buffer.from(stream, 'latin1')).toString('latin1')]
    } catch {
      return []
    }
  })
  const lists = maps.flatMap((map) => [...map.matchAll(/\[((?:<[0-9a-f ]*>\s*)+)\]/gi)].map(([, list = '']) => list))
  return lists
    .flatMap((list) =>
      [...list.matchAll(/<([0-9a-f ]*)>/gi)].map(([, code = '']) =>
        Buffer.from(code.replaceAll(' ', ''), 'hex').swap16().toString('utf16le'),
      ),
    )
    .join('')
}
const pagesIn = (bytes: Buffer): number => bytes.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0

test('in a PDF the files of a record can be followed', async () => {
  const interactions = [
    exportedInteraction,
    { ...exportedInteraction, placeNote: 'skipped:private' },
    { ...exportedInteraction, attachments: [], placeNote: undefined },
  ]
  const bytes = (await pdf({ interactions })).toString('latin1')
  expect([...bytes.matchAll(/\/URI \((.*?)\)/g)].map(([, address]) => address)).toEqual(
    Array.from({ length: 2 }, () => ['https://trace.example/files/101/key', 'https://elsewhere.example/sheet.pdf']).flat(),
  )
})

const point = { type: 'Point' as const, coordinates: [-75.703, -4.335] as [number, number] }

test.each([
  ['en', '4.33500°\u00a0S, 75.70300°\u00a0W'],
  ['de', '4,33500°\u00a0S, 75,70300°\u00a0W'],
  ['nl', '4,33500°\u00a0ZB, 75,70300°\u00a0WL'],
  ['ja', '南緯4.33500°、西経75.70300°'],
] as const)('in %s a PDF writes coordinates as people do, and files with their question', (language, coordinates) => {
  const answers = [{ widgetId: 'place', label: 'Where', input: 'location' as const, value: 'geo:-4.335,-75.703;u=12' }]
  const attachments = [{ stepId: 'bags', name: 'bags.jpg', file: '/files/101/key', camera: true, label: 'Photo of the bags' }]
  const interactions = [{ ...exportedInteraction, answers, attachments, reportedLocation: { point }, placeNote: undefined }]
  const { place } = getTexts(language).report
  const distance = new Intl.NumberFormat(language, { style: 'unit', unit: 'meter' }).format(12)
  const [row = []] = buildContent({ ...report, language, interactions }).rows
  const said = row.map((cell) => cell.map(({ spans }) => spans.map(({ text }) => text).join('')))
  expect([said[2], said[4]]).toEqual([
    [`Dry\u00a0· Where ${coordinates} (${place.accuracy.replace('{distance}', distance)})\u00a0· Photo of the bags bags.jpg`],
    [coordinates],
  ])
})

test.each(languages)('a PDF speaks %s', async (language) => {
  const bytes = await pdf({ language })
  const { classifications, report: texts } = getTexts(language)
  const said = [texts.title, texts.assetAndUnit, classifications.notice, texts.page.replace(/\{\w+\}/g, '')].join('')
  const letters = lettersIn(bytes)
  expect([...said].filter((letter) => letter.trim() !== '' && !letters.includes(letter))).toEqual([])
  expect(bytes.toString('latin1')).toContain(
    `/Lang (${{ en: 'en-GB', de: 'de-DE', 'zh-Hant': 'zh-TW' }[language as string] ?? language.slice(0, 2)}`,
  )
})

test.each([
  ['Japanese', 'エスペランサ農園・乾燥、午後'],
  ['Korean', '희망 농장'],
  ['Chinese, in both scripts', '希望庄园希望莊園記錄'],
  ['Arabic', 'مزرعة الأمل'],
  ['Hebrew', 'חוות התקווה'],
  ['Thai', 'กาแฟดอยช้าง'],
  ['Cyrillic and Greek', 'Ферма Φάρμα'],
  ['Hindi', 'कॉफी'],
  ['Amharic', 'ቡና'],
  ['Vietnamese and Polish', 'Cà phê Đắk Lắk, Łódź'],
  ['pictures among letters', '🌱'],
])('names in %s have their letters, whatever the language of the file', async (_, name) => {
  const letters = lettersIn(await pdf({ interactions: [{ ...exportedInteraction, thing: { ...exportedInteraction.thing, name } }] }))
  expect([...name].filter((letter) => letter.trim() !== '' && !letters.includes(letter))).toEqual([])
})

test.each([
  ['en', -3 * 86_400, "The device's clock was 3 days slow. The time was corrected."],
  ['de', 7200, 'Die Uhr des Geräts ging 2 Stunden vor. Die Zeit wurde korrigiert.'],
  ['ja', 600, '端末の時計が10 分進んでいたため、時刻を補正しました。'],
] as const)('in %s a PDF says that a time was corrected', (language, clockOffset, sentence) => {
  const [row = []] = buildContent({ ...report, language, interactions: [{ ...exportedInteraction, clockOffset }] }).rows
  expect(row.flat().flatMap(({ spans }) => spans.map(({ text }) => text))).toContain(sentence)
})

test('a PDF breaks what is longer than a page, and says when there is nothing', async () => {
  const answers = Array.from({ length: 200 }, (_, index) => ({ widgetId: 'w', label: `Question ${index}`, value: 'word '.repeat(20) }))
  const long = await pdf({
    interactions: [
      { ...exportedInteraction, answers },
      { ...exportedInteraction, thing: { ...exportedInteraction.thing, name: 'x'.repeat(4000) } },
    ],
  })
  expect([pagesIn(long) > 5, pagesIn(await pdf({ interactions: [] }))]).toEqual([true, 1])
})

test('about thirty short records stand on a page', async () => {
  const short = { ...exportedInteraction, attachments: [], placeNote: undefined }
  const many = (count: number) => pdf({ interactions: Array.from({ length: count }, () => short) })
  // The first page has the title, too.
  expect([pagesIn(await many(20)), pagesIn(await many(50)), pagesIn(await many(400))]).toEqual([1, 2, 14])
})

const said = (filters: Partial<Report['filters']>) =>
  buildContent({ ...report, filters: { ...report.filters, ...filters } })
    .filters.flatMap(({ spans }) => spans)
    .map(({ text }) => text)
    .join('')

test('the filters name a collection and who recorded it', () => {
  expect([said({ collection: 'Cup of the year', recordedBy: 'Luz Dary Cifuentes' }), said({ isMine: true })]).toEqual([
    'Collection Cup of the year\u00a0 · \u00a0Recorded by Luz Dary Cifuentes',
    expect.stringMatching(/^Recorded by ./),
  ])
})

test('the filters name what occurred and what was received in a period', () => {
  const at = '2026-11-03T00:00:00Z'
  expect([said({}), said({ occurred: { from: at } }), said({ received: { from: at, to: at } })]).toEqual([
    'All interactions',
    'From 3 Nov 2026, 00:00',
    'Received, From 3 Nov 2026, 00:00\u00a0 · \u00a0Received, Before 3 Nov 2026, 00:00',
  ])
})

test('the two hours that clocks show twice are told apart', () => {
  const at = ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z', '2026-10-25T02:30:00Z']
  const interactions = at.map((reportedDate) => ({ ...exportedInteraction, recordDate: reportedDate, reportedDate }))
  const { rows } = buildContent({ ...report, timeZone: 'Europe/Berlin', interactions })
  expect(rows.map(([cell = []]) => cell.flatMap(({ spans }) => spans.map(({ text }) => text)).join(''))).toEqual([
    '25 Oct 2026 02:30\u00a0GMT+2',
    '25 Oct 2026 02:30\u00a0GMT+1',
    '25 Oct 2026 03:30',
  ])
})

const sayCell = (cell: readonly { spans: readonly { text: string }[] }[]): string =>
  cell.map(({ spans }) => spans.map(({ text }) => text).join('')).join(' / ')

test('a PDF names every filter that narrows it', () => {
  const filters: Report['filters'] = {
    ...noFilters,
    review: ['approved'],
    origin: 'service',
    place: 'Salento',
    bounds: '-76.5,3.25,-74,5',
    changed: { from: '2026-05-20T15:00:00Z', to: '2026-05-21T15:00:00Z' },
    isCollected: true,
    isOfTeam: true,
    isOfAdministration: true,
  }
  expect(sayCell(buildContent({ ...report, filters }).filters).split(/\u00a0 · \u00a0/)).toEqual([
    'Review Approved',
    'Begun as Service on a public page',
    'Place Salento',
    'Area 3.25000°\u00a0N, 76.50000°\u00a0W – 5.00000°\u00a0N, 74.00000°\u00a0W',
    'Recorded or corrected, From 20 May 2026, 15:00',
    'Recorded or corrected, Before 21 May 2026, 15:00',
    'In a collection',
    'Team tasks',
    'Administration tasks',
  ])
  expect(sayCell(buildContent({ ...report, filters: { ...noFilters, bounds: 'none' } }).filters)).toBe('Area No place')
  expect(sayCell(buildContent({ ...report, filters: { ...filters, isSelection: true } }).filters)).toBe('Selected interactions')
})

test('a PDF has the columns that are asked for, in their order', () => {
  const record = { ...exportedInteraction, review: 'approved' as const, recordDate: '2026-05-20T16:00:00.000Z', recordLocation: { point } }
  const { heads, rows, shares } = buildContent({
    ...report,
    columns: ['task', 'review', 'recordDate', 'place', 'item', 'element', 'thing', 'classification', 'createdBy', 'reportedDate'],
    interactions: [record],
  })
  expect(heads.map(sayCell)).toEqual([
    'Task',
    'Review',
    'Received',
    'Place',
    'Unit',
    'Value chain element',
    'Asset',
    'Classification',
    'Recorded by',
    'Occurred',
  ])
  expect(rows.map((row) => row.map(sayCell))).toEqual([
    [
      'Dry',
      'Approved',
      '20 May 2026 16:00',
      'Behind the mill\u00a0· Device position 4.33500°\u00a0S, 75.70300°\u00a0W',
      '',
      '',
      'Finca La Esperanza',
      'Notice',
      '',
      '20 May 2026 15:00',
    ],
  ])
  expect(shares).toHaveLength(heads.length)
})

test('a PDF of every field says what was reported and what was recorded where they differ', () => {
  const record = { ...exportedInteraction, recordDate: '2026-05-20T16:00:00.000Z', recordLocation: { point }, reportedLocation: { point } }
  const elsewhere = { point: { type: 'Point' as const, coordinates: [0, 0] as [number, number] } }
  const { rows } = buildContent({ ...report, interactions: [record, { ...record, recordLocation: elsewhere }] })
  const coordinates = '4.33500°\u00a0S, 75.70300°\u00a0W'
  expect(rows.map((row) => [row[0] ?? [], row[4] ?? []].map(sayCell))).toEqual([
    ['20 May 2026 15:00\u00a0· Received 20 May 2026, 16:00', coordinates],
    ['20 May 2026 15:00\u00a0· Received 20 May 2026, 16:00', `${coordinates}\u00a0· Device position 0.00000°\u00a0N, 0.00000°\u00a0E`],
  ])
})
