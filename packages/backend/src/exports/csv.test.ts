import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import type { ExportedInteraction } from './read-all.ts'

const ID = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'
const PUBLIC_URL = 'https://trace.example'

const record: ExportedInteraction = {
  _id: ID,
  orgId: 101,
  thingId: ID,
  name: 'Drying',
  classification: 'notice',
  thing: { id: ID, name: 'Finca La Esperanza' },
  task: { id: ID, name: 'Dry' },
  reportedDate: '2026-05-20T15:00:00.000Z',
  recordDate: '2026-05-20T15:00:00.000Z',
  answers: [{ widgetId: 'moisture', label: 'Moisture', value: 11.2, unit: '%' }],
  attachments: [
    { stepId: 'moisture', name: 'patio.jpg', file: '/files/101/key', camera: true },
    { stepId: 'moisture', name: 'sheet.pdf', file: 'https://elsewhere.example/sheet.pdf', camera: false },
  ],
  placeNote: 'Behind the mill',
}

async function* portionOf(interactions: ExportedInteraction[]) {
  yield interactions
}

const fileOf = async (...interactions: ExportedInteraction[]) =>
  Buffer.concat(await Array.fromAsync(csvOf(portionOf(interactions), PUBLIC_URL))).toString()

/** The rows, as two independent readers of CSV files agree on them; the first breaks rows at any line break outside quotes. */
const rowsIn = (file: string): Record<string, string>[] => {
  const rows = parseCsv(file, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] }) as string[][]
  expect(Papa.parse(file, { delimiter: ',', skipEmptyLines: true })).toMatchObject({ data: rows, errors: [] })
  const [head = [], ...body] = rows
  return body.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

test('the place stands in words and the files with their whole addresses', async () => {
  const [row] = rowsIn(await fileOf(record))
  expect(row).toEqual({
    id: ID,
    recordDate: '2026-05-20T15:00:00.000Z',
    reportedDate: '2026-05-20T15:00:00.000Z',
    classification: 'notice',
    asset: 'Finca La Esperanza',
    unit: '',
    task: 'Dry',
    valueChain: '',
    valueChainElement: '',
    place: '',
    longitude: '',
    latitude: '',
    placeNote: 'Behind the mill',
    createdBy: '',
    expiredAt: '',
    answers: 'Moisture: 11.2 %',
    attachments: 'patio.jpg: https://trace.example/files/101/key; sheet.pdf: https://elsewhere.example/sheet.pdf',
  })
})

test('a place that was answered stands as decimal degrees, and what only looks like one as it was written', async () => {
  const answers: ExportedInteraction['answers'] = [
    { widgetId: 'place', label: 'Where', input: 'location', value: 'geo:4.335,-75.703;u=12' },
    { widgetId: 'gate', label: 'Gate', input: 'location', value: 'skipped:private' },
    { widgetId: 'note', label: 'Note', input: 'text', value: 'geo:1,2' },
  ]
  const [row] = rowsIn(await fileOf({ ...record, answers }))
  expect(row?.answers).toBe('Where: 4.335, -75.703 (±12 m); Gate: skipped:private; Note: geo:1,2')
})

test.each([
  ['a line feed', 'Two\nlines', 'Two\nlines'],
  ['a carriage return', 'Two\rlines', 'Two\rlines'],
  ['both', 'Two\r\nlines', 'Two\r\nlines'],
  ['quotes and commas', 'say "when", then go', 'say "when", then go'],
  ['a formula', '=1+1', "'=1+1"],
  ['a formula after spaces', '  @SUM(A1)', "'  @SUM(A1)"],
  ['a formula after a line feed', 'x\n=1+1', "x\n'=1+1"],
  ['a formula after a carriage return', 'x\r-1', "x\r'-1"],
  ['a formula after both and spaces', 'x\r\n \t+1', "x\r\n' \t+1"],
  ['a fullwidth formula', 'x\n＝1+1', "x\n'＝1+1"],
])('a value with %s stays one cell that is no formula', async (_, placeNote, expected) => {
  const rows = rowsIn(await fileOf({ ...record, placeNote }, record))
  expect(rows.map((row) => row.placeNote)).toEqual([expected, 'Behind the mill'])
})

/** Made of what means something in a CSV file or a spreadsheet. */
const hostileText = fc.string({
  unit: fc.constantFrom('\r', '\n', '"', ',', ';', '=', '+', '-', '@', '\t', ' ', '＝', "'", '\ufeff', 'a', '1'),
})

test('whatever people write, it is read back as it was, with an apostrophe before each line that looks like a formula', async () => {
  await fc.assert(
    fc.asyncProperty(hostileText, hostileText, async (name, placeNote) => {
      const [row, after] = rowsIn(await fileOf({ ...record, thing: { id: ID, name }, placeNote }, record))
      const cells = [row?.asset ?? '', row?.placeNote ?? '']
      expect(cells.map((cell) => cell.replace(/(^|[\r\n])'(?=[^\S\r\n]*[=+\-@\t＝])/g, '$1'))).toEqual(
        [name, placeNote].map((value) => value.replace(/(^|[\r\n])'(?=[^\S\r\n]*[=+\-@\t＝])/g, '$1')),
      )
      expect(cells.flatMap((cell) => cell.split(/[\r\n]/)).filter((line) => /^\s*[=+\-@＝]/.test(line))).toEqual([])
      expect(after?.id).toBe(ID)
    }),
  )
})
