const UNKNOWN = Buffer.from('01ffffffffffffff', 'hex')
const encodeId = (id: number): Buffer => Buffer.from(id.toString(16).padStart(2, '0'), 'hex')
const encodeSize = (size: number): Buffer => {
  const bytes = Buffer.alloc(8)
  bytes.writeUIntBE(size, 2, 6)
  bytes[0] = 0x01
  return size < 0x7f ? Buffer.from([0x80 | size]) : bytes
}
export const part = (id: number, ...contents: (Buffer | string)[]): Buffer => {
  const content = Buffer.concat(contents.map((each) => Buffer.from(each as string)))
  return Buffer.concat([encodeId(id), encodeSize(content.length), content])
}
/** As a browser writes while it records. */
export const endless = (id: number, ...contents: Buffer[]): Buffer => Buffer.concat([encodeId(id), UNKNOWN, ...contents])
export const nothing = (length: number): Buffer => part(0xec, Buffer.alloc(length - 2))

export const head = part(0x1a45dfa3, part(0x4282, 'webm'))
export const [scale, video, long] = [part(0x2ad7b1, '\0\0\x01'), part(0xe0, part(0xb0, '\x40')), 'Secret place '.repeat(20)]
export const pictures = part(0xa3, '\x81\0\0\x80 pixels')
export const title = part(0x7ba9, 'Secret title')
export const date = part(0x4461, 'SECRETS!')
export const name = part(0x536e, 'Secret camera')
export const tags = part(0x1254c367, part(0x7373, part(0x67c8, part(0x45a3, 'LOCATION'), part(0x4487, long))))
export const seek = (id: number): Buffer => part(0x4dbb, part(0x53ab, encodeId(id)), part(0x53ac, '\x40'))
export const sum = part(0xbf, 'SUMS')
export const rest = part(0xec, 'Secret rest')

/** With titles, tags, dates, and what made it. */
export const film = (segment: typeof part | typeof endless, cluster: typeof part | typeof endless) =>
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
