import { checkIdentificationCode } from '@tracemark/api/rules'
import { broughtValues, listMedia, type Taken, type TakenDocument, takeContent, withMedia } from '@tracemark/api/rules/clipboard'
import { type ClipboardEntry, type ClipboardOutcome, type ClipboardRefusal, PublicContent } from '@tracemark/api/schemas'
import type { Store } from '../../entities/store.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { withOwnFiles } from '../../platform/files/copies.ts'
import { keepNamedFiles } from '../../platform/files/keep.ts'
import type { IdSource } from '../../platform/ids.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import { ProblemError } from '../../platform/problem.ts'
import { findPublicInfo, lockAsset, replaceParts, updateAsset, writePublicInfo } from '../assets/queries/assets.ts'
import { attributeFault, knownAttributes } from '../attributes/checks.ts'
import { announceVariants } from '../offers/announce.ts'
import { compareWithAsset, getSource } from './compare.ts'
import { computeMark } from './marks.ts'
import { findDocumentsByGdti } from './queries/content.ts'
import { findCopies } from './queries/file-copies.ts'
import { insertContentTransfer } from './queries/transfers.ts'
import type { VerifiedContent } from './signature.ts'

export interface Taking {
  organizationId: number
  accountId: string
  thingId: string
  /** Of what was compared. */
  version: string
  take: readonly string[]
  /** Entries whose files can't be had. */
  unavailable: ReadonlyMap<string, ClipboardRefusal['reason']>
  ids: IdSource
  now: Date
  documents: Store
  emit: Emit
  publicUrl: string
}

/** Fails where an entry that is not there is asked for. */
const assertKnown = (take: readonly string[], entries: readonly ClipboardEntry[]): void => {
  const known = new Set(entries.map(({ id }) => id))
  const fields = take.flatMap((id, index) =>
    known.has(id) ? [] : [{ path: ['take', index], message: 'must be an entry of the content', code: 'not_found' as const }],
  )
  if (fields.length > 0) throw new ProblemError('invalid_content', { fields })
}

/** Adds documents to the organization, and gives their ids: one with a number that it has already stays as it is there. */
const addDocuments = async (
  db: ScopedDatabase,
  added: readonly TakenDocument[],
  { organizationId, accountId, ids, now, documents }: Taking,
) => {
  const known = await findDocumentsByGdti(
    db,
    organizationId,
    added.flatMap(({ gdti }) => gdti ?? []),
  )
  const found: string[] = []
  for (const { name, file, gdti } of added) {
    const present = gdti === undefined ? undefined : known.get(gdti)
    const id = present ?? ids()
    found.push(id)
    if (present !== undefined) continue
    const isNumber = gdti !== undefined && checkIdentificationCode('gdti', gdti).valid
    if (isNumber) known.set(gdti, id)
    const made = { id, createdAt: now.toISOString(), createdById: accountId }
    await documents.insert(db, organizationId, { name, file, ...(isNumber && { gdti }), isPublic: false, ...made })
  }
  return found
}

const write = async (db: ScopedDatabase, { asset, page, documents, newDocuments }: Taken, taking: Taking): Promise<void> => {
  const { organizationId, accountId, thingId, ids, now } = taking
  const info = await findPublicInfo(db, organizationId, thingId)
  if (!info) throw new ProblemError('not_found')
  const { attributes, name, description, image, images, certifications } = asset
  await updateAsset(db, organizationId, thingId, { name, description, images, certifications, ...(image !== undefined && { image }) })
  const documentIds = [...documents.map(({ id }) => id), ...(await addDocuments(db, newDocuments, taking))]
  const made = { ids, createdAt: now.toISOString(), createdById: accountId }
  await replaceParts(db, organizationId, thingId, { attributes, documentIds }, made)
  const content = PublicContent.parse(page.content)
  await writePublicInfo(db, organizationId, thingId, { ...info, page: { ...info.page, journey: page.journey, content } })
  await keepNamedFiles(db, organizationId, { asset, content, newDocuments }, now)
  await announceVariants(db, organizationId, { thingId }, taking.emit)
}

/** Takes the chosen values into the asset, and keeps where they come from. Fails with `changed_meanwhile` where it is not as it was compared. */
export const takeIntoAsset = async (db: ScopedDatabase, verified: VerifiedContent, taking: Taking): Promise<ClipboardOutcome> => {
  const { organizationId, accountId, thingId, version, take, ids, now, publicUrl } = taking
  if (!(await lockAsset(db, organizationId, thingId))) throw new ProblemError('not_found')
  const compared = await compareWithAsset(db, organizationId, thingId, verified.content)
  if (compared.version !== version) throw new ProblemError('changed_meanwhile')
  assertKnown(take, compared.entries)

  const { content } = verified
  const isOfOurs = verified.origin === publicUrl
  // Files of an organization on this server are read where they lie. Nothing is read there for what another server has signed.
  const copied = isOfOurs ? await withOwnFiles(db, content, { organizationId, ownerId: content.organization.id, ids, now }) : content
  const media = listMedia(copied)
  const copies = await findCopies(db, organizationId, [...new Set(media.map(({ url }) => url))])
  const isThere = (url: string) => url.startsWith('/') || copies.has(url)
  const lost = media.filter(({ url, kind, required }) => required && kind !== 'film' && !isThere(url))
  const unavailable = new Map([...lost.map(({ id }) => [id, 'media_unreachable' as const] as const), ...taking.unavailable])
  const films = new Set(media.filter(({ kind }) => kind === 'film').map(({ url }) => url))
  const own = withMedia(copied, (url) => copies.get(url) ?? (isThere(url) || films.has(url) ? url : undefined))

  const known = await knownAttributes(db, organizationId, compared.own.asset.attributes)
  const taken = takeContent(own, compared.own, take, {
    unavailable,
    takesValue: (attribute) => attributeFault(known, attribute) === undefined,
    newId: ids,
  })
  const { refused } = taken
  if (taken.taken.length === 0) return { taken: [], refused }
  await write(db, taken, taking)
  const entriesById = new Map(compared.entries.map((entry) => [entry.id, entry]))
  const transfer = await insertContentTransfer(db, organizationId, {
    id: ids(),
    thingId,
    ...getSource(verified),
    fields: taken.taken.flatMap((id) => entriesById.get(id) ?? []).map(({ part, label }) => ({ part, label })),
    marks: broughtValues(compared.own, { ...taken, documents: taken.newDocuments }).map(computeMark),
    createdAt: now.toISOString(),
    createdById: accountId,
  })
  return { transfer, taken: taken.taken, refused }
}
