import { PDFiumLibrary } from '@hyzyla/pdfium'
import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { labelSheetsOf } from './labels.ts'

let library: PDFiumLibrary
beforeAll(async () => {
  library = await PDFiumLibrary.init()
})
afterAll(() => library.destroy())

/** What a reader copies from a label of these names. */
const read = async (asset: string, variant: string): Promise<string> => {
  const file = await labelSheetsOf({
    sheet: 'a4_2x4',
    symbol: 'qr',
    startPosition: 1,
    organization: 'Open Granary',
    language: 'en',
    madeAt: new Date(0),
    labels: [{ code: 'https://trace.example/01/1', name: 'OG-1', asset, variant }],
  })
  const document = await library.loadDocument(file)
  const text = document.getPage(0).getText()
  document.destroy()
  return text.replaceAll(/\s+/g, ' ').trim()
}

const letters = [...'abcdefgiklmnoprstuvzäöüßéøAEKM0123456789  \u00a0-.']

test('a label of any Latin name is made and read back, whichever letter comes last in its font', async () => {
  const name = fc.string({ unit: fc.constantFrom(...letters), maxLength: 12 })
  await fc.assert(
    fc.asyncProperty(name, name, async (asset, variant) => {
      const said = ['OG-1', asset, variant, 'Open Granary'].join(' ')
      expect(await read(asset, variant)).toBe(said.replaceAll(/\s+/g, ' '))
    }),
    {
      seed: 20250,
      numRuns: 60,
      examples: [
        ['Kaffee', '2025'],
        ['Tee', 'A'],
        ['\u00a0', ' '],
        ['', ''],
      ],
    },
  )
})
