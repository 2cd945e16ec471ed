import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import sharp, { type Metadata, type Sharp, type SharpOptions } from 'sharp'
import { ProblemError } from '../problem.ts'
import { PIXELS_MAX } from './shrink.ts'

/** A picture that holds nothing of the bytes that were sent but its colours. */
export interface Drawn {
  contentType: string
  bytes: Buffer
}

/** Kinds that are drawn anew, each with how its pixels are read. */
const read: Readonly<Record<string, SharpOptions>> = {
  'image/jpeg': {},
  'image/png': {},
  'image/webp': { animated: true },
  'image/gif': { animated: true },
  'image/avif': {},
  'image/tiff': { pages: -1 },
}

export const isDrawn = (contentType: string): boolean => contentType in read

const ICC_HEAD = 128

/** Whether these bytes are one colour profile and nothing behind it: lengths that were damaged would take along what follows. */
const isProfile = (icc: Buffer | undefined): boolean =>
  icc !== undefined && icc.length > ICC_HEAD && icc.readUInt32BE(0) === icc.length && icc.toString('latin1', 36, 40) === 'acsp'

/** Second copies that nobody can tell from the first: 46 dB on a photo of 12 megapixels. The others are for what would be too large. */
const QUALITIES = [95, 85, 70]

const asJpeg =
  (picture: Sharp, { chromaSubsampling }: Metadata) =>
  (quality: number) =>
    picture
      .clone()
      .jpeg({ quality, chromaSubsampling: chromaSubsampling?.startsWith('4:4:4') ? '4:4:4' : '4:2:0' })
      .toBuffer()

const asWebp = (picture: Sharp, isLossless: boolean) => (quality: number) =>
  picture
    .clone()
    .webp(isLossless && quality === QUALITIES[0] ? { lossless: true, effort: 0 } : { quality, effort: 2 })
    .toBuffer()

const tooLarge = () => new ProblemError('invalid_content', { detail: 'The picture has too many pixels. Send a smaller one.' })

const firstThatFits = async (write: (quality: number) => Promise<Buffer>): Promise<Buffer> => {
  for (const quality of QUALITIES) {
    const bytes = await write(quality)
    if (bytes.length <= MAX_UPLOAD_BYTES) return bytes
  }
  throw tooLarge()
}

/** As small as a photo gets: what its own kind makes too large, or takes too long for. */
const asPhoto = async (picture: Sharp, metadata: Metadata): Promise<Drawn> =>
  metadata.hasAlpha
    ? { contentType: 'image/webp', bytes: await firstThatFits(asWebp(picture, false)) }
    : { contentType: 'image/jpeg', bytes: await firstThatFits(asJpeg(picture, metadata)) }

const asTiff = (picture: Sharp, { density, bitsPerSample }: Metadata): Promise<Buffer> => {
  const resolution = density === undefined ? {} : { xres: density / 25.4, yres: density / 25.4, resolutionUnit: 'inch' as const }
  return picture
    .clone()
    .tiff({ ...resolution, ...(bitsPerSample === 1 ? { bitdepth: 1, compression: 'ccittfax4' } : { compression: 'deflate' }) })
    .toBuffer()
}

const LOSSLESS_WEBP = 'VP8L'

const write = async (sent: Buffer, picture: Sharp, metadata: Metadata, contentType: string): Promise<Drawn> => {
  switch (contentType) {
    case 'image/png': {
      const bytes = await picture
        .clone()
        .png(metadata.isPalette ? { palette: true, dither: 0 } : { adaptiveFiltering: true })
        .toBuffer()
      return bytes.length > MAX_UPLOAD_BYTES ? asPhoto(picture, metadata) : { contentType, bytes }
    }
    case 'image/webp':
      return { contentType, bytes: await firstThatFits(asWebp(picture, sent.includes(LOSSLESS_WEBP))) }
    case 'image/gif': {
      const bytes = await picture.clone().gif({ dither: 0 }).toBuffer()
      return bytes.length > MAX_UPLOAD_BYTES
        ? { contentType: 'image/webp', bytes: await firstThatFits(asWebp(picture, false)) }
        : { contentType, bytes }
    }
    case 'image/tiff':
      return { contentType, bytes: await asTiff(picture, metadata) }
    default:
      return asPhoto(picture, metadata)
  }
}

/** Whether all pixels are alike, as they are where none of them arrived. */
const isBlank = async (picture: Sharp): Promise<boolean> => (await picture.clone().stats()).channels.every(({ min, max }) => min === max)

const unreadable = (cause: unknown) =>
  new ProblemError('invalid_content', { detail: 'The picture is damaged and cannot be shown. Take it again, or send another file.', cause })

const open = async (sent: Buffer, contentType: string, failOn: 'error' | 'none'): Promise<Drawn> => {
  const options = { ...read[contentType], limitInputPixels: PIXELS_MAX, failOn }
  const metadata = await sharp(sent, options).metadata()
  if (metadata.width * metadata.height > PIXELS_MAX) throw tooLarge()
  const upright = sharp(sent, options).autoOrient()
  const wide = metadata.depth === 'ushort' && contentType === 'image/png' ? upright.toColourspace(metadata.space) : upright
  const picture = isProfile(metadata.icc) && metadata.space !== 'cmyk' ? wide.keepIccProfile() : wide
  if (failOn === 'none' && (await isBlank(picture))) throw new Error('None of the pixels arrived.')
  return write(sent, picture, metadata, contentType)
}

/**
 * The picture drawn anew, upright: nothing but pixels and colours gets from one file into the other, however the first was damaged. Of one
 * that was cut off, what arrived. Fails with a problem where there is nothing to see.
 */
export const draw = async (sent: Buffer, contentType: string): Promise<Drawn> => {
  try {
    return await open(sent, contentType, 'error').catch((error) => {
      if (error instanceof ProblemError) throw error
      return open(sent, contentType, 'none')
    })
  } catch (error) {
    throw error instanceof ProblemError ? error : unreadable(error)
  }
}

/** The longer side of a drawing, in pixels: sharp across a public page, and on a label of 300 dots to the inch. */
const DRAWING_SIDE = 2048
const DOTS_PER_INCH = 72

/** A drawing, drawn once as large as it is ever shown. librsvg loads nothing from elsewhere. */
export const drawSvg = async (sent: Buffer): Promise<Drawn> => {
  try {
    const { width, height } = await sharp(sent).metadata()
    const density = Math.min(100_000, Math.max(1, (DOTS_PER_INCH * DRAWING_SIDE) / Math.max(width, height)))
    const bytes = await sharp(sent, { density, limitInputPixels: PIXELS_MAX })
      .resize({ width: DRAWING_SIDE, height: DRAWING_SIDE, fit: 'inside' })
      .png()
      .toBuffer()
    return { contentType: 'image/png', bytes }
  } catch (cause) {
    throw new ProblemError('invalid_content', { detail: 'The SVG cannot be drawn. Simplify it, or send it as PNG.', cause })
  }
}
