import * as z from 'zod/mini'
import { countUpTo, Id, Link, listOf, Timestamp } from './common.ts'
import { listQuery } from './entity.ts'

/** How many codes one download may have (specification 1, section 9). */
export const CODES_MAX = 100

/** How many units one call may make. */
export const UNITS_AT_ONCE_MAX = 1_000_000

/** So many are there when the call is answered; more are made after it. */
export const UNITS_ANSWERED_MAX = 500

/** Units that were made together, with numbers that follow each other. */
export const VcodeGroup = z.object({
  id: Id,
  thingId: Id,
  thingName: z.string(),
  batchId: Id,
  variantId: z.string(),
  variantName: z.string(),
  size: z.int().check(z.positive()),
  /** How many of them are there already; the rest follow in the background. */
  madeCount: z.int().check(z.gte(0)),
  firstSequenceNumber: z.int(),
  lastSequenceNumber: z.int(),
  /** What their units begin with. Absent: "Unknown ID". */
  status: z.optional(z.int()),
  /** Those that were not there by then are not made any more. */
  cancelledAt: z.optional(Timestamp),
  createdAt: Timestamp,
  createdById: z.optional(Id),
})
export type VcodeGroup = z.infer<typeof VcodeGroup>

export const NewVcodeGroup = z.object({
  batchId: Id,
  size: z.int().check(z.positive(), z.lte(UNITS_AT_ONCE_MAX)),
  status: VcodeGroup.shape.status,
})
export type NewVcodeGroup = z.infer<typeof NewVcodeGroup>

export const VcodeGroupQuery = z.object({
  ...listQuery(['createdAt_desc', 'createdAt_asc', 'size_desc', 'size_asc']).shape,
  thingId: z.optional(Id),
  batchId: z.optional(Id),
})

/** What a downloaded code can say of its unit. */
export const codeFields = ['name', 'uniqueId', 'sequenceNumber', 'checksum', 'unitUrl', 'variantId', 'variantName', 'thingName'] as const

export const DownloadQuery = z.object({
  size: z._default(countUpTo(CODES_MAX), CODES_MAX),
  fields: z._default(listOf(z.enum(codeFields)).check(z.minLength(1)), [...codeFields]),
  /** Makes new units for the codes. Otherwise they are those of the variant's newest units. */
  instantiateItems: z._default(z.stringbool(), false),
})

export const VirtualCode = z.object({
  id: Id,
  name: z.optional(z.string()),
  uniqueId: z.optional(z.string()),
  sequenceNumber: z.optional(z.int()),
  checksum: z.optional(z.string()),
  unitUrl: z.optional(Link),
  variantId: z.optional(z.string()),
  variantName: z.optional(z.string()),
  thingName: z.optional(z.string()),
})

/** Codes in the order of their units' numbers. `groupId` where units were made for them. */
export const CodeDownload = z.object({ groupId: z.optional(Id), items: z.array(VirtualCode) })
