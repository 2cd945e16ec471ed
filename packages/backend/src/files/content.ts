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

export const isInline = (contentType: string): boolean => INLINE.has(contentType)

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
const rootOf = (text: string): string | undefined =>
  text
    .slice(0, PROLOGUE_MAX)
    .matchAll(PROLOGUE_PART)
    .find(([, name]) => name !== undefined)?.[1]

const PICTURE_NAME = /\.(png|jpe?g|webp|gif|avif|heic|heif|bmp|tiff?|svg)$/i

const textType = (text: string, name: string): string => {
  const root = rootOf(text)
  if (root === 'svg') return 'image/svg+xml'
  if (root === 'kml') return KML
  return /\.csv$/i.test(name) ? 'text/csv' : 'text/plain'
}

/**
 * What a file is by its content, whatever its sender and its name say; nothing where it is of no kind that is taken. Text that
 * could be a page is plain text.
 */
export const contentTypeOf = async (bytes: Uint8Array, name: string): Promise<string | undefined> => {
  const found = await fileTypeFromBuffer(bytes)
  if (found && (INLINE.has(found.mime) || DOCUMENTS.has(found.mime))) return found.mime
  if (found && found.mime !== 'application/xml') return undefined
  const text = asText(bytes)
  // It would stand where a picture is expected, and nothing would be seen.
  if (text !== undefined && PICTURE_NAME.test(name) && rootOf(text) !== 'svg') return undefined
  return text === undefined ? undefined : textType(text, name)
}
