import { deepStrictEqual } from 'node:assert'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import type { CsvSeparator } from '../packages/api/src/schemas/index.ts'
import { csvHead, writeCsvLines } from '../packages/backend/src/features/interactions/export/csv.ts'
import { interactionTable } from '../packages/backend/src/features/interactions/export/table.ts'
import { writeXlsx } from '../packages/backend/src/platform/tables/xlsx.ts'

const has = (program: string) => spawnSync(program, ['--version'], { stdio: 'ignore' }).status === 0

const findLibreOffice = (): string => {
  if (!has('soffice') && has('apt-get')) {
    process.stderr.write('No LibreOffice is installed: installing the package of the system.\n')
    for (const args of ['update', 'install -y libreoffice-calc-nogui']) spawnSync('apt-get', ['-qq', ...args.split(' ')])
  }
  if (has('soffice')) return 'soffice'
  throw new Error('No LibreOffice could be found or installed. Install it (Debian: apt-get install libreoffice-calc-nogui).')
}

const id = '0196e5a4-7c11-7b52-9d3e-0a4f5f6c7d80'
const at = '2026-05-20T15:00:00.000Z'
const publicUrl = 'https://trace.example'
const interaction = {
  _id: id,
  orgId: 101,
  thingId: id,
  name: 'Drying',
  classification: 'notice',
  thing: { id, name: 'Finca La Esperanza' },
  task: { id, name: 'Dry' },
  reportedDate: at,
  recordDate: at,
  answers: [],
  attachments: [],
} as const

/** What people may write, and what the cell of a CSV file shows. LibreOffice breaks lines with LF alone. */
const notes = {
  'Behind the mill, "old gate"; left': 'Behind the mill, "old gate"; left',
  'tab\there': 'tab\there',
  '=1+1': "'=1+1",
  'x\n=1+1': "x\n'=1+1",
  'x\r=1+1': "x\n'=1+1",
  'x\r\n  @SUM(A1)': "x\n'  @SUM(A1)",
  'カッピング\nメモ': 'カッピング\nメモ',
}
/** Those that a cell of an XLSX file shows as they are. */
const codes = [
  '007',
  '04012345678901',
  '+49 170',
  '1e5',
  '1-2',
  'TRUE',
  '2026-01-05',
  '=1+1',
  '@SUM(A1)',
  'constructor',
  '  two',
  '_x0041_',
]
const numbers = { '0.0004': 0.0004, '3.123456': 3.123456, '0.0000001': 1e-7, '2026': 2026, '0.30000000000000004': 0.1 + 0.2 }

const marks: Readonly<Record<CsvSeparator, string>> = { comma: ',', semicolon: ';', tab: '\t' }
const office = findLibreOffice()
const folder = mkdtempSync(join(tmpdir(), 'tracemark-spreadsheet-'))

/** Opens a file, and gives what its cells show. */
const shownIn = (name: string, input: Uint8Array, filter: readonly string[] = []): Record<string, string>[] => {
  writeFileSync(join(folder, name), input)
  // 44: comma, 34: quote, 76: UTF-8; cells as they are shown.
  const output = 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true'
  const args = ['--headless', `-env:UserInstallation=file://${folder}/profile`, ...filter, '--convert-to', output, '--outdir', 'out', name]
  execFileSync(office, args, { cwd: folder, stdio: 'ignore' })
  return parse(readFileSync(join(folder, 'out', name.replace(/\w+$/, 'csv'))), { bom: true, columns: true })
}

try {
  const rows = Object.keys(notes).map((placeNote) => ({ ...interaction, answers: [], attachments: [], placeNote }))
  for (const [separator, mark] of Object.entries(marks) as [CsvSeparator, string][]) {
    const bytes = Buffer.concat([csvHead({ publicUrl, separator }), writeCsvLines({ interactions: rows, publicUrl, separator })])
    const cells = shownIn(`${separator}.csv`, bytes, [`--infilter=CSV:${mark.charCodeAt(0)},34,76,1`])
    deepStrictEqual(
      cells.map((row) => [row.id, row.placeNote]),
      Object.values(notes).map((shown) => [id, shown]),
    )
  }
  const answered = [
    ...codes.map((value) => [{ widgetId: 'code', label: 'Code', input: 'code' as const, value }]),
    ...Object.values(numbers).map((value) => [{ widgetId: 'size', label: 'Size', input: 'number' as const, value }]),
  ]
  const interactions = answered.map((answers) => ({ ...interaction, answers, attachments: [], placeNote: undefined }))
  const cells = shownIn('table.xlsx', await writeXlsx({ name: 'Interactions', rows: interactionTable({ interactions, publicUrl }) }))
  deepStrictEqual(
    cells.map((row) => [row.id, row.Code || row.Size]),
    [...codes, ...Object.keys(numbers)].map((shown) => [id, shown]),
  )
  process.stdout.write('4 passed, 0 failed\n')
} finally {
  rmSync(folder, { recursive: true })
}
