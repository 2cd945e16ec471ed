import * as z from 'zod/mini'
import { AttributeLine, NewAttributeLine } from './asset-attribute.ts'
import { AssetImage, Certification } from './asset-parts.ts'
import { Classification } from './classification.ts'
import { FileUrl, Id, OrganizationId, paged, Slug, Timestamp } from './common.ts'
import { BULK_MAX, changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { Partner } from './partner.ts'
import { Metadata } from './task.ts'
import { taskAssetSorts } from './task-asset.ts'

/** So many values of their own programs may an asset hold. */
const METADATA_MAX = 50

/** Live: in use. Archived: kept for its units and records, and no longer offered where something new is begun. */
export const assetStatuses = { live: 0, archived: 1 } as const
export const AssetStatus = z.literal(Object.values(assetStatuses))

/**
 * How an asset stands to the one that it comes from. `continuous`: it follows that one, whose tasks can be run for it
 * too. `oneOff`: it was copied once, and goes its own way.
 */
export const inheritedModes = ['continuous', 'oneOff'] as const

/** What one row of an asset holds. */
const own = {
  name: Name,
  description: z._default(Description, ''),
  image: z.optional(FileUrl),
  status: z._default(AssetStatus, assetStatuses.live),
  /** Left out of lists, and without a public page, until it is shown again. */
  hidden: z._default(z.boolean(), false),
  categoryId: z.optional(Id),
  templateId: z.optional(Id),
  valueChainId: z.optional(Id),
  inheritedId: z.optional(Id),
  inheritedMode: z.optional(z.enum(inheritedModes)),
  images: z._default(z.array(AssetImage).check(z.maxLength(100)), []),
  certifications: z._default(z.array(Certification).check(z.maxLength(50)), []),
  /** Of the organization's own programs; visitors do not see it. */
  metadata: z.optional(
    Metadata.check(z.refine((values) => Object.keys(values).length <= METADATA_MAX, { error: 'too many', params: { code: 'too_many' } })),
  ),
}

/** What it has of other kinds: a list that is sent takes the place of the one before, in its order. */
const parts = {
  attributes: z.optional(z.array(NewAttributeLine).check(z.maxLength(200))),
  supportProfileIds: z.optional(z.array(Id).check(z.maxLength(50))),
  documentIds: z.optional(z.array(Id).check(z.maxLength(200))),
}

const Named = z.object({ id: Id, name: z.string() })

/** An asset. */
export const Asset = z.object({
  ...entityOf(own).shape,
  organizationId: OrganizationId,
  organizationName: z.string(),
  organizationImage: z.optional(FileUrl),
  category: z.optional(Named),
  template: z.optional(Named),
  valueChain: z.optional(Named),
  /** The asset of `inheritedId`. */
  inherited: z.optional(Named),
  /** The organization whose offer it was made of. */
  origin: z.optional(Partner),
  attributes: z.array(AttributeLine),
  supportProfileIds: z.array(Id),
  documentIds: z.array(Id),
  isEnabledPublicLink: z.boolean(),
  publicLink: z.optional(Slug),
  unitCount: z.int().check(z.gte(0)),
  /** When what was recorded of it last happened. */
  latestInteraction: z.optional(Timestamp),
})
export type Asset = z.infer<typeof Asset>

/** A page of assets. */
export const AssetPage = z.object({
  ...paged(Asset).shape,
  /** There are more than `totalItems`: what a search or a filter leaves is counted to 1,000. */
  isAtLeast: z.optional(z.boolean()),
})
export type AssetPage = z.infer<typeof AssetPage>

/** From a template come the attributes, where none are named here: as values of the organization's attributes of the same names. */
export const NewAsset = z.object({ ...newOf(own).shape, ...parts })
export const AssetChange = z.object({ ...changeOf(own).shape, ...parts })

const inQuery = (value: unknown) => (value === '0' || value === '1' ? Number(value) : value)

/** `relevance_desc`: names that begin with what is searched for first, then by name. */
export const AssetQuery = z.extend(
  listQuery(['name_asc', 'name_desc', 'createdAt_desc', 'createdAt_asc', 'status_asc', 'status_desc', 'relevance_desc'], 'relevance_desc'),
  {
    /** 0 Live, 1 Archived; both where absent. */
    status: z.optional(z.pipe(z.transform(inQuery), AssetStatus)),
    categoryId: z.optional(Id),
    valueChainId: z.optional(Id),
    templateId: z.optional(Id),
    /** Only assets for which this task can be run. */
    taskId: z.optional(Id),
    /** Those that are hidden, and no others; where absent or false, those that are not. */
    hidden: z.optional(z.stringbool()),
    /** Creation, from (inclusive) and to (exclusive). */
    createdFrom: z.optional(Timestamp),
    createdTo: z.optional(Timestamp),
  },
)
export type AssetQuery = z.infer<typeof AssetQuery>

/** What is added to these assets or taken from them, all of it or, where something is named that is not there, nothing. */
export const AssetBulkUpdate = z.object({
  ids: z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX)),
  addTaskIds: z._default(z.array(Id).check(z.maxLength(100)), []),
  removeTaskIds: z._default(z.array(Id).check(z.maxLength(100)), []),
  /** Takes the place of the one before, for good: records made with that one no longer show in it. */
  valueChainId: z.optional(Id),
  addSupportProfileIds: z._default(z.array(Id).check(z.maxLength(50)), []),
  removeSupportProfileIds: z._default(z.array(Id).check(z.maxLength(50)), []),
})

