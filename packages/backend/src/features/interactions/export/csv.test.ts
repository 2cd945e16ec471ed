import { parse as parseCsv } from 'csv-parse/sync'
import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { exportedInteraction, PUBLIC_URL } from '../../../testing/exported-interaction.ts'
import type { ExportedInteraction } from '../queries/portions.ts'
import { csvHead, writeCsvLines } from './csv.ts'

const writeFile = (...interactions: ExportedInteraction[]): string =>
  Buffer.concat([
    csvHead({ publicUrl: PUBLIC_URL, separator: 'comma' }),
    writeCsvLines({ interactions, publicUrl: PUBLIC_URL, separator: 'comma' }),
  ]).toString()

/** The rows, as two independent readers of CSV files agree on them; the first breaks rows at any line break outside quotes. */
const rowsIn = (file: string): Record<string, string>[] => {
  const rows = parseCsv(file, { bom: true, record_delimiter: ['\r\n', '\n', '\r'] }) as string[][]
  expect(Papa.parse(file, { delimiter: ',', skipEmptyLines: true })).toMatchObject({ data: rows, errors: [] })
  const [head = [], ...body] = rows
  return body.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index] ?? ''])))
}

test('the place stands in words and the files with their whole addresses', () => {
  const [row] = rowsIn(writeFile(exportedInteraction))
  expect(row).toEqual({
    id: exportedInteraction._id,
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
    recordedLongitude: '',
    recordedLatitude: '',
    placeNote: 'Behind the mill',
    createdBy: '',
    review: '',
    expiredAt: '',
    clockOffset: '',
    answers: 'Moisture: 11.2 %',
    attachments: 'patio.jpg: https://trace.example/files/101/key; sheet.pdf: https://elsewhere.example/sheet.pdf',
  })
})

test('a place that was answered stands as decimal degrees, and what only looks like one as it was written', () => {
  const answers: ExportedInteraction['answers'] = [
    { widgetId: 'place', label: 'Where', input: 'location', value: 'geo:4.335,-75.703;u=12' },
    { widgetId: 'gate', label: 'Gate', input: 'location', value: 'skipped:private' },
    { widgetId: 'shed', label: 'Shed', input: 'location', value: 'typed:geo: behind the shed' },
    { widgetId: 'note', label: 'Note', input: 'text', value: 'geo:1,2' },
  ]
  const [row] = rowsIn(writeFile({ ...exportedInteraction, answers }))
  expect(row?.answers).toBe('Where: 4.335, -75.703 (±12 m); Gate: skipped:private; Shed: geo: behind the shed; Note: geo:1,2')
})

test('a place at the equator stands in plain decimals', () => {
  const reportedLocation = { point: { type: 'Point' as const, coordinates: [-4e-7, 9.4e-7] as [number, number] } }
  const answers: ExportedInteraction['answers'] = [
    { widgetId: 'place', label: 'Where', input: 'location', value: 'geo:0.0000009,-0.0000004' },
  ]
  const [row] = rowsIn(writeFile({ ...exportedInteraction, answers, reportedLocation, placeNote: 'typed:skipped: no signal' }))
  expect(row).toMatchObject({
    longitude: '-0.0000004',
    latitude: '0.00000094',
    answers: 'Where: 0.0000009, -0.0000004',
    placeNote: 'skipped: no signal',
  })
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
])('a value with %s stays one cell that is no formula', (_, placeNote, expected) => {
  const rows = rowsIn(writeFile({ ...exportedInteraction, placeNote }, exportedInteraction))
  expect(rows.map((row) => row.placeNote)).toEqual([expected, 'Behind the mill'])
})

/** Made of what means something in a CSV file or a spreadsheet. */
const hostileText = fc.string({
  unit: fc.constantFrom('\r', '\n', '"', ',', ';', '=', '+', '-', '@', '\t', ' ', '＝', "'", '\ufeff', 'a', '1'),
})

test('whatever people write, it is read back as it was, with an apostrophe before each line that looks like a formula', () => {
  fc.assert(
    fc.property(hostileText, hostileText, (name, placeNote) => {
      const [row, after] = rowsIn(
        writeFile({ ...exportedInteraction, thing: { ...exportedInteraction.thing, name }, placeNote }, exportedInteraction),
      )
      const cells = [row?.asset ?? '', row?.placeNote ?? '']
      expect(cells.map((cell) => cell.replace(/(^|[\r\n])'(?=[^\S\r\n]*[=+\-@\t＝])/g, '$1'))).toEqual(
        [name, placeNote].map((value) => value.replace(/(^|[\r\n])'(?=[^\S\r\n]*[=+\-@\t＝])/g, '$1')),
      )
      expect(cells.flatMap((cell) => cell.split(/[\r\n]/)).filter((line) => /^\s*[=+\-@＝]/.test(line))).toEqual([])
      expect(after?.id).toBe(exportedInteraction._id)
    }),
  )
})

test('a file says for how many seconds of a wrong clock a time was corrected', () => {
  expect(rowsIn(writeFile({ ...exportedInteraction, clockOffset: -259_200 }))[0]?.clockOffset).toBe('-259200')
})
