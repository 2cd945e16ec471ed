import { type Box, boxesIn, clearBetween, clearFrom, clearTail, type Extent, findBox, keepOnly } from './boxes.ts'

/** What a film is made of, box by box. All else was written by the camera or by programs, or nobody can say what it is. */
const FILM = new Set(['ftyp', 'styp', 'moov', 'mdat', 'moof'])
const MOVIE = new Set(['mvhd', 'trak', 'mvex'])
const EXTENDED = new Set(['mehd', 'trex'])
const TRACK = new Set(['tkhd', 'edts', 'mdia'])
const MEDIA = new Set(['mdhd', 'hdlr', 'minf'])
const INFORMATION = new Set(['vmhd', 'smhd', 'nmhd', 'sthd', 'gmhd', 'hdlr', 'dinf', 'stbl'])
const TABLES = new Set(['stsd', 'stts', 'ctts', 'cslg', 'stsc', 'stsz', 'stco', 'co64', 'stss'])
const FRAGMENT = new Set(['mfhd', 'traf'])
const TRACK_FRAGMENT = new Set(['tfhd', 'tfdt', 'trun'])
/** Pictures, sound and words. Others hold positions and movements of the camera, moment for moment, or at what time of day it was held. */
const TRACKS = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'auxv', 'pict'])
/** How a decoder is set up, within the description of samples. */
const DECODERS = new Set(
  'avcC hvcC lhvC vvcC vpcC av1C d263 esds wave frma chan chnl alac dOps dfLa dac3 dec3 damr srat enda dvcC dvvC colr pasp clap btrt fiel gama mdcv clli'.split(
    ' ',
  ),
)

/** Boxes of a length of their own, by version: behind it nothing is read. */
const LENGTHS: Readonly<Record<string, readonly [number, number]>> = {
  mvhd: [100, 112],
  tkhd: [84, 96],
  mdhd: [24, 36],
  mehd: [8, 12],
  trex: [24, 24],
  vmhd: [12, 12],
  smhd: [8, 8],
  nmhd: [4, 4],
  sthd: [4, 4],
  cslg: [24, 44],
  /** Behind its kind stands its name, and who made it. */
  hdlr: [12, 12],
  mfhd: [8, 8],
  tfdt: [8, 12],
}

/** Bytes of an entry, and of what stands before the entries with their number as the last of it. */
const ENTRIES: Readonly<Record<string, { head: number; size: number }>> = {
  stts: { head: 8, size: 8 },
  ctts: { head: 8, size: 8 },
  stss: { head: 8, size: 4 },
  stsc: { head: 8, size: 12 },
  stco: { head: 8, size: 4 },
  co64: { head: 8, size: 8 },
  elst: { head: 8, size: 12 },
}

/** Where the entries of a table begin, which must be in its box, and how many they are. */
const readEntries = (bytes: Buffer, { content, end }: Box, head: number, size: number): { first: number; count: number } => {
  const count = bytes.readUInt32BE(content + head - 4)
  if (content + head + count * size > end) throw new RangeError('A table is longer than its box.')
  return { first: content + head, count }
}

/** `mvhd`, `tkhd` and `mdhd` begin with when it was made and when it was changed. */
const clearTimes = (bytes: Buffer, box: Box): void => {
  if (['mvhd', 'tkhd', 'mdhd'].includes(box.type))
    bytes.fill(0, box.content + 4, box.content + (bytes.readUInt8(box.content) === 1 ? 20 : 12))
}

/** A box that has no boxes in it: without times, and without what lies behind what it is made of. */
const clearLeaf = (bytes: Buffer, box: Box): void => {
  const lengths = LENGTHS[box.type]
  if (lengths) clearFrom(bytes, box, box.content + lengths[bytes.readUInt8(box.content) === 1 ? 1 : 0])
  const table = ENTRIES[box.type]
  if (table) {
    const size = table.size + (box.type === 'elst' && bytes.readUInt8(box.content) === 1 ? 8 : 0)
    const { first, count } = readEntries(bytes, box, table.head, size)
    clearFrom(bytes, box, first + count * size)
  }
  clearTimes(bytes, box)
}

