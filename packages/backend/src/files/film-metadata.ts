import { type Box, blank, boxesIn, type Extent, findBox, overwrite } from './boxes.ts'

/** What a film is made of; all else beside it was written by the camera or by programs. */
const KEPT = new Set(['ftyp', 'styp', 'moov', 'mdat', 'free', 'skip', 'wide', 'moof', 'mfra', 'sidx', 'ssix'])
const DROPPED = new Set(['udta', 'meta', 'uuid'])
/** Pictures, sound, words, and the times that they belong to. Others hold positions and movements of the camera, moment for moment. */
const TRACKS = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd', 'hint', 'auxv', 'pict'])

/** `mvhd`, `tkhd` and `mdhd` begin with when it was made and when it was changed. */
const clearTimes = (bytes: Buffer, { content }: Box): void =>
  overwrite(bytes, [{ offset: content + 4, length: bytes.readUInt8(content) === 1 ? 16 : 8 }], 0)

/** Where the entries of a table begin, which must be in its box, and how many they are. */
const entriesOf = (bytes: Buffer, { content, end }: Box, head: number, size: number): { first: number; count: number } => {
  const count = bytes.readUInt32BE(content + head - 4)
  if (content + head + count * size > end) throw new RangeError('A table is longer than its box.')
  return { first: content + head, count }
}

/** How many bytes so many samples have. */
type SizeOf = (sample: number, count: number) => number

const sizesIn = (bytes: Buffer, table: Box): SizeOf => {
  const all = bytes.readUInt32BE(table.content + 4)
  if (all !== 0) return (_, count) => all * count
  const { first, count: known } = entriesOf(bytes, table, 12, 4)
  return (sample, count) => {
    let sum = 0
    for (let index = sample; index < Math.min(sample + count, known); index += 1) sum += bytes.readUInt32BE(first + index * 4)
    return sum
  }
}

const chunksIn = (bytes: Buffer, table: Box): number[] => {
  const size = table.type === 'stco' ? 4 : 8
  const { first, count } = entriesOf(bytes, table, 8, size)
  return Array.from({ length: count }, (_, index) =>
    size === 4 ? bytes.readUInt32BE(first + index * size) : Number(bytes.readBigUInt64BE(first + index * size)),
  )
}

/** What a track is made of: its samples lie in chunks, and how many in which is told by runs of chunks. */
const samplesIn = (bytes: Buffer, table: Box): Extent[] => {
  const [sizes, runs] = [findBox(bytes, table, 'stsz'), findBox(bytes, table, 'stsc')]
  const places = findBox(bytes, table, 'stco') ?? findBox(bytes, table, 'co64')
  if (!sizes || !runs || !places) throw new RangeError('A track does not say where it lies.')
  const sizeOf = sizesIn(bytes, sizes)
  const { first, count } = entriesOf(bytes, runs, 8, 12)
  const run = (index: number) => ({
    firstChunk: bytes.readUInt32BE(first + index * 12),
    samples: bytes.readUInt32BE(first + index * 12 + 4),
  })
  let [sample, current] = [0, 0]
  return chunksIn(bytes, places).map((offset, index) => {
    while (current + 1 < count && run(current + 1).firstChunk <= index + 1) current += 1
    const { samples } = run(current)
    sample += samples
    return { offset, length: sizeOf(sample - samples, samples) }
  })
}

/** Gives what of the file goes with the track. */
const clearTrack = (bytes: Buffer, track: Box): Extent[] => {
  const media = findBox(bytes, track, 'mdia')
  const handler = media && findBox(bytes, media, 'hdlr')
  const kind = handler && bytes.toString('latin1', handler.content + 8, handler.content + 12)
  if (media && kind !== undefined && !TRACKS.has(kind)) {
    const information = findBox(bytes, media, 'minf')
    const table = information && findBox(bytes, information, 'stbl')
    const samples = table ? samplesIn(bytes, table) : []
    blank(bytes, track)
    return samples
  }
  for (const box of boxesIn(bytes, track.content, track.end)) {
    if (box.type === 'tkhd') clearTimes(bytes, box)
    if (DROPPED.has(box.type)) blank(bytes, box)
  }
  const times = media && findBox(bytes, media, 'mdhd')
  if (times) clearTimes(bytes, times)
  return []
}

/** Of a film, and of pictures that move. Gives what of the file goes with its tracks. */
export const clearMovie = (bytes: Buffer, movie: Box): Extent[] =>
  boxesIn(bytes, movie.content, movie.end).flatMap((box) => {
    if (box.type === 'mvhd') clearTimes(bytes, box)
    if (DROPPED.has(box.type)) blank(bytes, box)
    return box.type === 'trak' ? clearTrack(bytes, box) : []
  })

/** Films and sound: as long as before, with nothing where it was said where, when and with what they were made. */
export const stripFilm = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  const boxes = boxesIn(bytes, 0, bytes.length)
  for (const box of boxes) if (!KEPT.has(box.type)) blank(bytes, box)
  const samples = boxes.flatMap((box) => (box.type === 'moov' ? clearMovie(bytes, box) : []))
  overwrite(bytes, samples, 0)
  return bytes
}
