import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { PDFiumLibrary } from '@hyzyla/pdfium'
import { createLabelGrid, LABEL_FILE_MAX, labelGrids, labelPlace } from '@tracemark/api/rules'
import { labelSheets } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader'
import { toPrint } from '../../platform/files/shrink.ts'
import { createThreads } from '../../platform/workers/threads.ts'
import { drawLabelSheets, type Labels } from './labels.ts'

/** Pixels per point: 216 to the inch, less than any printer has. */
const SCALE = 3
const MM = (72 / 25.4) * SCALE

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
  const file = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const { buffer, byteOffset, byteLength } = await readFile(file)
  prepareZXingModule({ overrides: { wasmBinary: buffer.slice(byteOffset, byteOffset + byteLength) } })
})
afterAll(() => library.destroy())

const labels = (count: number): Labels['labels'] =>
  Array.from({ length: count }, (_, index) => ({
    code: `https://trace.example/p/sierra-alta/finca-la-esperanza?unit=3b8386837003d8c23440da00aabb${String(index).padStart(4, '0')}`,
    name: `SA-0004-${String(index + 1).padStart(5, '0')}`,
    asset: 'Finca La Esperanza',
    variant: 'Harvest of May · LOT-2026-05',
  }))

const asked: Labels = {
  grid: labelGrids.avery_l7160,
  symbol: 'qr',
  startPosition: 1,
  organization: 'Sierra Alta',
  language: 'en',
  madeAt: new Date(0),
  labels: labels(3),
}