/** Pictures and sounds begin with numbers of their own; those of pictures hold the name of what coded them. */
const descriptionStart = (bytes: Buffer, entry: Box, kind: string): number | undefined => {
  if (kind === 'vide' || kind === 'auxv' || kind === 'pict') {
    bytes.fill(0, entry.content + 42, Math.min(entry.content + 74, entry.end))
    return entry.content + 78
  }
  if (kind !== 'soun') return undefined
  return entry.content + 28 + ([0, 16, 36][bytes.readUInt16BE(entry.content + 8)] ?? 0)
}

const clearDescriptions = (bytes: Buffer, table: Box, kind: string): void => {
  const entries = boxesIn(bytes, table.content + 8, table.end)
  if (entries.length !== bytes.readUInt32BE(table.content + 4)) throw new RangeError('A table of descriptions has other ones.')
  for (const entry of entries) {
    const start = descriptionStart(bytes, entry, kind)
    if (start !== undefined) keepOnly(bytes, start, entry.end, DECODERS)
  }
  clearFrom(bytes, table, entries.at(-1)?.end ?? table.end)
}

/** How many bytes so many samples have. */
type SizeOf = (sample: number, count: number) => number

const sizesIn = (bytes: Buffer, table: Box): SizeOf => {
  const all = bytes.readUInt32BE(table.content + 4)
  if (all !== 0) {
    clearFrom(bytes, table, table.content + 12)
    return (_, count) => all * count
  }
  const { first, count: known } = readEntries(bytes, table, 12, 4)
  clearFrom(bytes, table, first + known * 4)
  return (sample, count) => {
    let sum = 0
    for (let index = sample; index < Math.min(sample + count, known); index += 1) sum += bytes.readUInt32BE(first + index * 4)
    return sum
  }
}

const chunksIn = (bytes: Buffer, table: Box): number[] => {
  const size = table.type === 'stco' ? 4 : 8
  const { first, count } = readEntries(bytes, table, 8, size)
  return Array.from({ length: count }, (_, index) =>
    size === 4 ? bytes.readUInt32BE(first + index * size) : Number(bytes.readBigUInt64BE(first + index * size)),
  )
}

/** What a track is made of: its samples lie in chunks, and how many in which is told by runs of chunks. */
const samplesIn = (bytes: Buffer, table: Box): Extent[] => {
  const [sizes, runs] = [findBox(bytes, table, 'stsz'), findBox(bytes, table, 'stsc')]
  const places = findBox(bytes, table, 'stco') ?? findBox(bytes, table, 'co64')
  if (!sizes || !runs || !places) throw new RangeError('A track does not say where it lies.')
  const readSize = sizesIn(bytes, sizes)
  const { first, count } = readEntries(bytes, runs, 8, 12)
  const run = (index: number) => ({
    firstChunk: bytes.readUInt32BE(first + index * 12),
    samples: bytes.readUInt32BE(first + index * 12 + 4),
  })
  const chunks = chunksIn(bytes, places)
  if (chunks.length > 0 && count === 0) throw new RangeError('A track does not say what its chunks hold.')
  let [sample, current] = [0, 0]
  return chunks.map((offset, index) => {
    while (current + 1 < count && run(current + 1).firstChunk <= index + 1) current += 1
    const { samples } = run(current)
    sample += samples
    return { offset, length: readSize(sample - samples, samples) }
  })
}

/** Where the media lies: in this file, and it says nothing of another. */
const clearReferences = (bytes: Buffer, box: Box): void => {
  for (const table of keepOnly(bytes, box.content, box.end, new Set(['dref'])))
    for (const entry of boxesIn(bytes, table.content + 8, table.end)) clearFrom(bytes, entry, Math.min(entry.content + 4, entry.end))
}

/** Gives what of the file the track has. */
const clearInformation = (bytes: Buffer, information: Box, kind: string): Extent[] => {
  const boxes = keepOnly(bytes, information.content, information.end, INFORMATION)
  const table = boxes.find(({ type }) => type === 'stbl')
  for (const box of boxes) {
    if (box.type === 'dinf') clearReferences(bytes, box)
    else if (box.type === 'gmhd') keepOnly(bytes, box.content, box.end, new Set(['gmin', 'text']))
    else if (box.type !== 'stbl') clearLeaf(bytes, box)
  }
  if (!table) throw new RangeError('A track does not say what it is made of.')
  for (const box of keepOnly(bytes, table.content, table.end, TABLES)) {
    if (box.type === 'stsd') clearDescriptions(bytes, box, kind)
    else clearLeaf(bytes, box)
  }
  return samplesIn(bytes, table)
}

