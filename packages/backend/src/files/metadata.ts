import { crc32 } from 'node:zlib'
import { ProblemError } from '../problem.ts'
import { stripFilm } from './film-metadata.ts'
import { stripGif } from './gif-metadata.ts'
import { stripHeif } from './heif-metadata.ts'
import { stripWebm } from './webm-metadata.ts'

/**
 * Pictures and films without what a camera wrote beside them: where and when they were taken, with which device, by whom, and smaller
 * pictures of before they were cut. Not a pixel changes; colour profiles stay, and so does which side is up. A JPEG, PNG,
 * WebP or GIF that can't be read as one stays as it is; of the others, whose parts lie anywhere, nobody could say what is in them.
 */
type Strip = (bytes: Buffer) => Buffer | undefined

const ORIENTATION = 0x0112
const UPRIGHT = 1

/** Of the TIFF structure that EXIF is; upright where it does not say. */
const orientationIn = (tiff: Buffer): number => {
  const isLittle = tiff.subarray(0, 2).toString('latin1') === 'II'
  const two = (at: number) => (at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const start = tiff.length < 8 ? 0 : isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  const entries = Array.from({ length: Math.min(two(start), 100) }, (_, index) => start + 2 + index * 12)
  const found = entries.find((at) => two(at) === ORIENTATION)
  const said = found === undefined ? UPRIGHT : two(found + 8)
  return said > UPRIGHT && said <= 8 ? said : UPRIGHT
}

/** EXIF that says this alone. */
const exifOf = (orientation: number): Buffer => {
  const tiff = Buffer.alloc(26)
  tiff.write('MM\0*', 'latin1')
  tiff.writeUInt32BE(8, 4)
  tiff.writeUInt16BE(1, 8)
  tiff.writeUInt16BE(ORIENTATION, 10)
  tiff.writeUInt16BE(3, 12)
  tiff.writeUInt32BE(1, 14)
  tiff.writeUInt16BE(orientation, 18)
  return tiff
}

const EXIF = Buffer.from('Exif\0\0', 'latin1')
const startsWith = (bytes: Buffer, text: string): boolean => bytes.subarray(0, text.length).toString('latin1') === text

/** Segments of a JPEG that its pixels need: all but those of applications and comments, and of these the size, colours and profile. */
const isNeeded = (marker: number, content: Buffer): boolean => {
  if (marker === 0xe0) return startsWith(content, 'JFIF\0')
  if (marker === 0xe2) return startsWith(content, 'ICC_PROFILE\0')
  if (marker === 0xee) return startsWith(content, 'Adobe')
  return marker !== 0xfe && (marker & 0xf0) !== 0xe0
}

const segment = (marker: number, content: Buffer): Buffer => {
  const head = Buffer.from([0xff, marker, 0, 0])
  head.writeUInt16BE(content.length + 2, 2)
  return Buffer.concat([head, content])
}

/** Where the coded pixels end that begin here: at a marker that is none of theirs. */
const endOfScan = (bytes: Buffer, from: number): number => {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const marker = bytes[at + 1] ?? 0
    if (marker !== 0 && marker !== 0xff && (marker < 0xd0 || marker > 0xd7)) return at
  }
  return -1
}

const stripJpeg: Strip = (bytes) => {
  if (bytes.readUInt16BE(0) !== 0xffd8) return undefined
  const kept: Buffer[] = []
  let orientation = UPRIGHT
  for (let at = 2; at + 4 <= bytes.length || bytes[at + 1] === 0xd9; ) {
    if (bytes[at] !== 0xff) return undefined
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (marker === 0xd9) {
      const exif = orientation === UPRIGHT ? [] : [segment(0xe1, Buffer.concat([EXIF, exifOf(orientation)]))]
      return Buffer.concat([bytes.subarray(0, 2), ...exif, ...kept, bytes.subarray(at, at + 2)])
    } else {
      const end = at + 2 + bytes.readUInt16BE(at + 2)
      const content = bytes.subarray(at + 4, end)
      if (marker === 0xe1 && startsWith(content, 'Exif\0\0')) orientation = orientationIn(content.subarray(EXIF.length))
      const next = marker === 0xda ? endOfScan(bytes, end) : end
      if (next < 0) return undefined
      if (isNeeded(marker, content)) kept.push(bytes.subarray(at, next))
      at = next
    }
  }
  return undefined
}

