import type { Unit } from '@tracemark/api/schemas'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import type { Threads } from '../../platform/workers/threads.ts'
import { createLabelFiles } from './label-files.ts'
import type { Labels } from './labels.ts'

const unit = (sequenceNumber: number): Unit => ({
  id: `01900000-0000-7000-8000-${String(sequenceNumber).padStart(12, '0')}`,
  thingId: '01900000-0000-7000-8000-000000000000',
  thingName: 'Finca La Esperanza',
  name: `SA-${sequenceNumber}`,
  sequenceNumber,
  checksum: 'A',
  hidden: false,
  createdAt: '2026-11-18T10:00:00Z',
})

/** So many units in portions, and how many of them were read. */
const readUnits = (count: number) => {
  const done = { read: 0 }
  const portions = async function* () {
    for (let first = 1; first <= count; first += 200) {
      const units = Array.from({ length: Math.min(200, count - first + 1) }, (_, index) => unit(first + index))
      done.read += units.length
      yield units
    }
  }
  return { done, units: portions() }
}

/** Threads that write what they were asked for, in place of drawing it. */
const threads: Pick<Threads, 'run'> = {
  run: (async (name: string, _: number, input: Labels | unknown[][]) =>
    new TextEncoder().encode(
      'labels' in input ? `${name} ${input.labels.length} from ${input.startPosition}` : `${name} ${input.length - 1}`,
    )) as Threads['run'],
}

const wanted = (count: number, layout: 'avery_l7160' | 'csv' | 'xlsx', startPosition = 1) => ({
  organizationId: 101,
  count,
  looks: { layout, symbol: 'qr' as const, startPosition, logo: false },
  sheetLooks: { organization: 'Sierra Alta', language: 'en' as const, madeAt: new Date(0) },
  separator: 'comma' as const,
  name: 'labels',
})

const collect = async (opened: AsyncIterable<Uint8Array> | Uint8Array) =>
  Buffer.concat(opened instanceof Uint8Array ? [opened] : await Array.fromAsync(opened))

test.each([
  ['labels', 'avery_l7160', 2000, { type: 'application/pdf', name: 'labels.pdf', text: 'labels 2000 from 3' }],
  [
    'codes',
    'xlsx',
    10_000,
    { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', name: 'labels.xlsx', text: 'codes 10000' },
  ],
] as const)('as many %s as one file has are one file', async (_, layout, count, expected) => {
  const { type, name, open } = createLabelFiles(threads)({ ...wanted(count, layout, 3), units: readUnits(count).units })
  expect({ type, name, text: (await collect(await open())).toString() }).toEqual(expected)
})

test('more labels are numbered parts in an archive, and only the first begins amid a sheet', async () => {
  const { type, name, open } = createLabelFiles(threads)({ ...wanted(4100, 'avery_l7160', 5), units: readUnits(4100).units })
  const parts = Object.entries(unzipSync(await collect(await open()))).map(([part, bytes]) => [part, new TextDecoder().decode(bytes)])
  expect([type, name, parts]).toEqual([
    'application/zip',
    'labels.zip',
    [
      ['labels-0000001-0001991.pdf', 'labels 1991 from 5'],
      ['labels-0001992-0003986.pdf', 'labels 1995 from 1'],
      ['labels-0003987-0004100.pdf', 'labels 114 from 1'],
    ],
  ])
})

test('codes of any number leave as one table while they are read', async () => {
  const { units, done } = readUnits(90_001)
  const { type, name, open } = createLabelFiles(threads)({ ...wanted(90_001, 'csv'), units })
  const opened = (await open()) as AsyncIterable<Uint8Array>
  const readAtOnce: number[] = []
  let [text, seen] = ['', 0]
  for await (const bytes of opened) {
    readAtOnce.push(done.read - seen)
    seen = done.read
    text += new TextDecoder().decode(bytes)
  }
  const lines = text.trimEnd().split('\r\n')
  expect([type, name, lines.length, lines.at(-1)?.split(',')[2], Math.max(...readAtOnce)]).toEqual([
    'text/csv; charset=utf-8',
    'labels.csv',
    90_002,
    '90001',
    200,
  ])
})

test('units that were all deleted meanwhile leave no file', async () => {
  const { open } = createLabelFiles(threads)({ ...wanted(2, 'avery_l7160'), units: readUnits(0).units })
  await expect(open()).rejects.toMatchObject({ code: 'not_found' })
})
