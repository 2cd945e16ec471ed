import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import config from './playwright.config.ts'

const kit = createRequire(join(import.meta.dirname, '../packages/ui/package.json'))
const WIDTH = 640
const HEIGHT = 480
const MODULE = 12
const PAPER = 225

/** As far as it is used here; the kit's own dependency. */
interface Writer {
  prepareZXingModule: (options: { overrides: { wasmBinary: ArrayBuffer } }) => unknown
  writeBarcode: (text: string, options: { format: 'QRCode' }) => Promise<{ symbol: { data: Uint8Array; width: number; height: number } }>
}

/** What a camera would see of a label with this QR code: one still picture as YUV4MPEG2, which Chromium plays for its fake camera. */
const recordFilm = async (text: string): Promise<string> => {
  const writer = kit.resolve('zxing-wasm/writer')
  const { prepareZXingModule, writeBarcode }: Writer = await import(pathToFileURL(writer).href)
  const wasmBinary = new Uint8Array(readFileSync(kit.resolve('zxing-wasm/writer/zxing_writer.wasm'))).buffer
  await prepareZXingModule({ overrides: { wasmBinary } })
  const { symbol } = await writeBarcode(text, { format: 'QRCode' })
  const light = Buffer.alloc(WIDTH * HEIGHT, PAPER)
  const left = (WIDTH - symbol.width * MODULE) >> 1
  const top = (HEIGHT - symbol.height * MODULE) >> 1
  for (let row = 0; row < symbol.height * MODULE; row += 1) {
    for (let column = 0; column < symbol.width * MODULE; column += 1) {
      const value = symbol.data[Math.floor(row / MODULE) * symbol.width + Math.floor(column / MODULE)] ?? 255
      light[(top + row) * WIDTH + left + column] = value === 0 ? 20 : PAPER
    }
  }
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, 128)
  const film = join(mkdtempSync(join(tmpdir(), 'tracemark-camera-')), 'label.y4m')
  writeFileSync(film, Buffer.concat([Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F15:1 Ip A1:1 C420jpeg\nFRAME\n`), light, colours]))
  return film
}

/** For `test.use`: a browser that may use its camera, which sees a label with this code. */
export const cameraThatSees = async (text: string) => {
  const { launchOptions } = config.use ?? {}
  const film = await recordFilm(text)
  return {
    permissions: ['camera', 'geolocation'],
    launchOptions: {
      ...launchOptions,
      args: [
        ...(launchOptions?.args ?? []),
        '--use-fake-device-for-media-stream',
        '--use-fake-ui-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ],
    },
  }
}
