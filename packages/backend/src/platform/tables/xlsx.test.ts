import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { interactionTable } from '../../features/interactions/export/table.ts'
import type { ExportedInteraction } from '../../features/interactions/queries/portions.ts'
import { exportedInteraction, PUBLIC_URL } from '../../testing/exported-interaction.ts'
import { readXlsx } from '../../testing/read-xlsx.ts'
import { writeXlsx } from './xlsx.ts'

const readCells = async (...cells: (string | number | boolean)[]) =>
  readXlsx(await writeXlsx({ name: 'Cells', rows: [cells.map((_, index) => `c${index}`), cells] }))[1]

test('codes and whatever looks like a number, a day or a formula stay text', async () => {
  const texts = [
    '007',
    '04012345678901',
    '+49 170',
    '=SUM(A1)',
    '@x',
    '-5',
    '1e5',
    'TRUE',
    '2026-01-05',
    '1-2',
    ' padded ',
    'a\nb',
    '<b>&"',
  ]
  expect(await readCells(...texts)).toEqual(texts.map((value) => ({ type: 'text', value })))
})

test('texts that are names of JavaScript objects, control characters and what looks like a code of one are kept or left out', async () => {
  const texts = ['constructor', '__proto__', 'toString', 'a\u0007b', 'x\r\ny\rz', '_x0041_']
  expect((await readCells(...texts))?.map((cell) => cell?.value)).toEqual([
    'constructor',
    '__proto__',
    'toString',
    'ab',
    'x\ny\nz',
    '_x0041_',
  ])
})

test('numbers have all their digits and no exponent; what a spreadsheet would round is text', async () => {
  expect(await readCells(0, 2026, 0.0004, 3.123456, 1e-7, -5.25, 0.1 + 0.2, 1e21, 9_007_199_254_740_991)).toEqual([
    { type: 'number', value: 0, format: '0' },
    { type: 'number', value: 2026, format: '0' },
    { type: 'number', value: 0.0004, format: '0.0000' },
    { type: 'number', value: 3.123456, format: '0.000000' },
    { type: 'number', value: 1e-7, format: '0.0000000' },
    { type: 'number', value: -5.25, format: '0.00' },
    { type: 'text', value: '0.30000000000000004' },
    { type: 'text', value: '1000000000000000000000' },
    { type: 'text', value: '9007199254740991' },
  ])
})

test('a cell that is too long ends with a mark', async () => {
  const [cell] = (await readCells('x'.repeat(40_000))) ?? []
  expect([String(cell?.value).length, String(cell?.value).at(-1)]).toEqual([32_767, '…'])
})

const answer = (label: string, value: string | number | boolean, unit?: string) =>
  ({ widgetId: label, label, value, ...(unit !== undefined && { unit }) }) satisfies ExportedInteraction['answers'][number]

test('each question has a column, with numbers as numbers', () => {
  const [head = [], ...rows] = interactionTable({
    publicUrl: PUBLIC_URL,
    interactions: [
      { ...exportedInteraction, answers: [answer('Moisture', 11.2, '%'), answer('Code', '007')], attachments: [] },
      { ...exportedInteraction, answers: [answer('Note', '=1+1'), answer('Note', 'again'), answer('Dry', true)], attachments: [] },
    ],
  })
  const from = head.indexOf('clockOffset') + 1
  expect([head, ...rows].map((cells) => cells.slice(from))).toEqual([
    ['Moisture (%)', 'Code', 'Note', 'Note', 'Dry', 'attachments'],
    [11.2, '007', '', '', '', ''],
    ['', '', '=1+1', 'again', true, ''],
  ])
})

test('more questions than a sheet can show stand in one column', () => {
  const answers = Array.from({ length: 305 }, (_, index) => answer(`Q${index}`, index))
  const [head = [], row = []] = interactionTable({ publicUrl: PUBLIC_URL, interactions: [{ ...exportedInteraction, answers }] })
  expect([head.at(-3), head.at(-2), row.at(-2)]).toEqual(['Q299', 'answers', 'Q300: 300; Q301: 301; Q302: 302; Q303: 303; Q304: 304'])
})

test('there is no formula in a file', async () => {
  const files = unzipSync(await writeXlsx({ name: 'Cells', rows: [['=1+1'], ['=1+1']] }))
  expect(Object.values(files).map((bytes) => new TextDecoder().decode(bytes).includes('<f>'))).not.toContain(true)
})
