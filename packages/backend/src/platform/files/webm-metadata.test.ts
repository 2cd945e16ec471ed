import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { date, endless, film, head, name, nothing, part, pictures, rest, scale, seek, sum, tags, title, video } from '../../testing/webm.ts'
import { ProblemError } from '../problem.ts'
import { strip as stripFile } from './inspect.ts'

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
  const start = whole.indexOf(pictures)
  const more = Buffer.concat([whole.subarray(0, start + pictures.length), pictures])
  expect(strip(more.subarray(0, -3))).toEqual(bare(endless, endless).subarray(0, start + pictures.length))
})

test('what is damaged is refused, since nobody could tell what is left in it', () => {
  const whole = film(part, part)
  for (const broken of [whole.subarray(0, -1), Buffer.concat([whole, Buffer.from('\0Secret')]), Buffer.concat([head, Buffer.from([0x18])])])
    expect(() => strip(broken)).toThrow(ProblemError)
})

test('whatever the bytes, it ends with no more, or refuses', () => {
  fc.assert(
    fc.property(fc.nat({ max: 400 }), fc.uint8Array({ minLength: 1, maxLength: 12 }), (place, noise) => {
      const bytes = film(part, endless)
      bytes.set(noise, place % (bytes.length - noise.length))
      try {
        expect(strip(bytes).length).toBeLessThanOrEqual(bytes.length)
      } catch (error) {
        expect(error).toBeInstanceOf(ProblemError)
      }
    }),
  )
})
