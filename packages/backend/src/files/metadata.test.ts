import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from './metadata.ts'

const SECRETS = ['Secret camera', 'Secret author']

const picture = () =>
  sharp({ create: { width: 6, height: 4, channels: 3, background: 'teal' } }).composite([
    { input: { create: { width: 2, height: 2, channels: 3, background: 'gold' } }, top: 0, left: 0 },
  ])

/** With all that a camera may write, and lying on its side. */
const written = async (format: 'jpeg' | 'png' | 'webp', orientation?: number) =>
  picture()
    .withExif({
      IFD0: { Model: 'Secret camera', Artist: 'Secret author' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '51/1 30/1 3230/100' },
    })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><place>Secret place</place></x:xmpmeta>')
    .withMetadata(orientation === undefined ? {} : { orientation })
    .toFormat(format, { lossless: true })
    .toBuffer()

const pixels = async (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer({ resolveWithObject: true })

test.each([
  ['jpeg', undefined],
  ['jpeg', 6],
  ['png', undefined],
  ['png', 8],
  ['webp', undefined],
  ['webp', 3],
] as const)('a picture as %s with orientation %s says nothing else, and looks the same', async (format, orientation) => {
  const before = await written(format, orientation)
  const after = withoutMetadata(before, `image/${format}`)
  const metadata = await sharp(after).metadata()
  expect((await sharp(before).metadata()).xmp?.includes('Secret place')).toBe(true)
  expect([after.length < before.length, metadata.orientation ?? 1, metadata.xmp]).toEqual([true, orientation ?? 1, undefined])
  expect([before, after].map((bytes) => SECRETS.filter((secret) => bytes.includes(secret)))).toEqual([SECRETS, []])
  expect(await pixels(after)).toEqual(await pixels(before))
  // What has nothing more to take away stays as it is: who sends it again, sends the same.
  expect(withoutMetadata(after, `image/${format}`)).toEqual(after)
})

test('what follows a picture is gone: films and larger pictures are kept there', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const clean = withoutMetadata(await written(format), `image/${format}`)
    expect(withoutMetadata(Buffer.concat([clean, Buffer.from('Secret film')]), `image/${format}`)).toEqual(clean)
  }
})

test('a colour profile stays', async () => {
  const bytes = await picture().withIccProfile('p3').jpeg().toBuffer()
  expect((await sharp(withoutMetadata(bytes, 'image/jpeg')).metadata()).icc).toEqual((await sharp(bytes).metadata()).icc)
})

test('what is cut off anywhere, or is of another kind, stays as it is or becomes shorter, and never fails', async () => {
  for (const format of ['jpeg', 'png', 'webp'] as const) {
    const bytes = await written(format, 6)
    for (let length = 0; length < bytes.length; length += 1) {
      const part = bytes.subarray(0, length)
      expect(withoutMetadata(part, `image/${format}`).length).toBeLessThanOrEqual(length + 64)
    }
    expect(withoutMetadata(bytes, 'image/gif')).toBe(bytes)
  }
})
