import { unzipSync } from 'fflate'
import { fileTypeFromBuffer } from 'file-type'

/** What shows itself in a page and can't run there. All else is offered to be saved. */
const INLINE = new Set([
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/avif',
  'image/heic',
  'image/bmp',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/x-m4a',
  'audio/aac',
  'audio/flac',
])

const DOCUMENTS = new Set([
  'application/pdf',
  'application/zip',
  'application/x-cfb',
  'application/rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  'application/vnd.oasis.opendocument.text',
  'application/vnd.oasis.opendocument.spreadsheet',
  'application/vnd.oasis.opendocument.presentation',
  'image/tiff',
])

const KML = 'application/vnd.google-earth.kml+xml'
const KMZ = 'application/vnd.google-earth.kmz'

export const isInline = (contentType: string): boolean => INLINE.has(contentType)

/** UTF-16 says so with its first two bytes. */
const detectEncoding = ([first, second]: Uint8Array): string => {
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  return first === 0xfe && second === 0xff ? 'utf-16be' : 'latin1'
}

/** Whether an archive is a KMZ: it holds KML, and is called so. Nothing is unpacked. */
const isKmz = (bytes: Uint8Array, name: string): boolean => {
  let holdsKml = false
  try {
    unzipSync(bytes, {
      filter: (entry) => {
        holdsKml ||= /\.kml$/i.test(entry.name)
        return false
      },
    })
  } catch {
    return false
  }
  return holdsKml && /\.kmz$/i.test(name)
}

const asText = (bytes: Uint8Array): string | undefined => {
  if (bytes.includes(0)) return undefined
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return undefined
  }
}

/** How much of a text is searched for its outermost element. */
const PROLOGUE_MAX = 64 * 1024

/** The next part of an XML prologue: space, a declaration, a comment or a document type; or the name of the element after it. */
const PROLOGUE_PART = /\s+|<\?.*?\?>|<!--.*?-->|<!DOCTYPE[^>[]*(?:\[[^\]]*\][^>]*)?>|<([\w:-]+)/gisy

/** The name of the outermost element of XML, after declarations, comments and document type. */
const findRoot = (text: string): string | undefined =>
  text
    .slice(0, PROLOGUE_MAX)
    .matchAll(PROLOGUE_PART)
    .find(([, name]) => name !== undefined)?.[1]

/** With a prefix too, as some programs write it. */
const isKml = (root: string | undefined): boolean => root?.split(':').at(-1) === 'kml'

/** Maps of older programs come in other encodings than UTF-8; what shows them reads their declaration. */
const isOldKml = (bytes: Uint8Array): boolean =>
  isKml(findRoot(new TextDecoder(detectEncoding(bytes)).decode(bytes.subarray(0, PROLOGUE_MAX))))

const PICTURE_NAME = /\.(png|jpe?g|webp|gif|avif|heic|heif|bmp|tiff?|svg)$/i

const textType = (text: string, name: string): string => {
  const root = findRoot(text)
  if (root === 'svg') return 'image/svg+xml'
  if (isKml(root)) return KML
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
}

/** A header of four bytes begins a frame of MPEG audio or AAC, and says how long it is. Nothing where it is none. */
const frameLength = (bytes: Uint8Array, at: number): number | undefined => {
  const [sync = 0, kind = 0, rate = 0] = bytes.subarray(at, at + 3)
  if (sync !== 0xff || (kind & 0xe0) !== 0xe0) return undefined
  if ((kind & 0xf6) === 0xf0) {
    const length = (((bytes[at + 3] ?? 0) & 3) << 11) | ((bytes[at + 4] ?? 0) << 3) | ((bytes[at + 5] ?? 0) >> 5)
    return length > 6 ? length : undefined
  }
  const [version, layer, bitrate, sampling] = [(kind >> 3) & 3, (kind >> 1) & 3, rate >> 4, (rate >> 2) & 3]
  if (version === 1 || layer === 0 || bitrate === 0 || bitrate === 15 || sampling === 3) return undefined
  const kilobits = BITRATES[version === 3 ? 3 - layer : layer === 3 ? 3 : 4]?.[bitrate - 1] ?? 0
  const hertz = ([44_100, 48_000, 32_000][sampling] ?? 0) / (version === 3 ? 1 : version === 2 ? 2 : 4)
  const padding = (rate >> 1) & 1
  if (layer === 3) return (Math.floor((12_000 * kilobits) / hertz) + padding) * 4
  return Math.floor(((version !== 3 && layer === 1 ? 72_000 : 144_000) * kilobits) / hertz) + padding
}

/** Kilobits a second: of MPEG 1 layers 1 to 3, then of MPEG 2 layer 1, and layers 2 and 3. */
const BITRATES = [
  [32, 64, 96, 128, 160, 192, 224, 256, 288, 320, 352, 384, 416, 448],
  [32, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320, 384],
  [32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320],
  [32, 48, 56, 64, 80, 96, 112, 128, 144, 160, 176, 192, 224, 256],
  [8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160],
]

const FRAMES_MIN = 3

/** Sound whose frames follow each other: two bytes alone are what a damaged photo may begin with, too. */
const isSound = (bytes: Uint8Array): boolean => {
  if (Buffer.from(bytes.subarray(0, 3)).toString('latin1') === 'ID3') return true
  let at = 0
  for (let frames = 0; frames < FRAMES_MIN; frames += 1) {
    const length = frameLength(bytes, at)
    if (length === undefined) return false
    at += length
    if (at === bytes.length) return true
  }
  return true
}

const FRAMED = new Set(['audio/mpeg', 'audio/aac'])

/**
 * What a file is by its content, whatever its sender and its name say; nothing where it is of no kind that is taken. Text that
 * could be a page is plain text.
 */
export const detectContentType = async (bytes: Uint8Array, name: string): Promise<string | undefined> => {
  const found = await fileTypeFromBuffer(bytes)
  // It would be served as what it says that it isn't: nobody would have taken the place out of the photo.
  if (found && PICTURE_NAME.test(name) && !found.mime.startsWith('image/') && found.mime !== 'application/xml') return undefined
  if (found && FRAMED.has(found.mime) && !isSound(bytes)) return undefined
  if (found?.mime === 'application/zip' && isKmz(bytes, name)) return KMZ
  if (found && (INLINE.has(found.mime) || DOCUMENTS.has(found.mime))) return found.mime
  if (found && found.mime !== 'application/xml') return undefined
  const text = asText(bytes)
  // It would stand where a picture is expected, and nothing would be seen.
  if (text !== undefined && PICTURE_NAME.test(name) && findRoot(text) !== 'svg') return undefined
  if (text !== undefined) return textType(text, name)
  return isOldKml(bytes) ? KML : undefined
}
