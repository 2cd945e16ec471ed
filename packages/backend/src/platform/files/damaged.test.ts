import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { heic } from '../../testing/heic.ts'
import * as webm from '../../testing/webm.ts'
import { ProblemError } from '../problem.ts'
import { detectContentType } from './content.ts'
import { draw, isDrawn } from './draw.ts'
import { strip } from './inspect.ts'

const SECRET = 'GPS-MARKER'
const EXIF = {
  IFD0: { Model: `${SECRET} model`, Artist: `${SECRET} artist` },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100', GPSLongitudeRef: 'W', GPSLongitude: '0/1 7/1 3220/100' },
}
const XMP = `<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>${SECRET} place</place></x:xmpmeta>`

/** Of many colours, so that no part of it is left out by a coder. */
const pixels = { width: 48, height: 32, channels: 3 as const }
const noise = Buffer.from(Array.from({ length: 48 * 32 * 3 }, (_, index) => (index * index * 31 + index * 7) % 256))
const written = (format: 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff') =>
  sharp(noise, { raw: pixels }).withExif(EXIF).withXmp(XMP).toFormat(format).toBuffer()

const segment = (marker: number, content: string) =>
  Buffer.concat([Buffer.from([0xff, marker, 0, content.length + 2]), Buffer.from(content, 'latin1')])
const jpegStart = (bytes: Buffer, ...segments: Buffer[]) => Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)])

const gif = async () => {
  const frames = Buffer.from(Array.from({ length: 8 * 12 * 3 }, (_, index) => (index * 37) % 256))
  const bytes = await sharp(frames, { raw: { width: 8, height: 12, channels: 3, pageHeight: 4 } })
    .gif({ delay: [10, 20, 30] })
    .toBuffer()
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe, SECRET.length]), Buffer.from(SECRET), Buffer.from([0])])
  return Buffer.concat([bytes.subarray(0, -1), comment, bytes.subarray(-1)])
}

const film = (name: string) => async () => readFileSync(new URL(`../../testing/films/${name}`, import.meta.url))

const files: Readonly<Record<string, () => Promise<Buffer>>> = {
  JPEG: () => written('jpeg'),
  'JPEG with comments, a second EXIF and a film behind it': async () => {
    const bytes = await written('jpeg')
    return Buffer.concat([
      jpegStart(bytes, segment(0xfe, SECRET), segment(0xe1, `Exif\0\0${SECRET}`)),
      Buffer.from(`ftypmp42${SECRET}`),
      bytes,
    ])
  },
  'JPEG of a camera': async () => readFileSync(new URL('../../testing/photos/gps.jpg', import.meta.url)),
  PNG: () => written('png'),
  WebP: () => written('webp'),
  GIF: gif,
  AVIF: () => written('avif'),
  TIFF: () => written('tiff'),
  HEIC: async () => heic(),
  QuickTime: film('written.mov'),
  WebM: async () => webm.film(webm.part, webm.part),
  'WebM of a browser': async () => webm.film(webm.endless, webm.endless),
  MP4: film('written.mp4'),
}

const SECRETS = [
  SECRET,
  'PrivateModel',
  'TestCam',
  'Secret camera',
  'Secret author',
  'Secret title',
  'Secret place',
  'Secret muxer',
  '+51.5',
  '51 deg',
]
const secretsIn = (bytes: Buffer) => SECRETS.filter((secret) => bytes.includes(secret))

/** What is told of where it was taken, in whatever is served for a file; nothing where it is refused. */
const told = async (bytes: Buffer): Promise<unknown> => {
  try {
    const contentType = await detectContentType(bytes, 'photo')
    if (contentType === undefined) return []
    if (!isDrawn(contentType)) return contentType === 'text/plain' ? [] : secretsIn(strip(bytes, contentType))
    const served = (await draw(bytes, contentType)).bytes
    const { exif, xmp, iptc, tifftagPhotoshop } = await sharp(served).metadata()
    return [...secretsIn(served), ...[exif, xmp, iptc, tifftagPhotoshop].filter((part) => part !== undefined)]
  } catch (error) {
    if (error instanceof ProblemError && error.code === 'invalid_content') return []
    throw error
  }
}

const damage = (bytes: Buffer) => {
  const at = fc.nat({ max: bytes.length - 1 })
  const byte = fc.nat({ max: 255 })
  return fc.oneof(
    at.map((end) => bytes.subarray(0, end)),
    fc.array(fc.tuple(at, byte), { minLength: 1, maxLength: 5 }).map((changes) => {
      const changed = Buffer.from(bytes)
      for (const [place, value] of changes) changed[place] = value
      return changed
    }),
    fc
      .tuple(at, fc.uint8Array({ minLength: 1, maxLength: 6 }))
      .map(([place, more]) => Buffer.concat([bytes.subarray(0, place), more, bytes.subarray(place)])),
    fc.tuple(at, fc.nat({ max: 40 })).map(([place, length]) => Buffer.concat([bytes.subarray(0, place), bytes.subarray(place + length)])),
  )
}

describe.each(Object.entries(files))('%s', (_, make) => {
  test('tells no place, whole or however it is damaged', async () => {
    const bytes = await make()
    expect([secretsIn(bytes).length > 0, await told(bytes)]).toEqual([true, []])
    await fc.assert(
      fc.asyncProperty(damage(bytes), async (damaged) => {
        expect(await told(damaged)).toEqual([])
      }),
      { numRuns: 60, seed: 2026 },
    )
  })
})
