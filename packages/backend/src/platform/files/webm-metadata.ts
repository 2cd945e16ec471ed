type Kind = 'entered' | 'number' | 'text' | 'data' | 'spaces'

/** What a film is made of, and how it is taken. All else was written by the camera or by programs, or nobody can say what it is. */
const ELEMENTS = new Map<number, Kind>([
  [0x1a45dfa3, 'entered'], // EBML
  ...[0x4286, 0x42f7, 0x42f2, 0x42f3, 0x4287, 0x4285].map((id): [number, Kind] => [id, 'number']),
  [0x4282, 'text'], // DocType
  [0x18538067, 'entered'], // Segment
  [0x114d9b74, 'entered'], // SeekHead
  [0x4dbb, 'entered'], // Seek
  [0x53ab, 'number'], // SeekID
  [0x53ac, 'number'], // SeekPosition
  [0x1549a966, 'entered'], // Info
  [0x2ad7b1, 'number'], // TimestampScale
  [0x4489, 'number'], // Duration
  [0x4d80, 'spaces'], // MuxingApp, which must be there
  [0x5741, 'spaces'], // WritingApp
  [0x1654ae6b, 'entered'], // Tracks
  [0xae, 'entered'], // TrackEntry
  // TrackNumber, TrackUID, TrackType, flags, caches, durations, additions, delays
  ...[0xd7, 0x73c5, 0x83, 0xb9, 0x88, 0x55aa, 0x9c, 0x6de7, 0x6df8, 0x23e383, 0x234e7a, 0x23314f, 0x55ee, 0xaa, 0x56aa, 0x56bb].map(
    (id): [number, Kind] => [id, 'number'],
  ),
  [0x86, 'text'], // CodecID
  [0x22b59c, 'text'], // Language
  [0x22b59d, 'text'], // LanguageBCP47
  [0x63a2, 'data'], // CodecPrivate
  [0xe0, 'entered'], // Video
  // Size, crop, aspect, interlacing, alpha, projection
  ...[0xb0, 0xba, 0x54b0, 0x54ba, 0x54b2, 0x54b3, 0x54aa, 0x54bb, 0x54cc, 0x54dd, 0x9a, 0x9d, 0x53b8, 0x53c0, 0x2eb524, 0x2383e3].map(
    (id): [number, Kind] => [id, 'number'],
  ),
  [0x55b0, 'entered'], // Colour
  ...[0x55b1, 0x55b2, 0x55b3, 0x55b4, 0x55b5, 0x55b6, 0x55b7, 0x55b8, 0x55b9, 0x55ba, 0x55bb, 0x55bc, 0x55bd].map((id): [number, Kind] => [
    id,
    'number',
  ]),
  [0xe1, 'entered'], // Audio
  ...[0xb5, 0x78b5, 0x9f, 0x6264].map((id): [number, Kind] => [id, 'number']),
  [0x1c53bb6b, 'entered'], // Cues
  [0xbb, 'entered'], // CuePoint
  [0xb3, 'number'],
  [0xb7, 'entered'], // CueTrackPositions
  ...[0xf7, 0xf1, 0xf0, 0xb2, 0x5378].map((id): [number, Kind] => [id, 'number']),
  [0x1f43b675, 'entered'], // Cluster
  ...[0xe7, 0xa7, 0xab].map((id): [number, Kind] => [id, 'number']),
  [0xa3, 'data'], // SimpleBlock
  [0xa0, 'entered'], // BlockGroup
  [0xa1, 'data'], // Block
  ...[0x9b, 0xfb, 0xfa, 0x75a2].map((id): [number, Kind] => [id, 'number']),
  [0x75a1, 'entered'], // BlockAdditions
  [0xa6, 'entered'], // BlockMore
  [0xee, 'number'],
  [0xa5, 'data'], // BlockAdditional, as the transparency of a picture
])
const LENGTHS: Readonly<Record<Kind, number>> = {
  entered: Number.POSITIVE_INFINITY,
  data: Number.POSITIVE_INFINITY,
  spaces: Number.POSITIVE_INFINITY,
  number: 8,
  text: 64,
}
const SEEK = 0x4dbb
const VOID = 0xec
/** Segment, Cluster and BlockGroup: a recording that was cut off ends within them. */
const CUT = new Set([0x18538067, 0x1f43b675, 0xa0])
/** SimpleBlock and Block: pictures and sound. */
const DATA = new Set([0xa3, 0xa1])

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

/** Names of what is led to that stays: SeekHead, Info, Tracks, Cues and Clusters. */
const LED_TO = new Set(['114d9b74', '1549a966', '1654ae6b', '1c53bb6b', '1f43b675'])

const leadsToKept = (bytes: Buffer, { content, end = content }: Element): boolean => {
  const name = elementAt(bytes, content)
  return name.id === 0x53ab && name.end !== undefined && name.end <= end && LED_TO.has(bytes.toString('hex', name.content, name.end))
}

/** Names of codecs and languages are words; a text that somebody wrote is not. */
const isWord = (text: Buffer): boolean => /^[\w/.-]*\0*$/.test(text.toString('latin1'))

/** A film as WebM, as long as before, without tags, titles, dates, and what made it. Fails with a `RangeError` where it is damaged. */
export const stripWebm = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  /** Where the elements end that hold the one that is looked at. */
  const ends = [bytes.length]
  let hasPictures = false
  for (let at = 0; at < bytes.length; ) {
    while (ends.length > 1 && at >= (ends.at(-1) ?? 0)) ends.pop()
    const element = elementAt(bytes, at)
    const { id, content, end } = element
    const kind = ELEMENTS.get(id)
    const parentEnd = ends.at(-1) ?? bytes.length
    if (end !== undefined && end > parentEnd) {
      // One that was cut off: what is left of a picture shows nothing.
      if (DATA.has(id) && hasPictures && parentEnd >= bytes.length) return bytes.subarray(0, at)
      if (parentEnd < bytes.length || !CUT.has(id)) throw new RangeError('A part leads out of what it is in.')
    }
    const isShort = kind !== undefined && (end === undefined || end - content <= LENGTHS[kind])
    const isKept = isShort && (id !== SEEK || leadsToKept(bytes, element)) && (kind !== 'text' || isWord(bytes.subarray(content, end)))
    if (end === undefined && kind !== 'entered') throw new RangeError('A part has no end.')
    if (isKept && kind === 'entered') {
      if (end !== undefined) ends.push(end)
      at = content
      continue
    }
    const known = end ?? content
    if (!isKept) drop(bytes, at, known)
    else if (kind === 'spaces') bytes.fill(' ', content, known)
    if (DATA.has(id)) hasPictures = true
    at = known
  }
  return bytes
}
