import { buffer } from 'node:stream/consumers'
import { THUMBNAIL_SIZES } from '@tracemark/api/rules'
import sharp from 'sharp'
import { fewAtATime } from '../workers/few-at-a-time.ts'
import { spool } from './spool.ts'
import type { FileStore } from './store.ts'

export type Smaller = keyof typeof THUMBNAIL_SIZES

const QUALITY = 80
/** A picture of a few kilobytes may say that it is as large as a town. */
const PIXELS_MAX = 100_000_000
/** Of the processor; the library draws outside of the main thread. */
const SECONDS_MAX = 10

/** Each may hold all of its pixels in memory. */
const fewPictures = fewAtATime({ running: 2, waiting: 200 })

const shrink = (bytes: Buffer, side: number): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .timeout({ seconds: SECONDS_MAX })
    .toBuffer()

const RASTER = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])

export const THUMBNAIL_TYPE = 'image/webp'

export const hasThumbnails = (contentType: string): boolean => RASTER.has(contentType)

export const thumbnailKeys = (key: string): string[] => Object.keys(THUMBNAIL_SIZES).map((size) => `${key}.${size}`)

/**
 * The picture as small as its key says, upright and without what the camera wrote beside it; made when it is first asked for.
 * Nothing where the original can't be read.
 */
export const thumbnail = async (
  store: FileStore,
  spoolFolder: string,
  key: string,
  size: Smaller,
): Promise<ReadableStream<Uint8Array> | undefined> => {
  const smallKey = `${key}.${size}`
  const known = await store.get(smallKey)
  if (known) return known
  const bytes = await fewPictures(async () => {
    const original = await store.get(key)
    return original && shrink(await buffer(original), THUMBNAIL_SIZES[size]).catch(() => undefined)
  })
  if (!bytes) return undefined
  const small = new Blob([new Uint8Array(bytes)])
  const spooled = await spool(spoolFolder, small.stream())
  await store.put(smallKey, spooled.path, { type: THUMBNAIL_TYPE, sha256: spooled.sha256 }).finally(spooled.drop)
  return small.stream()
}