/** Tasks of an asset: `allowInherited` adds those of the assets that it continuously comes from. */
export const AssetTasksQuery = z.extend(listQuery(taskAssetSorts), {
  allowInherited: z._default(z.pipe(z.transform(inQuery), z.literal([0, 1])), 0),
})

const count = z.int().check(z.gte(0))

/** How an asset stands in numbers. */
export const AssetSummary = z.object({
  thingId: Id,
  units: count,
  /** Of the units, by the values of their statuses: those that any has. */
  unitStatuses: z.array(z.object({ value: z.int(), name: z.string(), count })),
  variants: count,
  tasks: count,
  interactions: z.record(Classification, count),
  /** The last twelve months, the oldest first: those in which something was recorded. */
  months: z.array(
    z.object({
      month: z.string().check(z.regex(/^\d{4}-\d{2}$/, 'must be a month such as 2026-05')),
      interactions: z.record(Classification, count),
    }),
  ),
  /** Of its public page and those of its units: in all, and on each of the last 30 days (in UTC), those left out on which there were none. */
  visits: z.object({ total: count, days: z.array(z.object({ day: z.iso.date(), visits: count })) }),
  latestInteraction: z.optional(z.iso.datetime({ offset: true })),
})
export type AssetSummary = z.infer<typeof AssetSummary>

/** How the organization's assets stand in numbers. Those that are hidden count as hidden alone. */
export const AssetTotals = z.object({
  live: count,
  archived: count,
  hidden: count,
  /** What was recorded of all assets. */
  interactions: z.record(Classification, count),
})
export type AssetTotals = z.infer<typeof AssetTotals>

/** Public pages of assets are counted over so many days, with today. */
export const VISIT_DAYS = 30

/** How often people opened the public pages of all assets and their units in the last 30 days (in UTC). */
export const CatalogueVisits = z.object({ visits: count })

/** So many days before its end a certificate is marked: renewing one takes weeks. */
export const EXPIRY_WARNING_DAYS = 60
/** Of each kind, the overview of the catalogue names as many assets. */
export const ATTENTION_ASSETS = 4
/** Certificates are counted up to here. */
export const EXPIRING_MAX = 1000

const Attention = z.object({
  count,
  /** The newest, up to four. */
  assets: z.array(z.object({ id: Id, name: z.string(), image: z.optional(FileUrl) })),
})
export type Attention = z.infer<typeof Attention>

/** What needs attention in the catalogue: of assets that are live and not hidden. */
export const AssetAttention = z.object({
  /** They have a value chain that is archived. */
  archivedChain: Attention,
  /** Their public page is closed. */
  noPublicPage: Attention,
  /** No identification code names them. */
  noCode: Attention,
  /** One of their certificates ends within 60 days, or has ended; the first to end first. Counted up to 1,000. */
  expiring: Attention,
})
export type AssetAttention = z.infer<typeof AssetAttention>

/** What a copy of an asset takes along, beside its name, category, template and picture. */
export const copiedParts = ['about', 'documents', 'tasks', 'supportProfiles', 'valueChain', 'publicPage'] as const
export type CopiedPart = (typeof copiedParts)[number]
/** All of it where absent. */
export const AssetCopy = z.object({ parts: z.optional(z.array(z.enum(copiedParts)).check(z.maxLength(copiedParts.length))) })
