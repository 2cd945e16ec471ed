/** A box of the ISO base media file format (ISO/IEC 14496-12), of which HEIC, AVIF, MP4 and QuickTime files are made. */
export interface Box {
  type: string
  start: number
  /** Where its content begins. */
  content: number
  end: number
}

/** Fails with a `RangeError` where a length leads out of what the boxes are in. */
export const boxesIn = (bytes: Buffer, from: number, to: number): Box[] => {
  const boxes: Box[] = []
  for (let at = from; at + 8 <= to; ) {
    const said = bytes.readUInt32BE(at)
    // Only the last of the file may say that it goes on to the end.
    const size = said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said === 0 && from === 0 ? to - at : said
    const head = said === 1 ? 16 : 8
    if (size < head || at + size > to) throw new RangeError('A box is longer than what it is in.')
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), start: at, content: at + head, end: at + size })
    at += size
  }
  return boxes
}

export const findBox = (bytes: Buffer, { content, end }: Box, type: string): Box | undefined =>
  boxesIn(bytes, content, end).find((box) => box.type === type)

/** Makes a box one that says nothing. All others stay where they are, since there are places in the file that are told by number. */
export const blank = (bytes: Buffer, { start, content, end }: Box): void => {
  bytes.write('free', start + 4, 'latin1')
  bytes.fill(0, content, end)
}

/** Zeros all of a box from there on: what nobody reads may hold what a damaged length has taken along. */
export const clearFrom = (bytes: Buffer, { end }: Box, from: number): void => {
  if (from > end) throw new RangeError('A box is too short for what is in it.')
  bytes.fill(0, from, end)
}

/** The boxes that are of these kinds. Those of others say nothing afterwards. */
export const keepOnly = (bytes: Buffer, from: number, to: number, kinds: ReadonlySet<string>): Box[] =>
  boxesIn(bytes, from, to).filter((box) => {
    if (kinds.has(box.type)) return true
    blank(bytes, box)
    return false
  })

/** Zeros the few bytes that are too few for a box. */
export const clearTail = (bytes: Buffer): Buffer => bytes.fill(0, boxesIn(bytes, 0, bytes.length).at(-1)?.end ?? 0)

/** A part of a file, which may name places outside of it. */
export interface Extent {
  offset: number
  length: number
}

/** Zeros what lies in these boxes and in none of these parts, which must lie in the boxes. */
export const clearBetween = (bytes: Buffer, boxes: readonly Box[], parts: readonly Extent[]): void => {
  const areas = boxes.toSorted((one, other) => one.content - other.content)
  const sorted = parts.filter(({ length }) => length > 0).toSorted((one, other) => one.offset - other.offset)
  let next = 0
  for (const { content, end } of areas) {
    let done = content
    for (let part = sorted[next]; part && part.offset < end; next += 1, part = sorted[next]) {
      const partEnd = part.offset + part.length
      if (part.offset < content || partEnd > end) throw new RangeError('A part lies outside of what it is in.')
      if (part.offset > done) bytes.fill(0, done, part.offset)
      done = Math.max(done, partEnd)
    }
    bytes.fill(0, done, end)
  }
  if (next < sorted.length) throw new RangeError('A part lies outside of what it is in.')
}
