import { rm } from 'node:fs/promises'
import { listMedia, type Medium, type UnitContent } from '@tracemark/api/rules/clipboard'
import type { ClipboardRefusal } from '@tracemark/api/schemas'
import { withScope } from '../../platform/db/scope.ts'
import { makeKey } from '../../platform/files/address.ts'
import { markStored } from '../../platform/files/queries.ts'
import { getStoreKey } from '../../platform/files/sweep.ts'
import { takeIn } from '../../platform/files/take-in.ts'
import type { Dependencies } from '../../platform/http/dependencies.ts'
import { type FetchParts, fetchMedium } from './fetch-medium.ts'
import { findCopies, insertCopy } from './queries/file-copies.ts'

type Reason = ClipboardRefusal['reason']

export type MediaParts = FetchParts & Pick<Dependencies, 'db' | 'clock' | 'ids' | 'fileStore' | 'threads' | 'stopping'>

/** So many files of other servers one call fetches, for so long. */
const FETCHED_MAX = 60
const FETCHED_AT_ONCE = 4
const FETCH_MS = 15_000
const ALL_MS = 60_000

/** A film is longer than a file may be, or is a page of its own: it stays where it is. */
const isElsewhere = ({ url, kind }: Medium): boolean => kind !== 'film' && !url.startsWith('/')

const getName = (url: string): string => {
  const last = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '').replace(/[\p{Cc}/\\]/gu, '')
  return last.slice(0, 200) || 'file'
}

const keepOne = async (medium: Medium, organizationId: number, parts: MediaParts, signal: AbortSignal): Promise<Reason | undefined> => {
  const { db, clock, ids, fileStore, spoolFolder, threads } = parts
  const fetched = await fetchMedium(medium.url, parts, AbortSignal.any([signal, AbortSignal.timeout(FETCH_MS)]))
  if (typeof fetched === 'string') return fetched
  const dropped = [fetched.path]
  try {
    const asSent = { folder: spoolFolder, path: fetched.path, name: getName(medium.url) }
    const { contentType, name, clean = fetched } = await takeIn(threads, organizationId, asSent)
    dropped.push(clean.path)
    if (contentType === undefined || (medium.kind === 'image' && !contentType.startsWith('image/'))) return 'media_type'
    const { size, sha256 } = clean
    const key = makeKey()
    const at = clock.now()
    const inOrganization = <Result>(run: Parameters<typeof withScope<Result>>[2]) => withScope(db, { organizationId }, run)
    const row = await inOrganization((scoped) =>
      insertCopy(scoped, { organizationId, id: ids(), key, name, contentType, size, sha256, source: medium.url, at }),
    )
    // Somebody else is fetching it.
    if (!row) return undefined
    await fileStore.put(getStoreKey(row), clean.path, { type: contentType, sha256 })
    await inOrganization((scoped) => markStored(scoped, row, { sha256, at }))
    return undefined
  } catch {
    // What a file holds can keep it from being read: it is of no use then.
    return 'media_type'
  } finally {
    for (const path of dropped) await rm(path, { force: true })
  }
}

/**
 * Fetches what the chosen entries bring from other servers, as files of the organization that remember where they come from. Gives
 * the entries that can't be had, each with its reason. An optional file that can't be had is left out.
 */
export const keepMedia = async (
  content: UnitContent,
  ids: readonly string[],
  organizationId: number,
  parts: MediaParts,
): Promise<Map<string, Reason>> => {
  const chosen = new Set(ids)
  const media = listMedia(content).filter((medium) => chosen.has(medium.id) && isElsewhere(medium))
  const unavailable = new Map<string, Reason>()
  if (media.length === 0) return unavailable
  const sources = [...new Set(media.map(({ url }) => url))]
  const known = await withScope(parts.db, { organizationId }, (scoped) => findCopies(scoped, organizationId, sources))
  const waiting = media.filter(({ url }) => !known.has(url))
  const signal = AbortSignal.any([parts.stopping, AbortSignal.timeout(ALL_MS)])
  const refuse = (medium: Medium, reason: Reason) => {
    if (medium.required) unavailable.set(medium.id, reason)
  }
  for (const medium of waiting.splice(FETCHED_MAX)) refuse(medium, 'too_many')
  const work = async () => {
    for (let medium = waiting.shift(); medium; medium = waiting.shift()) {
      const reason = await keepOne(medium, organizationId, parts, signal)
      if (reason) refuse(medium, reason)
    }
  }
  await Promise.all(Array.from({ length: FETCHED_AT_ONCE }, work))
  return unavailable
}
