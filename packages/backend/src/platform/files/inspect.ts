import { readFile } from 'node:fs/promises'
import { ProblemError } from '../problem.ts'
import { detectContentType } from './content.ts'
import { type Drawn, draw, drawSvg, isDrawn } from './draw.ts'
import { stripFilm } from './film-metadata.ts'
import { stripHeif } from './heif-metadata.ts'
import { type Spooled, spool } from './spool.ts'
import { stripWebm } from './webm-metadata.ts'

/** A file as it has arrived. */
export interface SentFile {
  /** Where it may be written once more. */
  folder: string
  path: string
  name: string
}

export interface InspectedFile {
  /** Nothing where it is of no kind that is taken. */
  contentType: string | undefined
  /** As it ends for its kind. */
  name: string
  /** The file again, where there was something in it that a picture does not need. */
  clean?: Omit<Spooled, 'drop'>
}

/** Films, sound, and pictures that sharp can't read: what a camera wrote is taken out of the file. */
const strips: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  'image/heic': stripHeif,
  'video/mp4': stripFilm,
  'video/quicktime': stripFilm,
  'audio/x-m4a': stripFilm,
  'video/webm': stripWebm,
}

/** Fails with a problem where it can't be seen whether something is left. */
export const strip = (bytes: Buffer, contentType: string): Buffer => {
  try {
    return strips[contentType]?.(bytes) ?? bytes
  } catch (error) {
    // A length that leads out of the file.
    if (!(error instanceof RangeError)) throw error
    throw new ProblemError('invalid_content', {
      detail: 'The file is damaged, so its location data cannot be removed. Send it again, or as JPEG or MP4.',
    })
  }
}

const ENDINGS: Readonly<Record<string, { known: RegExp; ending: string }>> = {
  'image/jpeg': { known: /\.(jpe?g|jfif|mpo)$/i, ending: '.jpg' },
  'image/png': { known: /\.png$/i, ending: '.png' },
  'image/webp': { known: /\.webp$/i, ending: '.webp' },
}
const PICTURE = /\.(avif|gif|png|svgz?|webp|jpe?g)$/i

/** A picture that became one of another kind is called so. */
const nameFor = (name: string, contentType: string): string => {
  const { known, ending } = ENDINGS[contentType] ?? {}
  return ending === undefined || known?.test(name) ? name : `${name.replace(PICTURE, '')}${ending}`
}

const written = async ({ folder, name }: SentFile, { contentType, bytes }: Drawn): Promise<InspectedFile> => {
  const { drop: _, ...clean } = await spool(folder, new Blob([new Uint8Array(bytes)]).stream())
  return { contentType, name, clean }
}

/** What a file is, and without what a camera wrote. Fails with a problem where it can't be seen whether something is left. */
export const inspectFile = async (sent: SentFile): Promise<InspectedFile> => {
  const bytes = await readFile(sent.path)
  const contentType = await detectContentType(bytes, sent.name)
  if (contentType === undefined) return { contentType, name: sent.name }
  if (isDrawn(contentType)) {
    const drawn = await draw(bytes, contentType)
    const name = drawn.contentType === contentType ? sent.name : nameFor(sent.name, drawn.contentType)
    return written({ ...sent, name }, drawn)
  }
  const clean = strip(bytes, contentType)
  return clean.equals(bytes) ? { contentType, name: sent.name } : written(sent, { contentType, bytes: clean })
}

/** A drawing as the picture that it draws. */
export const drawFile = async (sent: SentFile): Promise<InspectedFile> => {
  const drawn = await drawSvg(await readFile(sent.path))
  return written({ ...sent, name: nameFor(sent.name, drawn.contentType) }, drawn)
}
