import { prepareZXingModule, type ReadOutputBarcodeFormat, readBarcodes } from 'zxing-wasm/reader'
import binary from 'zxing-wasm/reader/zxing_reader.wasm?url'
import type { CodeFormat, Decode, Picture } from './code.ts'

const names = {
  qr_code: 'QRCode',
  data_matrix: 'DataMatrix',
  ean_13: 'EAN13',
  ean_8: 'EAN8',
  upc_a: 'UPCA',
  upc_e: 'UPCE',
  code_128: 'Code128',
  itf: 'ITF',
} as const satisfies Record<CodeFormat, string>

/** Enough for a code that fills a third of the view, and quick on a cheap phone. */
const LONGEST_EDGE = 1280

const getSize = (picture: Picture) =>
  'videoWidth' in picture ? { width: picture.videoWidth, height: picture.videoHeight } : { width: picture.width, height: picture.height }

/** Kinds of a symbology bear its name in front (`ITF14`, `QRCodeModel2`), but for books. */
const findFormat = (name: ReadOutputBarcodeFormat, formats: readonly CodeFormat[]) =>
  formats.find((format) => (name === 'ISBN' ? format === 'ean_13' : name.startsWith(names[format])))

let prepared: Promise<unknown> | undefined

/** Once for a page, unless it failed: the library takes other overrides for another module, and would fetch it again for each scan. */
const prepare = (): Promise<unknown> => {
  prepared ??= prepareZXingModule({ overrides: { locateFile: () => binary }, fireImmediately: true })
  prepared.catch(() => {
    prepared = undefined
  })
  return prepared
}

/** ZXing in WebAssembly. Its binary comes from where this file came from: left alone, the library asks a third-party host. */
export const createZxingDecoder = async (formats: readonly CodeFormat[]): Promise<Decode> => {
  await prepare()
  const canvas = document.createElement('canvas')
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('The browser gives no canvas to read from.')
  const options = { formats: formats.map((format) => names[format]), maxNumberOfSymbols: 1, textMode: 'Plain' as const }
  return async (picture) => {
    const { width, height } = getSize(picture)
    if (width === 0 || height === 0) return undefined
    const scale = Math.min(1, LONGEST_EDGE / Math.max(width, height))
    canvas.width = Math.round(width * scale)
    canvas.height = Math.round(height * scale)
    context.drawImage(picture, 0, 0, canvas.width, canvas.height)
    const [found] = await readBarcodes(context.getImageData(0, 0, canvas.width, canvas.height), options)
    const format = found?.isValid ? findFormat(found.format, formats) : undefined
    if (!found || !format) return undefined
    // The library takes UPC-A for the EAN-13 with a zero in front, which it also is.
    const isUpc = format === 'ean_13' && found.text.startsWith('0') && formats.includes('upc_a')
    return isUpc ? { text: found.text.slice(1), format: 'upc_a' } : { text: found.text, format }
  }
}
