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
    const size = said === 1 ? Number(bytes.readBigUInt64BE(at + 8)) : said === 0 ? to - at : said
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

/** A part of a file, which may name places outside of it. */
export interface Extent {
  offset: number
  length: number
}

/** Fills parts of a file, which must be in it: each byte once, however many parts name it. */
export const overwrite = (bytes: Buffer, extents: readonly Extent[], value: number): void => {
  let done = 0
  for (const { offset, length } of extents.toSorted((one, other) => one.offset - other.offset)) {
    const end = offset + length
    if (offset < 0 || end > bytes.length) throw new RangeError('A part lies outside of the file.')
    if (end > done) bytes.fill(value, Math.max(offset, done), end)
    done = Math.max(done, end)
  }
}
