import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { box, heic, u32 } from '../../testing/heic.ts'
import { strip } from './inspect.ts'

const SECRETS = ['Secret camera', 'Secret author', 'Secret title', 'Secret place', '+51.5', '51 deg']
const secretsIn = (bytes: Buffer): string[] => SECRETS.filter((secret) => bytes.includes(secret))

const avif = () =>
  sharp({ create: { width: 64, height: 48, channels: 3, background: 'teal' } })
    .withExif({ IFD0: { Model: 'Secret camera', Artist: 'Secret author' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Secret place</place></x:xmpmeta>')
    .avif()
    .toBuffer()

test('a picture as HEIC says nothing else, and looks the same', async () => {
  const type = 'image/heic'
  const before = await avif()
  const after = strip(before, type)
  expect([secretsIn(before), secretsIn(after), after.length]).toEqual([
    ['Secret camera', 'Secret author', 'Secret place'],
    [],
    before.length,
  ])
  expect(await sharp(after).raw().toBuffer()).toEqual(await sharp(before).raw().toBuffer())
  expect((await sharp(after).metadata()).exif?.includes('GPS')).not.toBe(true)
  expect(strip(after, type)).toEqual(after)
})

test('a picture of a telephone loses EXIF, XMP and names, and its pixels stay where they are', () => {
  const before = heic()
  const after = strip(before, 'image/heic')
  expect([secretsIn(before).length > 3, secretsIn(after), after.length]).toEqual([true, [], before.length])
  expect(after.includes('picture')).toBe(true)
  expect(strip(after, 'image/heic')).toEqual(after)
})

/** As ffmpeg makes them, with what ExifTool wrote: places in two ways, names, times, and XMP. */
test.each([
  ['written.mov', 'video/quicktime'],
  ['written.mp4', 'video/mp4'],
])('a film says nothing else: %s', (name, type) => {
  const before = readFileSync(new URL(`../../testing/films/${name}`, import.meta.url))
  const after = strip(before, type)
  expect([secretsIn(before).length > 2, secretsIn(after), after.length]).toEqual([true, [], before.length])
  const pixels = (bytes: Buffer) =>
    bytes.subarray(bytes.indexOf('mdat'), bytes.indexOf('mdat') + bytes.readUInt32BE(bytes.indexOf('mdat') - 4))
  expect(pixels(after)).toEqual(pixels(before))
  const made = (bytes: Buffer) => bytes.readUInt32BE(bytes.indexOf('mvhd') + 8)
  expect([made(before) > 0, made(after)]).toEqual([true, 0])
  expect(strip(after, type)).toEqual(after)
})

const track = (kind: string, places: number[]) =>
  box(
    'trak',
    box(
      'mdia',
      box('hdlr', u32(0, 0), kind, u32(0, 0, 0)),
      box(
        'minf',
        box(
          'stbl',
          box('stsz', u32(0, 0, 3, 5, 4, 3)),
          box('stsc', u32(0, 2, 1, 2, 1, 2, 1, 1)),
          box('stco', u32(0, places.length, ...places)),
        ),
      ),
    ),
  )

test('a track that follows the camera goes with all that it has; pictures beside it stay, and nothing between them', () => {
  const start = box('ftyp', 'qt  ', u32(0))
  const data = box('mdat', 'PLACE+HERE', 'pictures', 'NOW', 'pictures')
  const at = start.length + 8
  const film = Buffer.concat([start, data, box('moov', track('vide', [at + 10, at + 21]), track('meta', [at, at + 18]))])
  const after = strip(film, 'video/quicktime').toString('latin1')
  expect(after.slice(at, at + 29)).toBe(`${'\0'.repeat(10)}picturesN\0\0pic${'\0'.repeat(5)}`)
  expect([after.includes('vide'), after.includes('meta')]).toEqual([true, false])
})

test('one that is cut off or leads out of itself is refused, and says what to do', async () => {
  const picture = await avif()
  const film = readFileSync(new URL('../../testing/films/written.mov', import.meta.url))
  const refused = expect.objectContaining({ code: 'invalid_content', detail: expect.stringContaining('Send it again, or as JPEG or MP4.') })
  const outcome = (bytes: Buffer, type: string): unknown => {
    try {
      return secretsIn(strip(bytes, type))
    } catch (error) {
      return error
    }
  }
  expect(outcome(picture.subarray(0, -20), 'image/heic')).toEqual(refused)
  for (let length = 1; length < film.length; length += 7)
    expect([[], refused]).toContainEqual(outcome(film.subarray(0, length), 'video/quicktime'))
})

// Each of them took hours before parts that are named more than once were filled once, and tables had to be in their boxes.
test.each([
  [
    'a track whose chunks all name the same samples',
    'video/quicktime',
    () => {
      const places = Buffer.alloc(4 * 200_000, u32(24))
      const table = box('stbl', box('stsz', u32(0, 4_000_000, 1)), box('stsc', u32(0, 1, 1, 1, 1)), box('stco', u32(0, 200_000), places))
      const moov = box('moov', box('trak', box('mdia', box('hdlr', u32(0, 0), 'vide', u32(0, 0, 0)), box('minf', table))))
      return [box('ftyp', 'qt  ', u32(0)), box('mdat', Buffer.alloc(5_000_000, 'x')), moov]
    },
    'done',
  ],
  [
    'many tracks of which each has more samples than bytes',
    'video/quicktime',
    () => {
      const table = box('stbl', box('stsz', u32(0, 0, 4_000_000)), box('stsc', u32(0, 0)), box('stco', u32(0, 0)))
      const track = box('trak', box('mdia', box('hdlr', u32(0, 0), 'vide', u32(0, 0, 0)), box('minf', table)))
      return [box('ftyp', 'qt  ', u32(0)), box('moov', ...Array.from({ length: 50_000 }, () => track))]
    },
    'invalid_content',
  ],
  [
    'units whose parts have no places',
    'image/heic',
    () => {
      const item = box('infe', u32(0x02000000, 0x00010000), 'Exif', u32(0))
      const places = Buffer.concat(Array.from({ length: 60_000 }, () => Buffer.from('00010000ffff', 'hex')))
      const locations = box('iloc', u32(0), Buffer.from('0000ea60', 'hex'), places)
      return [box('ftyp', 'heic', u32(0)), box('meta', u32(0), box('iinf', u32(0), Buffer.from('0001', 'hex'), item), locations)]
    },
    'invalid_content',
  ],
] as const)('%s are read in one pass', (_, type, parts, expected) => {
  const outcome = () => {
    try {
      return strip(Buffer.concat(parts()), type) && 'done'
    } catch (error) {
      return Object(error).code
    }
  }
  expect(outcome()).toBe(expected)
})
