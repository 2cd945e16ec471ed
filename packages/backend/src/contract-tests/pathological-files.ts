import { crc32, deflateSync } from 'node:zlib'

const u32 = (...values: number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4)
  return bytes
}
const box = (type: string, ...parts: Buffer[]): Buffer => {
  const content = Buffer.concat(parts)
  return Buffer.concat([u32(content.length + 8), Buffer.from(type, 'latin1'), content])
}
const chunk = (type: string, content: Buffer): Buffer => {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), content])
  return Buffer.concat([u32(content.length), named, u32(crc32(named))])
}
const repeated = (part: Buffer | string, length: number, before: Buffer | string = ''): Buffer => {
  const first = Buffer.from(before as string)
  return Buffer.concat([first, Buffer.alloc(Math.max(0, length - first.length), part)])
}

const PNG = Buffer.from('89504e470d0a1a0a', 'hex')
const header = (side: number): Buffer => chunk('IHDR', Buffer.concat([u32(side, side), Buffer.from('0802000000', 'hex')]))
const mp4 = box('ftyp', Buffer.from('isom\0\0\0\0', 'latin1'))
const heic = box('ftyp', Buffer.from('heic\0\0\0\0', 'latin1'))
const webm = Buffer.from('1a45dfa3874282847765626d18538067ffffffffffffffff', 'hex')
const gif = Buffer.from('474946383961010001000000003b', 'hex')

/** Films and pictures of boxes in which every entry names the same bytes. */
const overlapping = (length: number): Buffer => {
  const count = Math.floor(length / 8)
  const table = box(
    'stbl',
    box('stsz', u32(0, 1000, 1)),
    box('stsc', u32(0, 1, 1, 1000, 1)),
    box('stco', u32(0, count), repeated(u32(24), count * 4)),
  )
  const media = box('mdia', box('hdlr', u32(0, 0), Buffer.from('meta'), u32(0, 0, 0)), box('minf', table))
  return Buffer.concat([mp4, box('mdat', Buffer.alloc(length / 2)), box('moov', box('trak', media))])
}

/** Files of about so many bytes that readers of files are slow with. */
export const files: Readonly<Record<string, (bytes: number) => Buffer>> = {
  'comments of XML': (bytes) => repeated('<!---->', bytes),
  'an SVG with entities': (bytes) =>
    Buffer.from(`<!DOCTYPE svg [<!ENTITY a "a">${'<!ENTITY b "&a;&a;&a;">'.repeat(bytes / 24)}]><svg>&b;</svg>`),
  'deep XML': (bytes) => repeated('<g>', bytes, '<svg>'),
  'a line without an end': (bytes) => repeated('a', bytes),
  'a table of quotes': (bytes) => repeated('","', bytes),
  'text that is no UTF-8 at its end': (bytes) => Buffer.concat([repeated('é', bytes - 2), Buffer.from([0xc3])]),
  'a ZIP of local headers': (bytes) => repeated(Buffer.concat([Buffer.from('504b0304', 'hex'), Buffer.alloc(26)]), bytes),
  'a ZIP bomb': (bytes) => {
    const content = deflateSync(Buffer.alloc(bytes))
    return Buffer.concat([
      Buffer.from('504b03041400000008000000000000000000', 'hex'),
      u32(0, bytes),
      Buffer.from('0100000061', 'hex'),
      content,
    ])
  },
  'a PNG of small chunks': (bytes) => repeated(chunk('tEXt', Buffer.alloc(0)), bytes, Buffer.concat([PNG, header(1)])),
  'a PNG with compressed texts': (bytes) =>
    Buffer.concat([
      PNG,
      header(1),
      chunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes))])),
      chunk('IEND', Buffer.alloc(0)),
    ]),
  'a PNG of very many pixels': (bytes) => {
    const side = Math.floor(30_000 * Math.sqrt(bytes / 1e7))
    return Buffer.concat([PNG, header(side), chunk('IDAT', deflateSync(Buffer.alloc(1000))), chunk('IEND', Buffer.alloc(0))])
  },
  'a JPEG of small segments': (bytes) => repeated(Buffer.from('fffe0002', 'hex'), bytes, Buffer.from('ffd8', 'hex')),
  'a JPEG of fill bytes': (bytes) => repeated(Buffer.from([0xff]), bytes, Buffer.from('ffd8', 'hex')),
  'a GIF of small parts': (bytes) => repeated(Buffer.from('21fe00', 'hex'), bytes, gif.subarray(0, 13)),
  'a film of small boxes': (bytes) => repeated(box('free'), bytes, mp4),
  'a film whose chunks are all the same': overlapping,
  'a HEIC of small boxes': (bytes) => Buffer.concat([heic, repeated(box('meta', u32(0)), Math.floor(bytes / 12) * 12)]),
  'a WebM of small parts': (bytes) => repeated(Buffer.from('ec80', 'hex'), bytes, webm),
  'an MP3 of tags': (bytes) => repeated(Buffer.from('49443304000000000000', 'hex'), bytes),
  'a PDF of objects': (bytes) => repeated('1 0 obj<<', bytes, '%PDF-1.7\n'),
}
