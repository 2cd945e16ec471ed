import { timingSafeEqual } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { MAX_UPLOAD_BYTES, THUMBNAIL_SIZES } from '@tracemark/api/rules'
import { withScope } from '../../platform/db/scope.ts'
import { addressesIn, computeHash, type FileAddress } from '../../platform/files/address.ts'
import { readRange } from '../../platform/files/byte-range.ts'
import { isInline } from '../../platform/files/content.ts'
import { type FileRow, findFile, markArriving, markStored, toStoredFile } from '../../platform/files/queries.ts'
import { spool } from '../../platform/files/spool.ts'
import type { FileStore } from '../../platform/files/store.ts'
import { getBytesKey, getStoreKey } from '../../platform/files/sweep.ts'
import { takeIn } from '../../platform/files/take-in.ts'
import { hasThumbnails, type Smaller, THUMBNAIL_TYPE, thumbnail } from '../../platform/files/thumbnails.ts'
import { membershipIn } from '../../platform/http/caller.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import type { App, AppContext } from '../../platform/http/environment.ts'
import { ProblemError } from '../../platform/problem.ts'
import { assertRoomFor, tellNearlyFull } from './room.ts'

const PATH = '/files/:organization/:key'

type Parts = Pick<
  Dependencies,
  'db' | 'durable' | 'clock' | 'ids' | 'storageMax' | 'disk' | 'fileStore' | 'spoolFolder' | 'threads' | 'rateLimits' | 'getAddress'
>

const addressIn = (context: AppContext): FileAddress => {
  const [address] = addressesIn(context.req.path)
  if (!address || context.req.path !== `/files/${address.organizationId}/${address.key}`) throw new ProblemError('not_found')
  return address
}

const isSame = (one: string, other: string): boolean => one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other))

/** Fails as if there were no such file, where the address was not made for sending it. */
const assertOpens = (row: FileRow | undefined, secret: string | undefined, now: Date): FileRow => {
  if (!row || secret === undefined || !isSame(computeHash(secret), row.upload_hash)) throw new ProblemError('not_found')
  if (row.upload_expires_at <= now)
    throw new ProblemError('token_expired', { detail: 'This upload address has expired. Request a new one.' })
  return row
}

const receive = async (context: AppContext, parts: Parts): Promise<Response> => {
  const { db, durable, clock, disk, fileStore, spoolFolder, threads } = parts
  const address = addressIn(context)
  const inOrganization = <Result>(run: Parameters<typeof withScope<Result>>[2]) =>
    withScope(db, { organizationId: address.organizationId }, run)
  const secret = context.req.query('upload')
  const row = await inOrganization(async (scoped) => {
    const found = assertOpens(await findFile(scoped, address), secret, clock.now())
    // Whoever asked for the address may have been suspended since, or have left.
    if (found.created_by_id !== null) await membershipIn(scoped, address.organizationId, found.created_by_id)
    return found
  })
  if (Number(context.req.header('content-length') ?? 0) > MAX_UPLOAD_BYTES) throw new ProblemError('request_too_large')
  const sent = await spool(spoolFolder, context.req.raw.body)
  const dropped = [sent.path]
  try {
    if (sent.size === 0) throw new ProblemError('invalid_content', { detail: 'The file is empty.' })
    const asSent = { folder: spoolFolder, path: sent.path, name: row.name }
    const { contentType, name, clean = sent } = await takeIn(threads, address.organizationId, asSent)
    dropped.push(clean.path)
    if (contentType === undefined)
      throw new ProblemError('invalid_content', {
        detail: 'This file type is not supported. Send an image, video, audio, text, PDF, archive or office document.',
      })
    const { size, sha256 } = clean
    const arrived = { contentType, name, size, sha256, at: clock.now() }
    // Once it is there it stays what it is: who sends it again, because the answer was lost, is told the same.
    const isFirst = await inOrganization(async (scoped) => {
      if (row.state === 'awaited') await assertRoomFor(scoped, address.organizationId, size, parts)
      return markArriving(scoped, row, arrived)
    })
    if (isFirst) {
      const key = getStoreKey({ ...row, sha256 })
      await fileStore.put(key, clean.path, { type: contentType, sha256 })
      await inOrganization(async (scoped) => {
        await markStored(scoped, row, arrived)
        await tellNearlyFull(scoped, address.organizationId, parts)
      })
      const winner = await inOrganization((scoped) => findFile(scoped, address))
      if (winner?.sha256 !== sha256) await fileStore.delete(key)
    }
    const stored = await inOrganization((scoped) => findFile(scoped, address))
    if (stored?.state !== 'stored' || stored.sha256 !== sha256)
      throw new ProblemError('not_found', { detail: 'Another file was already uploaded to this address.' })
    await durable()
    disk.noteWritten()
    return context.json(toStoredFile(stored), 200, { 'cache-control': 'no-store' })
  } finally {
    for (const path of dropped) await rm(path, { force: true })
  }
}

