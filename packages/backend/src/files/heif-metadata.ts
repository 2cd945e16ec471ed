import { type Box, blank, boxesIn, type Extent, overwrite } from './boxes.ts'
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

interface Place extends Extent {
  item: number
  /** Whether it lies in the box `idat`, else in the file. */
  isInside: boolean
}

/** Where items lie. */
const placesIn = (bytes: Buffer, { content, end }: Box): Place[] => {
  const version = bytes.readUInt8(content)
  const { number } = reader(bytes.subarray(0, end), content + 4)
  const sizes = number(2)
  const [offsetSize = 0, lengthSize = 0, baseSize = 0, last = 0] = [12, 8, 4, 0].map((shift) => (sizes >> shift) & 15)
  const indexSize = version === 0 ? 0 : last
  const count = number(version === 2 ? 4 : 2)
  const places: Place[] = []
  for (let index = 0; index < count; index += 1) {
    const item = number(version === 2 ? 4 : 2)
    const method = version === 0 ? 0 : number(2) & 15
    number(2)
    const base = number(baseSize)
    const parts = number(2)
    // Many such items would say much with few bytes.
    if (parts > 1 && indexSize + offsetSize + lengthSize === 0) throw new RangeError('The parts of an item lie nowhere.')
    for (let part = 0; part < parts; part += 1) {
      number(indexSize)
      const offset = base + number(offsetSize)
      places.push({ item, isInside: method === 1, offset, length: number(lengthSize) })
    }
  }
  return places
}

interface SpokenExtent extends Extent {
  isExif: boolean
}

/** Gives where items that are no pictures lie. */
const spokenIn = (bytes: Buffer, meta: Box): SpokenExtent[] => {
  const boxes = boxesIn(bytes, meta.content + 4, meta.end)
  for (const box of boxes) if (['uuid', 'xml ', 'bxml', 'udta'].includes(box.type)) blank(bytes, box)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [information, locations, inside] = [find('iinf'), find('iloc'), find('idat')]
  if (!information) return []
  const spoken = spokenItems(bytes, information)
  if (spoken.size === 0) return []
  if (!locations) throw new RangeError('Items are nowhere.')
  return placesIn(bytes, locations).flatMap(({ item, isInside, offset, length }) => {
    const type = spoken.get(item)
    if (type === undefined) return []
    return [{ offset: isInside ? (inside?.content ?? bytes.length) + offset : offset, length, isExif: type === 'Exif' }]
  })
}

/** HEIC and AVIF, as long as before: which side is up is said by the picture itself, not by EXIF. */
export const stripHeif = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  const boxes = boxesIn(bytes, 0, bytes.length)
  for (const box of boxes) if (!KEPT.has(box.type)) blank(bytes, box)
  const samples = boxes.flatMap((box) => (box.type === 'moov' ? clearMovie(bytes, box) : []))
  const spoken = boxes.flatMap((box) => (box.type === 'meta' ? spokenIn(bytes, box) : []))
  const exif = spoken.filter(({ isExif }) => isExif)
  overwrite(bytes, [...samples, ...exif], 0)
  overwrite(
    bytes,
    spoken.filter(({ isExif }) => !isExif),
    SPACE,
  )
  for (const { offset, length } of exif) if (length >= EMPTY_EXIF.length) EMPTY_EXIF.copy(bytes, offset)
  return bytes
}
