import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ProblemError } from '../problem.ts'
import { strip as stripFile } from './inspect.ts'

const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex')
const idOf = (id: number): Buffer => Buffer.from(id.toString(16).padStart(2, '0'), 'hex')
const sizeOf = (size: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeUIntBE(size, 2, 6)
  bytes[0] = 0x01
  return size < 0x7f ? Buffer.from([0x80 | size]) : bytes
}
const part = (id: number, ...contents: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(contents.map((each) => Buffer.from(each as string)))
  return Buffer.concat([idOf(id), sizeOf(content.length), content])
}
/** As a browser writes while it records. */
const endless = (id: number, ...contents: Buffer[]): Buffer => Buffer.concat([idOf(id), UNKNOWN, ...contents])
const nothing = (length: number): Buffer => part(0xec, Buffer.alloc(length - 2))

const head = part(0x1a45dfa3, part(0x4282, 'webm'))
const [scale, video, long] = [part(0x2ad7b1, '\0\0\x01'), part(0xe0, part(0xb0, '\x40')), 'Secret place '.repeat(20)]
const pictures = part(0xa3, '\x81\0\0\x80 pixels')
const title = part(0x7ba9, 'Secret title')
const date = part(0x4461, 'SECRETS!')
const name = part(0x536e, 'Secret camera')
const tags = part(0x1254c367, part(0x7373, part(0x67c8, part(0x45a3, 'LOCATION'), part(0x4487, long))))
const seek = (id: number): Buffer => part(0x4dbb, part(0x53ab, idOf(id)), part(0x53ac, '\x40'))
const sum = part(0xbf, 'SUMS')
const rest = part(0xec, 'Secret rest')

const film = (segment: typeof part | typeof endless, cluster: typeof part | typeof endless) =>
  Buffer.concat([
    head,
    segment(
      0x18538067,
      part(0x114d9b74, seek(0x1549a966), seek(0x1254c367)),
      part(0x1549a966, sum, scale, title, date, part(0x4d80, 'Secret muxer'), part(0x5741, 'Secret app')),
      part(0x1654ae6b, part(0xae, name, video)),
      cluster(0x1f43b675, part(0xe7, '\0'), pictures),
      rest,
      tags,
    ),
  ])

const bare = (segment: typeof part | typeof endless, cluster: typeof part | typeof endless) =>
  Buffer.concat([
    head,
    segment(
      0x18538067,
      part(0x114d9b74, seek(0x1549a966), nothing(seek(0x1254c367).length)),
      part(
        0x1549a966,
        nothing(sum.length),
        scale,
        nothing(title.length),
        nothing(date.length),
        part(0x4d80, ' '.repeat(12)),
        part(0x5741, ' '.repeat(10)),
      ),
      part(0x1654ae6b, part(0xae, nothing(name.length), video)),
      cluster(0x1f43b675, part(0xe7, '\0'), pictures),
      nothing(rest.length),
      part(0xec, Buffer.alloc(tags.length - 9)),
    ),
  ])

const strip = (bytes: Buffer) => stripFile(bytes, 'video/webm')

test.each([
  ['is finished', part, part],
  ['was recorded by a browser', endless, endless],
])('a WebM that %s keeps its pictures where they are, and says nothing else', (_, segment, cluster) => {
  const before = film(segment, cluster)
  const after = strip(before)
  expect(after).toEqual(bare(segment, cluster))
  expect(after.includes('Secret') || after.includes('SECRET')).toBe(false)
  expect(strip(after)).toEqual(after)
})

test('a recording that was cut off within its pictures is one still', () => {
  const whole = film(endless, endless)
  const cut = whole.subarray(0, whole.indexOf('pixels') + 3)
  expect(strip(cut)).toEqual(bare(endless, endless).subarray(0, cut.length))
})

test('what is damaged is refused, since nobody could tell what is left in it', () => {
  const whole = film(part, part)
  for (const broken of [whole.subarray(0, -1), Buffer.concat([whole, Buffer.from('\0Secret')]), Buffer.concat([head, Buffer.from([0x18])])])
    expect(() => strip(broken)).toThrow(ProblemError)
})

test('whatever the bytes, it ends with as many, or refuses', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 }), fc.uint8Array({ minLength: 1, maxLength: 12 }), (place, noise) => {
      const bytes = film(part, endless)
      bytes.set(noise, place % (bytes.length - noise.length))
      try {
        expect(strip(bytes).length).toBe(bytes.length)
      } catch (error) {
        expect(error).toBeInstanceOf(ProblemError)
      }
    }),
  )
})
