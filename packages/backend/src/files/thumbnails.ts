import { buffer } from 'node:stream/consumers'
import { THUMBNAIL_SIZES } from '@tracemark/api/rules'
import sharp from 'sharp'
import { spool } from './spool.ts'
import type { FileStore } from './store.ts'

export type Smaller = keyof typeof THUMBNAIL_SIZES

const QUALITY = 80
/** A picture of a few kilobytes may say that it is as large as a town. */
const PIXELS_MAX = 100_000_000
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
  const original = await store.get(key)
  if (!original) return undefined
  const side = THUMBNAIL_SIZES[size]
  const bytes = await sharp(await buffer(original), { limitInputPixels: PIXELS_MAX, failOn: 'error' })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: QUALITY })
    .toBuffer()
    .catch(() => undefined)
  if (!bytes) return undefined
  const small = new Blob([new Uint8Array(bytes)])
  const spooled = await spool(spoolFolder, small.stream())
  await store.put(smallKey, spooled.path, { type: THUMBNAIL_TYPE, sha256: spooled.sha256 }).finally(spooled.drop)
  return small.stream()
}
