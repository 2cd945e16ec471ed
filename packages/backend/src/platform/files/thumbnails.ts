import { buffer } from 'node:stream/consumers'
import { THUMBNAIL_SIZES } from '@tracemark/api/rules'
import { ProblemError } from '../problem.ts'
import { limitConcurrency } from '../workers/limit-concurrency.ts'
import type { Threads } from '../workers/threads.ts'
import { spool } from './spool.ts'
import type { FileStore } from './store.ts'

export type Smaller = keyof typeof THUMBNAIL_SIZES

/** Each may hold all of its pixels in memory. */
const limitPictures = limitConcurrency({ running: 2, waiting: 200, each: { running: 1, waiting: 100 } })

/** Nothing where that took too long, as where the picture can't be read. */
const smaller = (threads: Threads, organizationId: number, bytes: Buffer, side: number) =>
  threads.run('shrink', organizationId, { bytes, side }).catch((error: unknown) => {
    if (error instanceof ProblemError) return undefined
    throw error
  })

const RASTER = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif', 'image/tiff'])

export const THUMBNAIL_TYPE = 'image/webp'

export const hasThumbnails = (contentType: string): boolean => RASTER.has(contentType)

export const thumbnailKeys = (key: string): string[] => Object.keys(THUMBNAIL_SIZES).map((size) => `${key}.${size}`)

/**
 * The picture as small as its key says, upright and without what the camera wrote beside it; made when it is first asked for.
 * Nothing where the original can't be read.
 */
export const thumbnail = async (
  { threads, fileStore: store, spoolFolder }: { threads: Threads; fileStore: FileStore; spoolFolder: string },
  organizationId: number,
  key: string,
  size: Smaller,
): Promise<ReadableStream<Uint8Array> | undefined> => {
  const smallKey = `${key}.${size}`
  const known = await store.get(smallKey)
  if (known) return known
  const bytes = await limitPictures(organizationId, async () => {
    const original = await store.get(key)
    return original && smaller(threads, organizationId, await buffer(original), THUMBNAIL_SIZES[size])
  })
  if (!bytes) return undefined
  const small = new Blob([bytes])
  const spooled = await spool(spoolFolder, small.stream())
  await store.put(smallKey, spooled.path, { type: THUMBNAIL_TYPE, sha256: spooled.sha256 }).finally(spooled.drop)
  return small.stream()
}
