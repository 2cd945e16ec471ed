const [EXTENSION, IMAGE, END] = [0x21, 0x2c, 0x3b]
const [COMMENT, APPLICATION] = [0xfe, 0xff]
const HEAD_LENGTH = 13
const IMAGE_LENGTH = 10

/** Of applications what the picture needs: how often it is shown again, and its colours. */
const NEEDED = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0', 'ICCRGBG1012'])

const colours = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 0x07) + 1))

/** Where the parts end that begin here, each with its length before it; fails where they lead out of the file. */
const endOfParts = (bytes: Buffer, from: number): number => {
  let at = from
  while (bytes.readUInt8(at) !== 0) at += bytes.readUInt8(at) + 1
  return at + 1
}

const isKept = (bytes: Buffer, at: number): boolean => {
  const label = bytes.readUInt8(at + 1)
  if (label === APPLICATION) return NEEDED.has(bytes.toString('latin1', at + 3, at + 14))
  return label !== COMMENT
}

/** Without comments, what other applications left, and what follows the picture. `undefined` where it is none. */
export const stripGif = (bytes: Buffer): Buffer | undefined => {
  if (!/^GIF8[79]a$/.test(bytes.toString('latin1', 0, 6))) return undefined
  const kept: Buffer[] = []
  let at = HEAD_LENGTH + colours(bytes.readUInt8(10))
  kept.push(bytes.subarray(0, at))
  for (;;) {
    const kind = bytes.readUInt8(at)
    if (kind === END) return Buffer.concat([...kept, bytes.subarray(at, at + 1)])
    if (kind !== EXTENSION && kind !== IMAGE) return undefined
    const end = endOfParts(bytes, kind === EXTENSION ? at + 2 : at + IMAGE_LENGTH + colours(bytes.readUInt8(at + 9)) + 1)
    if (kind === IMAGE || isKept(bytes, at)) kept.push(bytes.subarray(at, end))
    at = end
  }
}
