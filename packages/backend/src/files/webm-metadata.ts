/** What is walked into; all else is taken by its length. */
const ENTERED = new Set([
  0x18538067, // Segment
  0x114d9b74, // SeekHead
  0x1549a966, // Info
  0x1654ae6b, // Tracks
  0xae, // TrackEntry
])
const SEEK = 0x4dbb
const VOID = 0xec
const [TAGS, ATTACHMENTS, CHAPTERS] = [0x1254c367, 0x1941a469, 0x1043a770]
const DROPPED = new Set([
  VOID, // It may hold what was there before.
  TAGS,
  ATTACHMENTS,
  CHAPTERS,
  0x7ba9, // Title
  0x4461, // DateUTC
  0x7384, // SegmentFilename
  0x3c83ab, // PrevFilename
  0x3e83bb, // NextFilename
  0x536e, // Name of a track
  0xbf, // CRC-32 of what is changed here
])
/** With what it was made: must be there, so they become spaces. */
const BLANKED = new Set([0x4d80 /* MuxingApp */, 0x5741 /* WritingApp */])
/** Cluster, SimpleBlock and BlockGroup. A recording that was cut off ends within one of them, and nothing follows. */
const PICTURES = new Set([0x1f43b675, 0xa3, 0xa0])

interface Element {
  id: number
  content: number
  /** `undefined` where nobody knew when it was begun: what is in it is walked as if it stood beside it. */
  end: number | undefined
}

/** Numbers say their length by the zeros that they begin with. */
const lengthAt = (bytes: Buffer, at: number, max: number): number => {
  const length = Math.clz32(bytes.readUInt8(at)) - 23
  if (length > max || at + length > bytes.length) throw new RangeError('No number of EBML begins here.')
  return length
}

const elementAt = (bytes: Buffer, at: number): Element => {
  const idLength = lengthAt(bytes, at, 4)
  const sizeAt = at + idLength
  const sizeLength = lengthAt(bytes, sizeAt, 8)
  const content = sizeAt + sizeLength
  const size = bytes.subarray(sizeAt + 1, content).reduce((sum, byte) => sum * 256 + byte, bytes.readUInt8(sizeAt) & (0xff >> sizeLength))
  const isUnknown = size === 2 ** (7 * sizeLength) - 1
  return { id: bytes.readUIntBE(at, idLength), content, end: isUnknown ? undefined : content + size }
}

/** Nothing, as long as what was there, since other parts are found by their place in the file. */
const drop = (bytes: Buffer, from: number, end: number): void => {
  bytes.fill(0, from, end)
  const isShort = end - from - 2 < 0x7f
  bytes.writeUInt8(VOID, from)
  bytes.writeUInt8(isShort ? 0x80 | (end - from - 2) : 0x01, from + 1)
  if (!isShort) bytes.writeUIntBE(end - from - 9, from + 3, 6)
}

const leadsToDropped = (content: Buffer): boolean =>
  [TAGS, ATTACHMENTS, CHAPTERS].some((id) => content.includes(Buffer.from(id.toString(16), 'hex')))

/** A film as WebM, as long as before, without tags, titles, dates, and what made it. Fails with a `RangeError` where it is damaged. */
export const stripWebm = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  for (let at = 0; at < bytes.length; ) {
    const { id, content, end } = elementAt(bytes, at)
    if (end !== undefined && end > bytes.length && !ENTERED.has(id)) {
      if (PICTURES.has(id)) return bytes
      throw new RangeError('A part leads out of the file.')
    }
    if (end === undefined || ENTERED.has(id)) at = content
    else {
      if (DROPPED.has(id) || (id === SEEK && leadsToDropped(bytes.subarray(content, end)))) drop(bytes, at, end)
      if (BLANKED.has(id)) bytes.fill(' ', content, end)
      at = end
    }
  }
  return bytes
}
