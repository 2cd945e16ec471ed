import { deepStrictEqual } from 'node:assert'
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parse } from 'csv-parse/sync'
import { csvHead, csvLinesOf } from '../packages/backend/src/exports/csv.ts'

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

/** What people may write, and what the cell shows. LibreOffice breaks lines with LF alone. */
const notes = {
  'Behind the mill, "old gate"': 'Behind the mill, "old gate"',
  '=1+1': "'=1+1",
  'x\n=1+1': "x\n'=1+1",
  'x\r=1+1': "x\n'=1+1",
  'x\r\n  @SUM(A1)': "x\n'  @SUM(A1)",
  'カッピング\nメモ': 'カッピング\nメモ',
}

/** Opens an exported CSV file in LibreOffice, saves what its cells show, and compares it with what was written. */
const folder = mkdtempSync(join(tmpdir(), 'tracemark-spreadsheet-'))
try {
  const rows = Object.keys(notes).map((placeNote) => ({ ...interaction, answers: [], attachments: [], placeNote }))
  const lines = csvLinesOf({ interactions: rows, publicUrl: 'https://trace.example' })
  writeFileSync(join(folder, 'in.csv'), Buffer.concat([csvHead(), lines]))
  // 44: comma, 34: quote, 76: UTF-8.
  const csv = 'CSV:44,34,76,1'
  const args = [
    '--headless',
    `-env:UserInstallation=file://${folder}/profile`,
    `--infilter=${csv}`,
    '--convert-to',
    `csv:Text - txt - csv (StarCalc):44,34,76,1`,
  ]
  execFileSync(findLibreOffice(), [...args, '--outdir', 'out', 'in.csv'], { cwd: folder, stdio: 'ignore' })
  const cells: Record<string, string>[] = parse(readFileSync(join(folder, 'out/in.csv')), { bom: true, columns: true })
  deepStrictEqual(
    cells.map((row) => [row.id, row.placeNote]),
    Object.values(notes).map((shown) => [id, shown]),
  )
  process.stdout.write('1 passed, 0 failed\n')
} finally {
  rmSync(folder, { recursive: true })
}
