import { hash } from 'node:crypto'
import { type AssetContent, compareContent, listMedia, type UnitContent, withMedia } from '@tracemark/api/rules/clipboard'
import { sanitizeRichText } from '@tracemark/api/rules/rich-text/sanitize'
import { type ClipboardEntry, type ContentSource, RICH_TEXT_MAX } from '@tracemark/api/schemas'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findAssetContent } from './queries/content.ts'
import { findCopies } from './queries/file-copies.ts'
import { type ContentSignature, refusedContent, type VerifiedContent } from './signature.ts'

interface Reading {
  contentSignature: ContentSignature
  publicUrl: string
}

/** What was pasted, as this organization may take it: rich text is clean, and files of this server are named by their paths. */
export const readContent = async (
  text: string,
  organizationId: number,
  { contentSignature, publicUrl }: Reading,
): Promise<VerifiedContent> => {
  const verified = await contentSignature.verify(text)
  if (verified.origin === publicUrl && verified.content.organization.id === organizationId) throw refusedContent('clipboard_own')
  const isOfOurs = verified.origin === publicUrl
  const toOwnAddress = (url: string): string => {
    if (isOfOurs) return url.startsWith(`${publicUrl}/`) ? url.slice(publicUrl.length) : url
    return url.startsWith('/') ? verified.origin + url : url
  }
  const own = withMedia(verified.content, toOwnAddress)
  const { longDescription, ...general } = own.general
  const html = longDescription === undefined ? '' : sanitizeRichText(longDescription, RICH_TEXT_MAX)
  return { ...verified, content: { ...own, general: { ...general, ...(html !== '' && { longDescription: html }) } } }
}

export const getSource = ({ origin, content, copiedAt }: VerifiedContent): ContentSource => ({
  origin,
  organizationSlug: content.organization.slug,
  organizationName: content.organization.name,
  assetName: content.asset.name,
  unitName: content.unit.name,
  unitUrl: content.unit.url,
  copiedAt: copiedAt.toISOString(),
})

export interface Compared {
  own: AssetContent
  entries: ClipboardEntry[]
  version: string
}

const VERSION_LENGTH = 22

/** The content beside the asset as it is. Fails with `not_found`. */
export const compareWithAsset = async (db: ScopedDatabase, organizationId: number, id: string, content: UnitContent): Promise<Compared> => {
  const own = await findAssetContent(db, organizationId, id)
  if (!own) throw new ProblemError('not_found')
  const copies = await findCopies(db, organizationId, [...new Set(listMedia(content).map(({ url }) => url))])
  const entries = compareContent(content, own, (theirs, ours) => theirs === ours || copies.get(theirs) === ours)
  return { own, entries, version: hash('sha256', JSON.stringify(entries), 'base64url').slice(0, VERSION_LENGTH) }
}
