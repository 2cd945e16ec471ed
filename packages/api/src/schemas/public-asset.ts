import * as z from 'zod/mini'
import { AssetImage, Certification } from './asset-parts.ts'
import { Collection } from './collection.ts'
import { FileUrl, Id, Link, Slug, Timestamp } from './common.ts'
import { Component } from './component.ts'
import { Language } from './language.ts'
import { Point } from './location.ts'
import { UnitStatus } from './organization.ts'
import { PublicContent, PublicRecord } from './public-content.ts'
import { SupportProfile } from './support-profile.ts'
import { AnyLine, AnyLines, code } from './text.ts'

/** One step of a thing's way, made public by its organization. */
export const JourneyStep = z.object({
  id: Id,
  name: AnyLine,
  date: Timestamp,
  place: z.optional(AnyLine),
  point: z.optional(Point),
  description: z.optional(AnyLines),
})
export type JourneyStep = z.infer<typeof JourneyStep>

export const Attribute = z.object({ label: AnyLine, value: AnyLines, type: z.enum(['string', 'number', 'boolean', 'date']) })
export type Attribute = z.infer<typeof Attribute>

/** An attribute as a visitor gets it. */
const PublicAttribute = z.extend(Attribute, {
  /** Symbol or name. */
  unit: z.optional(z.string()),
  /** What it is called in the visitor's language; absent where `label` is the organization's own. */
  name: z.optional(z.string()),
  /** What `value` is called in the visitor's language; absent where it is chosen from no list of the product. */
  valueText: z.optional(z.string()),
})
export type PublicAttribute = z.infer<typeof PublicAttribute>

const { id, name, type, subType, displayType, component, collectionsInfo } = Component.shape

/** A content block as visitors get it: without the conditions that it was shown by, and a collection with what is in it. */
const PublicBlock = z.object({
  id,
  name,
  type,
  subType,
  displayType,
  component,
  collectionsInfo,
  /** Of a collection: its records, in its order. */
  records: z.optional(z.array(PublicRecord)),
})

const {
  displayConditions: _,
  order: __,
  collection: ______,
  createdAt: ___,
  createdById: ____,
  createdBy: _____,
  ...support
} = SupportProfile.shape

/** Help as visitors get it: of its collection, the name and the records in their order, unless there are none. */
const PublicSupport = z.object({
  ...support,
  collection: z.optional(z.object({ name: Collection.shape.name, records: z.array(PublicRecord) })),
})

/** A task that visitors are offered, in the words that are meant for them. */
const PublicService = z.object({
  taskThingId: Id,
  title: z.string(),
  description: z.optional(z.string()),
  image: z.optional(FileUrl),
  /** What of the picture stays in view where it is cropped. */
  focus: AssetImage.shape.focus,
  buttonLabel: z.optional(z.string()),
  /** Who has done it may share it. */
  isSharingEnabled: z.boolean(),
})

/** Why an organization does not vouch for a unit: its variant is not released yet, or was suspended. */
export const PublicLabelState = z.enum(['preparing', 'suspended'])
export type PublicLabelState = z.infer<typeof PublicLabelState>

/** The unit in the visitor's hands. */
const PublicItem = z.object({
  id: Id,
  name: z.string(),
  sequenceNumber: z.int(),
  status: z.optional(UnitStatus),
  variant: z.optional(z.object({ variantId: z.string(), name: z.string(), state: z.optional(PublicLabelState) })),
})

/** Another organization that said first what the page shows, with the page that it said it on. */
export const PublicSource = z.object({
  name: z.string(),
  address: Link,
  /** What came from it: `description`, `image`, `longDescription`, or a list and the place in it, such as `certifications.0`. */
  values: z.array(z.string()),
})
export type PublicSource = z.infer<typeof PublicSource>

const UnitName = z.optional(code(200, 0))

/**
 * The unit whose code was scanned. `item`: its name, id or unique id. `unit`: its unique id, as in the address on its label; it goes
 * before `item`. A unit that the asset does not have is left out.
 */
export const PublicAssetQuery = z.object({ item: UnitName, unit: UnitName })

/** `lang`: the visitor's language. Standard attributes are called as it calls them. */
export const PublicPageQuery = z.extend(PublicAssetQuery, { lang: z.optional(Language) })

/** The unit whose code was scanned: services between units need one. */
export const PublicTaskBody = z.object(PublicAssetQuery.shape)

/** What a visitor sees of an asset or unit: of what has display conditions, only what they meet. Lists that are empty are absent. */
export const PublicAsset = z.object({
  organization: z.object({
    slug: Slug,
    name: z.string(),
    /** That the organization writes in. */
    language: z.optional(Language),
    image: z.optional(FileUrl),
    businessType: z.optional(z.string()),
    website: z.optional(Link),
    accentColor: z.optional(z.string()),
  }),
  thing: z.object({
    id: Id,
    publicLink: z.string(),
    name: z.string(),
    description: z.string(),
    image: z.optional(FileUrl),
    heroImage: z.optional(FileUrl),
    gtin: z.optional(z.string()),
    attributes: z.array(PublicAttribute),
  }),
  /** Up to three short facts for the first view. */
  highlights: z.array(z.object({ value: z.string(), label: z.string() })).check(z.maxLength(3)),
  journey: z.array(JourneyStep),
  item: z.optional(PublicItem),
  /** A unit was named that the organization does not show. */
  isItemClosed: z.optional(z.boolean()),
  images: z.optional(z.array(AssetImage)),
  certifications: z.optional(z.array(Certification)),
  documents: z.optional(z.array(z.object({ id: Id, name: z.string(), file: FileUrl, gdti: z.optional(z.string()) }))),
  blocks: z.optional(z.array(PublicBlock)),
  supportProfiles: z.optional(z.array(PublicSupport)),
  services: z.optional(z.array(PublicService)),
  content: z.optional(PublicContent),
  /** What was recorded of the unit, the oldest first, where the organization shows it. */
  history: z.optional(z.array(PublicRecord)),
  /** The newest records of the asset, where the organization shows them. */
  events: z.optional(z.array(PublicRecord)),
  /** Whose those values are that were taken from other organizations and have stayed as they came. */
  sources: z.optional(z.array(PublicSource)),
  /** Interactions recorded of this thing, and the newest of them. */
  records: z.object({ count: z.int().check(z.gte(0)), latest: z.optional(Timestamp) }),
})
export type PublicAsset = z.infer<typeof PublicAsset>
