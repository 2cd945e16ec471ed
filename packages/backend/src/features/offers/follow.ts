import { variantChanges } from '@tracemark/api/rules'
import { type InteractionDetail, SHARED_ASSESSMENTS_MAX, type SharedAttribute, type SharedContent } from '@tracemark/api/schemas'
import { sql } from 'kysely'
import { json } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { withOwnFiles } from '../../platform/files/copies.ts'
import type { IdSource } from '../../platform/ids.ts'
import type { Emit } from '../../platform/outbox/emit.ts'
import { assetStore } from '../assets/queries/assets.ts'
import { noteVariantChanges } from '../variants/queries/changes.ts'
import { findVariant, lockVariant, variantStore } from '../variants/queries/variants.ts'
import { announceVariants } from './announce.ts'
import { changedEntries, changedFields, withChangedEntries } from './rules.ts'

/** The receiver's side of a share that is held, with the receiver in scope. */
export interface Receiver {
  organizationId: number
  offerId: string
  now: Date
  ids: IdSource
  emit: Emit
}

const accepted = (db: ScopedDatabase, { organizationId, offerId }: Receiver) =>
  db
    .selectFrom('variant_offers')
    .select(['origin_id', 'content', 'assessments', 'batch_id', 'asset_id', 'made_asset'])
    .where('organization_id', '=', organizationId)
    .where('id', '=', offerId)
    .where('state', '=', 'accepted')
    .executeTakeFirst()

type Offer = NonNullable<Awaited<ReturnType<typeof accepted>>>

const followVariant = async (
  db: ScopedDatabase,
  batchId: string,
  { before, after }: { before: SharedContent; after: SharedContent },
  { organizationId, ids, now }: Receiver,
) => {
  if (!(await lockVariant(db, organizationId, batchId))) return
  const own = await findVariant(db, organizationId, batchId)
  if (!own) return
  const getKey = ({ key }: { key: string }) => key
  const attributes = changedEntries(before.attributes, after.attributes, getKey)
  await variantStore.update(db, organizationId, batchId, {
    ...changedFields(before, after, ['name', 'description', 'components']),
    attributes: withChangedEntries(own.attributes, attributes, getKey),
  })
  const followed = await findVariant(db, organizationId, batchId)
  if (followed) await noteVariantChanges(db, organizationId, batchId, variantChanges(own, followed), { ids, now, accountId: undefined })
}

/** The attributes of an asset that the receiver has not written themselves. */
const followAssetAttributes = async (
  db: ScopedDatabase,
  thingId: string,
  { before, after }: { before: readonly SharedAttribute[]; after: readonly SharedAttribute[] },
  { organizationId, now, ids }: Receiver,
) => {
  const mine = (label: string) =>
    sql`organization_id = ${organizationId} and asset_id = ${thingId} and source = 'manual' and label = ${label}`
  const { gone, set } = changedEntries(before, after, ({ label }) => label)
  for (const label of gone) await sql`delete from asset_attributes where ${mine(label)}`.execute(db)
  for (const { label, value, type, unit = null } of set.values()) {
    // What the owner has not changed may be the receiver's own by now.
    const isUnitAlone = before.some((was) => was.label === label && was.value === value && was.type === type)
    const change = isUnitAlone ? sql`unit = ${unit}` : sql`value = ${value}, type = ${type}, unit = ${unit}`
    const { rows } = await sql`update asset_attributes set ${change} where ${mine(label)} returning 1`.execute(db)
    if (rows.length > 0) continue
    await sql`insert into asset_attributes
        (organization_id, id, asset_id, label, value, type, unit, source, is_public, "order", created_at)
      select ${organizationId}, ${ids()}, ${thingId}, ${label}, ${value}, ${type}, ${unit}, 'manual', true, coalesce(max("order") + 1, 0), ${now}
      from asset_attributes where organization_id = ${organizationId} and asset_id = ${thingId}`.execute(db)
  }
}

const followAsset = async (db: ScopedDatabase, thingId: string, offer: Offer, after: SharedContent, receiver: Receiver) => {
  const { organizationId } = receiver
  const { content: before, origin_id: ownerId } = offer
  const change = changedFields(before.thing, after.thing, ['name', 'description', 'image', 'images', 'certifications'])
  await assetStore.update(db, organizationId, thingId, await withOwnFiles(db, change, { ...receiver, ownerId }))
  await followAssetAttributes(db, thingId, { before: before.thing.attributes, after: after.thing.attributes }, receiver)
}

const keep = (db: ScopedDatabase, { organizationId, offerId, now }: Receiver, change: Partial<Pick<Offer, 'content' | 'assessments'>>) =>
  db
    .updateTable('variant_offers')
    .set({
      followed_at: now,
      ...(change.content && { content: json(change.content) }),
      ...(change.assessments && { assessments: json(change.assessments) }),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', offerId)
    .execute()

/** Puts what has changed onto the receiver's copy. What they have changed themselves, and the owner has not, stays. */
export const followContent = async (db: ScopedDatabase, content: SharedContent, receiver: Receiver): Promise<void> => {
  const offer = await accepted(db, receiver)
  if (!offer) return
  const { organizationId, emit } = receiver
  await keep(db, receiver, { content })
  if (offer.batch_id === null) return
  await followVariant(db, offer.batch_id, { before: offer.content, after: content }, receiver)
  if (offer.made_asset && offer.asset_id !== null) await followAsset(db, offer.asset_id, offer, content, receiver)
  // Whom the receiver shares it with follows as well.
  await announceVariants(db, organizationId, { variantIds: [offer.batch_id] }, emit)
}

/** A new rapid assessment, or one that was corrected. */
export const followAssessment = async (db: ScopedDatabase, interaction: InteractionDetail, receiver: Receiver): Promise<void> => {
  const offer = await accepted(db, receiver)
  if (!offer) return
  const { _id: id, name, classification, reportedDate, answers } = interaction
  const assessment = { id, name, classification, reportedDate, answers }
  const isKnown = offer.assessments.some((known) => known.id === id)
  const assessments = isKnown
    ? offer.assessments.map((known) => (known.id === id ? assessment : known))
    : [assessment, ...offer.assessments].slice(0, SHARED_ASSESSMENTS_MAX)
  await keep(db, receiver, { assessments })
}