/** What a scanner reads on each page of the file, with where in millimetres the middle of each code lies. */
const scan = async (file: Uint8Array) => {
  const document = await library.loadDocument(file)
  const pages: { text: string; x: number; y: number }[][] = []
  for (const page of document.pages()) {
    const { data, width, height } = await page.render({ scale: SCALE, render: 'bitmap' })
    // PDFium gives blue, green, red; black and white are the same.
    const pixels = { data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' } as ImageData
    const found = await readBarcodes(pixels, { maxNumberOfSymbols: 255 })
    pages.push(
      found.map(({ text, position: { topLeft, bottomRight } }) => ({
        text,
        x: (topLeft.x + bottomRight.x) / 2 / MM,
        y: (topLeft.y + bottomRight.y) / 2 / MM,
      })),
    )
  }
  document.destroy()
  return pages
}
const listCodes = ({ labels }: Pick<Labels, 'labels'>) => labels.map(({ code }) => code)

test.each([...labelSheets.map((sheet) => [sheet, 'qr'] as const), ['avery_l7651', 'data_matrix'] as const])(
  'a scanner reads every label of %s as %s',
  async (sheet, symbol) => {
    const pages = await scan(await drawLabelSheets({ ...asked, grid: labelGrids[sheet], symbol }))
    expect(
      pages
        .flat()
        .map(({ text }) => text)
        .toSorted(),
    ).toEqual(listCodes(asked).toSorted())
  },
)

test('labels lie where the sheet has them, from the start position on', async () => {
  const grid = labelGrids.avery_l7160
  const [page = [], next = []] = await scan(await drawLabelSheets({ ...asked, startPosition: 20 }))
  const expected = [20, 21, 22].map((place) => labelPlace(grid, place))
  const found = [...page, ...next].toSorted((one, other) => one.text.localeCompare(other.text))
  expect([page.length, next.length]).toEqual([2, 1])
  for (const [index, { x, y }] of found.entries()) {
    const { x: left = 0, y: top = 0 } = expected[index] ?? {}
    expect([x > left, x < left + grid.label.width / 2, y > top, y < top + grid.label.height]).toEqual([true, true, true, true])
  }
})

test('a hundred labels are one file of vectors, with a name and no pictures', async () => {
  const file = Buffer.from(await drawLabelSheets({ ...asked, grid: labelGrids.avery_l7651, labels: labels(100) })).toString('latin1')
  expect([file.match(/\/Type \/Page\b(?!s)/g)?.length, file.includes('/Subtype /Image'), file.includes('/PrintScaling')]).toEqual([
    2,
    false,
    true,
  ])
})

test('as many labels as one file has are drawn within the time and memory of a job', async () => {
  const file = await createThreads().run('labels', 101, { ...asked, labels: labels(LABEL_FILE_MAX.pdf) })
  const pages = Buffer.from(file)
    .toString('latin1')
    .match(/\/Type \/Page\b(?!s)/g)
  expect(pages).toHaveLength(Math.ceil(2000 / 21))
})

const logos = {
  drawing: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 32"><rect width="64" height="32" fill="#1f5c45"/></svg>'),
  broken: Buffer.from('<svg'),
}

test.each(labelSheets)('with a logo, drawn once for all labels, a scanner still reads every label of %s', async (sheet) => {
  const file = await drawLabelSheets({ ...asked, grid: labelGrids[sheet], logo: await toPrint(logos.drawing, 600) })
  const found = (await scan(file)).flat().map(({ text }) => text)
  expect(found.toSorted()).toEqual(listCodes(asked).toSorted())
  expect(
    Buffer.from(file)
      .toString('latin1')
      .match(/\/Subtype \/Image/g),
  ).toHaveLength(1)
})

test('a logo that can not be read leaves the name', async () => {
  const logo = await toPrint(logos.broken, 600)
  const [broken, none] = await Promise.all([drawLabelSheets({ ...asked, logo }), drawLabelSheets(asked)])
  expect(Buffer.from(broken).toString('latin1')).not.toContain('/Subtype /Image')
  expect(broken.byteLength).toBe(none.byteLength)
})

test('on a label that is high enough, long names are whole', async () => {
  const [label] = labels(1)
  if (!label) throw new TypeError('There is no label.')
  const size = {
    unit: 'mm' as const,
    pageWidth: 60,
    pageHeight: 80,
    labelWidth: 60,
    labelHeight: 80,
    columns: 1,
    rows: 1,
    left: 0,
    top: 0,
    gapX: 0,
    gapY: 0,
  }
  const document = await library.loadDocument(await drawLabelSheets({ ...asked, grid: createLabelGrid(size), labels: [label] }))
  const text = document.getPage(0).getText()
  document.destroy()
  const said = `${label.name}${label.asset}${label.variant}Sierra Alta`
  expect(text.replaceAll(/\s/g, '')).toBe(said.replaceAll(/\s/g, ''))
})

test.each([
  ['avery_l7651', 'Kooperative der Kaffeebäuerinnen und Kaffeebauern vom Oberen Río Magdalena und Umgebung', 'Spätlese Oktober 2025'],
  ['avery_l7651', 'Hof', 'W'.repeat(80)],
  ['avery_5167', 'Finca La Esperanza', 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik'],
] as const)(
  'on a small label (%s), what has no room ends with a mark, and each name keeps its beginning',
  async (sheet, asset, variant) => {
    const [label] = labels(1)
    const document = await library.loadDocument(
      await drawLabelSheets({ ...asked, grid: labelGrids[sheet], labels: label ? [{ ...label, asset, variant }] : [] }),
    )
    const text = document.getPage(0).getText().replaceAll(/\s/g, '')
    document.destroy()
    expect([text.startsWith(`SA-0004-00001${asset.slice(0, 3)}`), text.includes(variant.slice(0, 5)), text.includes('…')]).toEqual([
      true,
      true,
      true,
    ])
  },
)

test('names in any script fit on the smallest label', async () => {
  const [label] = labels(1)
  if (!label) throw new TypeError('There is no label.')
  const long = { ...label, asset: 'エスペランサ農園 مزرعة الأمل '.repeat(20), variant: 'x'.repeat(200) }
  const [page = []] = await scan(await drawLabelSheets({ ...asked, grid: labelGrids.avery_l7651, labels: [long] }))
  expect(page.map(({ text }) => text)).toEqual([label.code])
})
