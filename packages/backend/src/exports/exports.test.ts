import { expect, test } from 'vitest'
import { csvOf } from './csv.ts'
import { pdfOf } from './pdf.ts'
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

async function* one(interaction: ExportedInteraction) {
  yield [interaction]
}

test('a CSV file has the place in words and the files with their whole addresses', async () => {
  const parts = await Array.fromAsync(csvOf(one(record), PUBLIC_URL))
  const [head = '', row = ''] = Buffer.concat(parts).toString().replace('\ufeff', '').split('\r\n')
  const cells = Object.fromEntries(head.split(',').map((name, index) => [name, row.split(',')[index]]))
  expect([cells.placeNote, cells.answers, cells.attachments]).toEqual([
    'Behind the mill',
    'Moisture: 11.2 %',
    'patio.jpg: https://trace.example/files/101/key; sheet.pdf: https://elsewhere.example/sheet.pdf',
  ])
})

test('in a PDF the files of a record can be followed', async () => {
  const interactions = [record, { ...record, placeNote: 'skipped:private' }, { ...record, attachments: [], placeNote: undefined }]
  const report = { organization: 'Sierra Alta', filters: [], timeZone: 'UTC', publicUrl: PUBLIC_URL, madeAt: new Date(0), interactions }
  const bytes = Buffer.from(await pdfOf(report)).toString('latin1')
  expect([...bytes.matchAll(/\/URI \((.*?)\)/g)].map(([, address]) => address)).toEqual(
    Array.from({ length: 2 }, () => ['https://trace.example/files/101/key', 'https://elsewhere.example/sheet.pdf']).flat(),
  )
})
