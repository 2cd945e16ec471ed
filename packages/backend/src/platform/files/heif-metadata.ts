import { type Box, boxesIn, clearBetween, clearFrom, clearTail, type Extent, keepOnly } from './boxes.ts'
import { clearMovie } from './film-metadata.ts'

/** What pictures are made of, box by box. All else was written by the camera or by programs, or nobody can say what it is. */
const FILE = new Set(['ftyp', 'meta', 'mdat', 'moov'])
const META = new Set(['hdlr', 'pitm', 'iinf', 'iloc', 'iprp', 'iref', 'idat'])
const REFERENCES = new Set(['thmb', 'auxl', 'cdsc', 'dimg', 'prem', 'base', 'tbas'])
const PROPERTIES = new Set('hvcC lhvC av1C ispe colr pixi irot imir clap pasp auxC a1op a1lx lsel rloc clli mdcv oinf tols'.split(' '))
/** Items that are pictures: coded ones, and those that are put together of others, which are a few numbers. */
const CODED = new Set(['hvc1', 'hev1', 'lhv1', 'av01'])
const DERIVED = new Set(['grid', 'iden', 'iovl'])
const DERIVED_MAX = 256
/** EXIF without a word: where its TIFF structure begins, and one that has nothing. */
const EMPTY_EXIF = Buffer.from([0, 0, 0, 0, 0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 0, 0, 0, 0, 0])

/** Reads numbers one after the other, of as many bytes as is said each time. */
const reader = (bytes: Buffer, from: number) => {
  let at = from
  return {
    place: () => at,
    number: (size: number): number => {
      const value = size === 0 ? 0 : size === 8 ? Number(bytes.readBigUInt64BE(at)) : bytes.readUIntBE(at, size)
      at += size
      return value
    },
  }
}

/** What each item is, by its id; their names are gone afterwards. */
const itemsIn = (bytes: Buffer, { content, end }: Box): Map<number, string> => {
  const first = content + (bytes.readUInt8(content) === 0 ? 6 : 8)
  return new Map(
    boxesIn(bytes, first, end).map((entry): [number, string] => {
      const isLong = bytes.readUInt8(entry.content) >= 3
      const id = isLong ? bytes.readUInt32BE(entry.content + 4) : bytes.readUInt16BE(entry.content + 4)
      const type = entry.content + (isLong ? 10 : 8)
      const kind = bytes.toString('latin1', type, type + 4)
      clearFrom(bytes, entry, Math.min(type + 4, entry.end))
      return [id, kind]
    }),
  )
}

interface Place extends Extent {
  item: number
  /** Whether it lies in the box `idat`, else in the file. */
  isInside: boolean
}

/** Where items lie. */
const placesIn = (bytes: Buffer, box: Box): Place[] => {
  const { content, end } = box
  const version = bytes.readUInt8(content)
  const { number, place } = reader(bytes.subarray(0, end), content + 4)
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
  clearFrom(bytes, box, place())
  return places
}

/** Fails where a picture is no chain of coded parts, each with its length before it: a damaged place leads to something else. */
const assertCoded = (bytes: Buffer, parts: readonly Extent[]): void => {
  const coded = Buffer.concat(parts.map(({ offset, length }) => bytes.subarray(offset, offset + length)))
  let at = 0
  while (at < coded.length) at += 4 + coded.readUInt32BE(at)
  if (at !== coded.length) throw new RangeError('A picture is not where it is said to be.')
}

/** Gives where the pictures lie, and where EXIF does. */
const clearMeta = (bytes: Buffer, meta: Box): { pictures: Extent[]; inside: Box[]; exif: Extent[] } => {
  const boxes = keepOnly(bytes, meta.content + 4, meta.end, META)
  const find = (type: string) => boxes.find((box) => box.type === type)
  const [information, locations, properties, idat, handler] = ['iinf', 'iloc', 'iprp', 'idat', 'hdlr'].map(find)
  const [primary, references] = ['pitm', 'iref'].map(find)
  if (!information || !locations) throw new RangeError('There is no picture.')
  if (handler) clearFrom(bytes, handler, handler.content + 12)
  if (primary) clearFrom(bytes, primary, primary.content + (bytes.readUInt8(primary.content) === 0 ? 6 : 8))
  if (references) keepOnly(bytes, references.content + 4, references.end, REFERENCES)
  if (properties)
    for (const box of keepOnly(bytes, properties.content, properties.end, new Set(['ipco', 'ipma'])))
      if (box.type === 'ipco') keepOnly(bytes, box.content, box.end, PROPERTIES)
  const items = itemsIn(bytes, information)
  const places = Map.groupBy(placesIn(bytes, locations), ({ item }) => item)
  const pictures: Extent[] = []
  const exif: Extent[] = []
  for (const [item, found] of places) {
    const type = items.get(item) ?? ''
    const parts = found.map(({ isInside, offset, length }) => ({
      offset: isInside ? (idat?.content ?? bytes.length) + offset : offset,
      length,
    }))
    if (parts.some(({ offset, length }) => offset + length > bytes.length)) throw new RangeError('An item lies outside of the file.')
    const sum = parts.reduce((total, { length }) => total + length, 0)
    if (sum > bytes.length || (DERIVED.has(type) && sum > DERIVED_MAX)) throw new RangeError('A picture is larger than it can be.')
    if (CODED.has(type) && type !== 'av01') assertCoded(bytes, parts)
    if (CODED.has(type) || DERIVED.has(type)) for (const part of parts) pictures.push(part)
    if (type === 'Exif') for (const part of parts) exif.push(part)
  }
  if (pictures.length === 0) throw new RangeError('There is no picture.')
  return { pictures, inside: idat ? [idat] : [], exif }
}

/** HEIC and AVIF, as long as before: which side is up is said by the picture itself, not by EXIF. */
export const stripHeif = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  const boxes = keepOnly(bytes, 0, bytes.length, FILE)
  const samples = boxes.flatMap((box) => (box.type === 'moov' ? clearMovie(bytes, box) : []))
  const metas = boxes.flatMap((box) => (box.type === 'meta' ? [clearMeta(bytes, box)] : []))
  if (metas.length === 0) throw new RangeError('There is no picture.')
  const data = [...boxes.filter(({ type }) => type === 'mdat'), ...metas.flatMap(({ inside }) => inside)]
  clearBetween(bytes, data, [...samples, ...metas.flatMap(({ pictures }) => pictures)])
  for (const { offset, length } of metas.flatMap(({ exif }) => exif)) {
    const isFree = length >= EMPTY_EXIF.length && bytes.subarray(offset, offset + length).every((byte) => byte === 0)
    if (isFree) EMPTY_EXIF.copy(bytes, offset)
  }
  return clearTail(bytes)
}