const PNG_START = 8
const PNG_DROPPED = new Set(['eXIf', 'tEXt', 'zTXt', 'iTXt', 'tIME'])

const pngChunk = (type: string, content: Buffer): Buffer => {
  const chunk = Buffer.alloc(content.length + 12)
  chunk.writeUInt32BE(content.length, 0)
  chunk.write(type, 4, 'latin1')
  content.copy(chunk, 8)
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), content.length + 8)
  return chunk
}

const stripPng: Strip = (bytes) => {
  const kept: Buffer[] = [bytes.subarray(0, PNG_START)]
  for (let at = PNG_START; at + 12 <= bytes.length; ) {
    const end = at + 12 + bytes.readUInt32BE(at)
    const type = bytes.toString('latin1', at + 4, at + 8)
    const orientation = type === 'eXIf' ? orientationIn(bytes.subarray(at + 8, end - 4)) : UPRIGHT
    if (orientation !== UPRIGHT) kept.push(pngChunk('eXIf', exifOf(orientation)))
    if (!PNG_DROPPED.has(type)) kept.push(bytes.subarray(at, end))
    if (type === 'IEND') return Buffer.concat(kept)
    at = end
  }
  return undefined
}

const RIFF_START = 12
const WEBP_DROPPED = new Set(['EXIF', 'XMP '])
const [HAS_EXIF, HAS_XMP] = [0x08, 0x04]

const riffChunk = (type: string, content: Buffer): Buffer => {
  const chunk = Buffer.alloc(8 + content.length + (content.length % 2))
  chunk.write(type, 'latin1')
  chunk.writeUInt32LE(content.length, 4)
  content.copy(chunk, 8)
  return chunk
}

const stripWebp: Strip = (bytes) => {
  const kept: Buffer[] = []
  let orientation = UPRIGHT
  for (let at = RIFF_START; at + 8 <= Math.min(bytes.length, bytes.readUInt32LE(4) + 8); ) {
    const size = bytes.readUInt32LE(at + 4)
    const type = bytes.toString('latin1', at, at + 4)
    const content = bytes.subarray(at + 8, at + 8 + size)
    if (content.length < size) return undefined
    if (type === 'EXIF') orientation = orientationIn(startsWith(content, 'Exif\0\0') ? content.subarray(EXIF.length) : content)
    if (!WEBP_DROPPED.has(type)) kept.push(riffChunk(type, content))
    at += 8 + size + (size % 2)
  }
  const [first] = kept
  if (first && startsWith(first, 'VP8X')) first[8] = ((first[8] ?? 0) & ~(HAS_EXIF | HAS_XMP)) | (orientation === UPRIGHT ? 0 : HAS_EXIF)
  if (first && startsWith(first, 'VP8X') && orientation !== UPRIGHT) kept.push(riffChunk('EXIF', exifOf(orientation)))
  const all = Buffer.concat(kept)
  const head = Buffer.from(bytes.subarray(0, RIFF_START))
  head.writeUInt32LE(all.length + 4, 4)
  return Buffer.concat([head, all])
}

const strips: Readonly<Record<string, Strip>> = {
  'image/jpeg': stripJpeg,
  'image/png': stripPng,
  'image/apng': stripPng,
  'image/webp': stripWebp,
  'image/gif': stripGif,
}

const inPlace: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/heic': stripHeif,
  'image/avif': stripHeif,
  'video/mp4': stripFilm,
  'video/quicktime': stripFilm,
  'audio/x-m4a': stripFilm,
  'video/webm': stripWebm,
}

export const hasMetadata = (contentType: string): boolean => contentType in strips || contentType in inPlace

/** Fails with a problem where it can't be seen whether something is left. */
export const withoutMetadata = (bytes: Buffer, contentType: string): Buffer => {
  const strip = inPlace[contentType]
  try {
    return strip ? strip(bytes) : (strips[contentType]?.(bytes) ?? bytes)
  } catch (error) {
    // A length that leads out of the file.
    if (!(error instanceof RangeError)) throw error
    if (!strip) return bytes
    throw new ProblemError('invalid_content', {
      detail: 'The file is damaged, so its location data cannot be removed. Send it again, or as JPEG or MP4.',
    })
  }
}
