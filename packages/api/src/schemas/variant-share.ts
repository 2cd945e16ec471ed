import * as z from 'zod/mini'
import { Asset, inheritedModes } from './asset.ts'
import { Id, listOf, OrganizationId, paged, Slug, Timestamp } from './common.ts'
import { listQuery, Named } from './entity.ts'
import { InteractionDetail } from './interaction.ts'
import { Partner } from './partner.ts'
import { Attribute } from './public-asset.ts'
import { lines } from './text.ts'
import { NewVariant, Variant } from './variant.ts'

/** `continuous`: what changes later follows. `oneOff`: it is copied once, to an asset made for it each time. */
export const shareModes = inheritedModes
export const ShareMode = z.enum(shareModes)

/** Offered; then accepted, declined by its receiver or withdrawn by its owner. Continuous sharing is ended by either of them. */
export const shareStates = ['offered', 'accepted', 'declined', 'withdrawn', 'ended'] as const
export const ShareState = z.enum(shareStates)
export type ShareState = z.infer<typeof ShareState>

const { variantId, name, description, attributes, components } = Variant.shape
const { name: thingName, description: thingDescription, image, images, certifications } = Asset.shape

/** `unit`: as `AttributeLine` has it. */
const SharedAttribute = z.extend(Attribute, { unit: z.optional(z.string()) })
export type SharedAttribute = z.infer<typeof SharedAttribute>

/** What is given of a variant, and of the asset that it needs. */
export const SharedContent = z.object({
  variantId,
  name,
  description,
  attributes,
  components,
  /** With its public attributes. Pictures are their owner's here; whoever accepts gets copies of them. */
  thing: z.object({ name: thingName, description: thingDescription, image, images, certifications, attributes: z.array(SharedAttribute) }),
})
export type SharedContent = z.infer<typeof SharedContent>

const { _id, classification, reportedDate, answers } = InteractionDetail.shape

/** A rapid assessment of the asset. */
export const SharedAssessment = z.object({ id: _id, name: InteractionDetail.shape.name, classification, reportedDate, answers })
export type SharedAssessment = z.infer<typeof SharedAssessment>

/** How many rapid assessments go with a variant: the newest. */
export const SHARED_ASSESSMENTS_MAX = 50

const both = {
  /** The same for the two organizations. */
  id: Id,
  mode: ShareMode,
  state: ShareState,
  withAssessments: z.boolean(),
  message: z.optional(z.string()),
  createdAt: Timestamp,
  answeredAt: z.optional(Timestamp),
  endedAt: z.optional(Timestamp),
  /** When a change last arrived at the receiver. */
  followedAt: z.optional(Timestamp),
}

/** A variant that was given, as its owner sees it. */
export const VariantShare = z.object({
  ...both,
  /** Absent once the variant was deleted. */
  batchId: z.optional(Id),
  destination: Partner,
  createdById: z.optional(Id),
})
export type VariantShare = z.infer<typeof VariantShare>

/** A variant that was given, as its receiver sees it. */
export const VariantOffer = z.object({
  ...both,
  origin: Partner,
  content: SharedContent,
  assessments: z.array(SharedAssessment),
  /** The receiver's own variant and asset that were made of it. */
  batchId: z.optional(Id),
  thingId: z.optional(Id),
  /** Of an open offer: the receiver's copy of the same asset, to which it comes where nothing else is asked for. */
  copyThing: z.optional(Named),
  answeredById: z.optional(Id),
})
export type VariantOffer = z.infer<typeof VariantOffer>

export const NewVariantShare = z.object({
  batchId: Id,
  /** The other organization's id or short name. */
  destination: z.union([OrganizationId, Slug], 'Please select a destination organization'),
  mode: ShareMode,
  /** With the newest rapid assessments of the asset, and those that follow. */
  withAssessments: z._default(z.boolean(), false),
  message: z.optional(lines(1000)),
})

/** Where the receiver wants it other than it comes: as a variant of an asset that is there, or with another id, where its own is taken. */
export const OfferAcceptance = z.object({ thingId: z.optional(Id), variantId: z.optional(NewVariant.shape.variantId) })

const list = z.extend(listQuery(['createdAt_desc', 'createdAt_asc', 'answeredAt_desc', 'answeredAt_asc', 'state_asc', 'state_desc']), {
  state: z.optional(listOf(ShareState)),
})
export const VariantShareQuery = z.extend(list, { batchId: z.optional(Id) })
export const VariantOfferQuery = list
export const VariantSharePage = paged(VariantShare)
export const VariantOfferPage = paged(VariantOffer)

/** What stands in the way of sharing, by the codes that the attempt would be refused with. */
export const shareObstacles = ['status_conflict', 'sharing_task_missing'] as const

/** How a variant is best shared, and whether it can be. */
export const SharingProfile = z.object({
  batchId: Id,
  recommendedMode: ShareMode,
  /** Rapid assessments of the asset can go with it. */
  canShareAssessments: z.boolean(),
  obstacles: z.array(z.enum(shareObstacles)),
})
