import { type Box, blank, boxesIn, overwrite } from './boxes.ts'
import { clearMovie } from './film-metadata.ts'

const KEPT = new Set(['ftyp', 'meta', 'mdat', 'moov', 'free', 'skip'])
const SPACE = 0x20
/** EXIF without a word: where its TIFF structure begins, and one that has nothing. */
const EMPTY_EXIF = Buffer.from([0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0])

/** Reads numbers one after the other, of as many bytes as is said each time. */
const reader = (bytes: Buffer, from: number) => {
  let at = from
  return {
    number: (size: number): number => {
      const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
      at += size
      return value
    },
  }
}

/** Items by id that are no pictures: EXIF, XMP and other texts. */
const spokenItems = (bytes: Buffer, { content, end }: Box): Map<number, string> => {
  const first = content + (bytes.readUInt8(content) === 0 ? 6 : 8)
  const entries = boxesIn(bytes, first, end).map((entry): [number, string] => {
    const isLong = bytes.readUInt8(entry.content) >= 3
    const id = isLong ? bytes.readUInt32BE(entry.content + 4) : bytes.readUInt16BE(entry.content + 4)
    const type = entry.content + (isLong ? 10 : 8)
    return [id, bytes.toString('latin1', type, type + 4)]
  })
  return new Map(entries.filter(([, type]) => type === 'Exif' || type === 'mime' || type === 'uri '))
}

interface Extent {
  item: number
  /** Whether it lies in the box `idat`, else in the file. */
  isInside: boolean
  offset: number
  length: number
}

/** Where items lie. */
const extentsIn = (bytes: Buffer, { content }: Box): Extent[] => {
  const version = bytes.readUInt8(content)
  const { number } = reader(bytes, content + 4)
  const sizes = number(2)
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, last = 0] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15)
  const indexSize = version === 0 ? 0 : last
  const count = number(version === 2 ? 4 : 2)
  const extents: Extent[] = []
  for (let index = 0; index < count; index += 1) {
    const item = number(version === 2 ? 4 : 2)
    const method = version === 0 ? 0 : number(2) & 15
    number(2)
    const base = number(baseSize)
    const parts = number(2)
    for (let part = 0; part < parts; part += 1) {
      number(indexSize)
      const offset = base + number(offsetSize)
      extents.push({ item, isInside: method === 1, offset, length: number(lengthSize) })
    }
  }
  return extents
}

const clearItems = (bytes: Buffer, meta: Box): void => {
  const boxes = boxesIn(bytes, meta.content + 4, meta.end)
  for (const box of boxes) if (['uuid', 'xml ', 'bxml', 'udta'].includes(box.type)) blank(bytes, box)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [information, locations, inside] = [find('iinf'), find('iloc'), find('idat')]
  if (!information) return
  const spoken = spokenItems(bytes, information)
  if (spoken.size === 0) return
  if (!locations) throw new RangeError('Items are nowhere.')
  for (const { item, isInside, offset, length } of extentsIn(bytes, locations)) {
    const type = spoken.get(item)
    if (type === undefined) continue
    const from = isInside ? (inside?.content ?? bytes.length) + offset : offset
    overwrite(bytes, from, length, type === 'Exif' ? 0 : SPACE)
    if (type === 'Exif' && length >= EMPTY_EXIF.length) EMPTY_EXIF.copy(bytes, from)
  }
}

/** HEIC and AVIF, as long as before: which side is up is said by the picture itself, not by EXIF. */
export const stripHeif = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (box.type === 'meta') clearItems(bytes, box)
    else if (box.type === 'moov') clearMovie(bytes, box)
    else if (!KEPT.has(box.type)) blank(bytes, box)
  }
  return bytes
}
