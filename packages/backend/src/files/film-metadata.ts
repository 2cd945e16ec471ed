import { type Box, blank, boxesIn, findBox, overwrite } from './boxes.ts'

/** What a film is made of; all else beside it was written by the camera or by programs. */
const KEPT = new Set(['ftyp', 'styp', 'moov', 'mdat', 'free', 'skip', 'wide', 'moof', 'mfra', 'sidx', 'ssix'])
const DROPPED = new Set(['udta', 'meta', 'uuid'])
/** Pictures, sound, words, and the times that they belong to. Others hold positions and movements of the camera, moment for moment. */
const TRACKS = new Set(['vide', 'soun', 'text', 'sbtl', 'subt', 'clcp', 'tmcd', 'hint', 'auxv', 'pict'])

/** `mvhd`, `tkhd` and `mdhd` begin with when it was made and when it was changed. */
const clearTimes = (bytes: Buffer, { content }: Box): void => overwrite(bytes, content + 4, bytes.readUInt8(content) === 1 ? 16 : 8, 0)

const sizesIn = (bytes: Buffer, { content }: Box): number[] => {
  const all = bytes.readUInt32BE(content + 4)
  const count = bytes.readUInt32BE(content + 8)
  if (count > bytes.length) throw new RangeError('A track has more samples than the file has bytes.')
  return Array.from({ length: count }, (_, index) => (all === 0 ? bytes.readUInt32BE(content + 12 + index * 4) : all))
}

const chunksIn = (bytes: Buffer, { type, content }: Box): number[] => {
  const count = bytes.readUInt32BE(content + 4)
  if (count > bytes.length) throw new RangeError('A track has more chunks than the file has bytes.')
  return Array.from({ length: count }, (_, index) =>
    type === 'stco' ? bytes.readUInt32BE(content + 8 + index * 4) : Number(bytes.readBigUInt64BE(content + 8 + index * 8)),
  )
}

/** Overwrites what a track is made of: its samples lie in chunks, and how many in which is told by runs of chunks. */
const clearSamples = (bytes: Buffer, table: Box): void => {
  const [sizes, runs] = [findBox(bytes, table, 'stsz'), findBox(bytes, table, 'stsc')]
  const places = findBox(bytes, table, 'stco') ?? findBox(bytes, table, 'co64')
  if (!sizes || !runs || !places) throw new RangeError('A track does not say where it lies.')
  const sampleSizes = sizesIn(bytes, sizes)
  const runCount = bytes.readUInt32BE(runs.content + 4)
  const run = (index: number) => {
    const at = runs.content + 8 + index * 12
    return { firstChunk: bytes.readUInt32BE(at), samples: bytes.readUInt32BE(at + 4) }
  }
  let [sample, current] = [0, 0]
  for (const [index, place] of chunksIn(bytes, places).entries()) {
    while (current + 1 < runCount && run(current + 1).firstChunk <= index + 1) current += 1
    const { samples } = run(current)
    const length = sampleSizes.slice(sample, sample + samples).reduce((sum, size) => sum + size, 0)
    overwrite(bytes, place, length, 0)
    sample += samples
  }
}

const clearTrack = (bytes: Buffer, track: Box): void => {
  const media = findBox(bytes, track, 'mdia')
  const handler = media && findBox(bytes, media, 'hdlr')
  const kind = handler && bytes.toString('latin1', handler.content + 8, handler.content + 12)
  if (media && kind !== undefined && !TRACKS.has(kind)) {
    const information = findBox(bytes, media, 'minf')
    const table = information && findBox(bytes, information, 'stbl')
    if (table) clearSamples(bytes, table)
    blank(bytes, track)
    return
  }
  for (const box of boxesIn(bytes, track.content, track.end)) {
    if (box.type === 'tkhd') clearTimes(bytes, box)
    if (DROPPED.has(box.type)) blank(bytes, box)
  }
  const times = media && findBox(bytes, media, 'mdhd')
  if (times) clearTimes(bytes, times)
}

/** Of a film, and of pictures that move. */
export const clearMovie = (bytes: Buffer, movie: Box): void => {
  for (const box of boxesIn(bytes, movie.content, movie.end)) {
    if (box.type === 'mvhd') clearTimes(bytes, box)
    if (box.type === 'trak') clearTrack(bytes, box)
    if (DROPPED.has(box.type)) blank(bytes, box)
  }
}

/** Films and sound: as long as before, with nothing where it was said where, when and with what they were made. */
export const stripFilm = (original: Buffer): Buffer => {
  const bytes = Buffer.from(original)
  for (const box of boxesIn(bytes, 0, bytes.length)) {
    if (box.type === 'moov') clearMovie(bytes, box)
    else if (!KEPT.has(box.type)) blank(bytes, box)
  }
  return bytes
}
