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

/** Fills a part of a file, which must be in it. */
export const overwrite = (bytes: Buffer, from: number, length: number, value: number | Buffer): void => {
  if (from < 0 || from + length > bytes.length) throw new RangeError('A part lies outside of the file.')
  bytes.fill(value, from, from + length)
}
