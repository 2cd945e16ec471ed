import sharp from 'sharp'
import { expect, test } from 'vitest'
import { withoutMetadata } from './metadata.ts'

const [WIDTH, HEIGHT, FRAMES] = [6, 4, 3]

/** Three frames, shown five times. */
const film = () =>
  sharp(Buffer.from(Array.from({ length: WIDTH * HEIGHT * FRAMES * 3 }, (_, index) => (index * 37) % 256)), {
    raw: { width: WIDTH, height: HEIGHT * FRAMES, channels: 3, pageHeight: HEIGHT },
  })
    .gif({ loop: 5, delay: [100, 200, 300] })
    .toBuffer()

const text = Buffer.from('Secret place')
const comment = Buffer.concat([Buffer.from([0x21, 0xfe, text.length]), text, Buffer.from([0])])
/** XMP stands without lengths: the bytes behind it lead from any of its letters to the end. */
const xmp = Buffer.concat([
  Buffer.from([0x21, 0xff, 11]),
  Buffer.from('XMP DataXMP<x:xmpmeta><place>Secret place</place></x:xmpmeta>', 'latin1'),
  Buffer.from([0x01, ...Array.from({ length: 256 }, (_, index) => 255 - index), 0x00]),
])

/** Where its blocks begin: behind the head and the colours of all. */
const startOf = (bytes: Buffer): number => 13 + ((bytes[10] ?? 0) & 0x80 ? 3 * 2 ** (((bytes[10] ?? 0) & 7) + 1) : 0)
const written = async () => {
  const bytes = await film()
  const start = startOf(bytes)
  return Buffer.concat([bytes.subarray(0, start), comment, xmp, bytes.subarray(start, -1), comment, bytes.subarray(-1)])
}
const frames = (bytes: Buffer) => sharp(bytes, { animated: true }).raw().toBuffer({ resolveWithObject: true })

test('a GIF loses comments and what applications left, and moves as before', async () => {
  const [plain, before] = [await film(), await written()]
  const after = withoutMetadata(before, 'image/gif')
  expect([before.includes('Secret place'), after.includes('Secret place')]).toEqual([true, false])
  expect(after).toEqual(plain)
  expect(await frames(after)).toEqual(await frames(before))
  const { loop, delay, pages } = await sharp(after, { animated: true }).metadata()
  expect({ loop, delay, pages }).toEqual({ loop: 5, delay: [100, 200, 300], pages: FRAMES })
})

test('what follows it is gone, and one of before extensions stays as it is', async () => {
  const plain = await film()
  expect(withoutMetadata(Buffer.concat([plain, Buffer.from('Secret film')]), 'image/gif')).toEqual(plain)
  const old = Buffer.from('GIF87a\x01\0\x01\0\0\0\0,\0\0\0\0\x01\0\x01\0\0\x02\x02D\x01\0;', 'latin1')
  expect(withoutMetadata(old, 'image/gif')).toEqual(old)
})

test('what is cut off anywhere stays as it is, and never fails', async () => {
  const bytes = await written()
  for (let length = 0; length < bytes.length; length += 1) {
    const part = bytes.subarray(0, length)
    expect(withoutMetadata(part, 'image/gif')).toBe(part)
  }
})