/** Nothing that somebody has sent runs in our name: not in a page, and not when it is opened by itself. */
const SAFE_HEADERS = {
  'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  'cross-origin-resource-policy': 'cross-origin',
  // The address of a file ends when what shows it is closed: no browser shows it for much longer.
  'cache-control': 'private, max-age=60, must-revalidate',
}

/** A sandbox has no viewer for PDFs; their own scripts are shut in by the viewer. Only pages of ours show one within. */
const PDF_HEADERS = { ...SAFE_HEADERS, 'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'" }

/** RFC 6266: the name in UTF-8, and one in ASCII for those that don't read it. */
const disposition = ({ name, content_type }: FileRow): string => {
  const kind = isInline(content_type ?? '') ? 'inline' : 'attachment'
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`)
  return `${kind}; filename="${name.replace(/[^\x20-\x7e]|["\\]/g, '_')}"; filename*=UTF-8''${encoded}`
}

const isSmaller = (size: string | undefined): size is Smaller => size !== undefined && Object.hasOwn(THUMBNAIL_SIZES, size)

/** All bytes, or the part that a player of videos asks for when somebody jumps in one. */
const giveBytes = async (context: AppContext, fileStore: FileStore, row: FileRow, headers: { etag: string }): Promise<Response> => {
  const size = row.size ?? 0
  // A part of another file than the one that the asker has begun with is no use.
  const isOfThis = [undefined, headers.etag].includes(context.req.header('if-range'))
  const range = isOfThis ? readRange(context.req.header('range'), size) : undefined
  if (range === 'unsatisfiable') return context.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
  const bytes = await fileStore.get(getBytesKey(row), range)
  if (!bytes) throw new Error(`The bytes of the file ${row.id} are not in the store.`)
  const described = { ...headers, 'accept-ranges': 'bytes', 'content-type': row.content_type ?? 'application/octet-stream' }
  if (!range) return context.body(bytes, 200, { ...described, 'content-length': String(size) })
  return context.body(bytes, 206, {
    ...described,
    // Nobody on the way compresses a part.
    'cache-control': `${SAFE_HEADERS['cache-control']}, no-transform`,
    'content-length': String(range.end - range.start + 1),
    'content-range': `bytes ${range.start}-${range.end}/${size}`,
  })
}

const give = async (context: AppContext, parts: Parts): Promise<Response> => {
  const { db, fileStore } = parts
  const address = addressIn(context)
  const row = await withScope(db, { organizationId: address.organizationId }, (scoped) => findFile(scoped, address))
  if (row?.state !== 'stored') throw new ProblemError('not_found')
  const key = getBytesKey(row)
  const wanted = context.req.query('size')
  const size = isSmaller(wanted) && hasThumbnails(row.content_type ?? '') ? wanted : undefined
  const safe = row.content_type === 'application/pdf' ? PDF_HEADERS : SAFE_HEADERS
  const headers = { ...safe, 'content-disposition': disposition(row), etag: `"${row.sha256}${size ? `.${size}` : ''}"` }
  if (context.req.header('if-none-match') === headers.etag) return context.body(null, 304, headers)
  const small = size && (await thumbnail(parts, address.organizationId, key, size))
  if (small) return context.body(small, 200, { ...headers, 'content-type': THUMBNAIL_TYPE })
  return giveBytes(context, fileStore, row, headers)
}

/** The bytes of files: what an upload address takes, and what a file's address gives. Both addresses are their own permission. */
export const fileByteRoutes = (app: App, parts: Parts): void => {
  const limited = (context: AppContext) => parts.rateLimits.take('filesByAddress', parts.getAddress(context.env?.incoming))
  app.put(PATH, async (context) => {
    await limited(context)
    return receive(context, parts)
  })
  app.get(PATH, async (context) => {
    await limited(context)
    return give(context, parts)
  })
}