/** Gives what of the file the track has; nothing where it is one that goes. */
const clearTrack = (bytes: Buffer, track: Box): Extent[] | undefined => {
  const media = findBox(bytes, track, 'mdia')
  const handler = media && findBox(bytes, media, 'hdlr')
  const kind = handler && bytes.toString('latin1', handler.content + 8, handler.content + 12)
  if (!media || kind === undefined || !TRACKS.has(kind)) return undefined
  for (const box of keepOnly(bytes, track.content, track.end, TRACK)) {
    if (box.type === 'edts') for (const list of keepOnly(bytes, box.content, box.end, new Set(['elst']))) clearLeaf(bytes, list)
    else if (box.type === 'tkhd') clearLeaf(bytes, box)
  }
  return keepOnly(bytes, media.content, media.end, MEDIA).flatMap((box) => {
    if (box.type === 'minf') return clearInformation(bytes, box, kind)
    clearLeaf(bytes, box)
    return []
  })
}

/** Of a film, and of pictures that move. Gives what of the file its tracks have; fails where it has none that can be shown. */
export const clearMovie = (bytes: Buffer, movie: Box): Extent[] => {
  let kept = 0
  const samples = keepOnly(bytes, movie.content, movie.end, MOVIE).flatMap((box) => {
    if (box.type === 'mvhd') clearLeaf(bytes, box)
    if (box.type === 'mvex') for (const each of keepOnly(bytes, box.content, box.end, EXTENDED)) clearLeaf(bytes, each)
    if (box.type !== 'trak') return []
    const extents = clearTrack(bytes, box)
    if (extents) kept += 1
    else keepOnly(bytes, box.start, box.end, new Set())
    return extents ?? []
  })
  if (kept === 0) throw new RangeError('There is nothing to show.')
  return samples
}

/** The words of `trun` that each sample has, and those before them, by its flags. */
const clearRun = (bytes: Buffer, run: Box): void => {
  const flags = bytes.readUInt32BE(run.content) & 0xffffff
  const words = (mask: number) => [0x1, 0x4, 0x100, 0x200, 0x400, 0x800].filter((flag) => (flags & mask & flag) !== 0).length
  clearFrom(bytes, run, run.content + 8 + words(0xff) * 4 + bytes.readUInt32BE(run.content + 4) * words(0xf00) * 4)
}

/** What all samples of a part of a track have, by its flags. */
const clearDefaults = (bytes: Buffer, box: Box): void => {
  const flags = bytes.readUInt32BE(box.content)
  const length = [0x1, 0x2, 0x8, 0x10, 0x20].reduce((sum, flag) => sum + ((flags & flag) === 0 ? 0 : flag === 1 ? 8 : 4), 8)
  clearFrom(bytes, box, box.content + length)
}

/** A part of a film that is recorded as it goes: its samples lie in the box behind it. */
const clearFragment = (bytes: Buffer, fragment: Box): void => {
  for (const box of keepOnly(bytes, fragment.content, fragment.end, FRAGMENT)) {
    if (box.type === 'mfhd') clearLeaf(bytes, box)
    else
      for (const each of keepOnly(bytes, box.content, box.end, TRACK_FRAGMENT)) {
        if (each.type === 'trun') clearRun(bytes, each)
        else if (each.type === 'tfhd') clearDefaults(bytes, each)
        else clearLeaf(bytes, each)
      }
  }
}

/** What kind of file it is: a few words of four letters. */
const KIND_MAX = 64

/** Films and sound: as long as before, with nothing where it was said where, when and with what they were made. */
export const stripFilm = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  const boxes = keepOnly(bytes, 0, bytes.length, FILM)
  if (!boxes.some(({ type }) => type === 'moov')) throw new RangeError('There is no film.')
  const samples = boxes.flatMap((box, index): Extent[] => {
    if (box.type === 'moov') return clearMovie(bytes, box)
    if (box.type !== 'moof') {
      if (box.type !== 'mdat' && box.end - box.content > KIND_MAX) throw new RangeError('The kind of a file is not that long.')
      return []
    }
    clearFragment(bytes, box)
    const data = boxes[index + 1]
    return data?.type === 'mdat' ? [{ offset: data.content, length: data.end - data.content }] : []
  })
  clearBetween(
    bytes,
    boxes.filter(({ type }) => type === 'mdat'),
    samples,
  )
  return clearTail(bytes)
}
