import * as z from 'zod/mini'
import { countUpTo, Id, Link, listOf, paged, Timestamp } from './common.ts'
import { BulkAnswer, BulkBody, entityOf, listQuery, Named } from './entity.ts'
import { UnitStatus } from './organization.ts'
import { ErrorCode } from './problem.ts'
import { line } from './text.ts'
import { Use } from './use.ts'

/** Text of a whole number in a query, as it is; any other value is none. */
const statusValue = (value: unknown) => (typeof value === 'string' && /^(-1|0|[1-9]\d{0,8})$/.test(value) ? Number(value) : value)

/** One bottle, pallet or farmer of an asset. */
export const Unit = z.object({
  id: Id,
  name: z.string(),
  /** A value of the organization's item statuses. Absent: 'Unknown ID', which clients show as -1. */
  status: z.optional(z.int()),
  statusName: z.optional(z.string()),
  /** Counts the units of an asset. */
  sequenceNumber: z.int(),
  /** Check character of the name, ISO/IEC 7064 MOD 37,36: a name that was typed in wrong does not fit it. */
  checksum: z.optional(z.string()),
  /** Names the unit to whoever has its label; it can't be guessed. */
  uniqueId: z.optional(z.string()),
  /** Where its label leads. */
  unitUrl: z.optional(Link),
  thingId: Id,
  thingName: z.string(),
  batchId: z.optional(Id),
  variantId: z.optional(z.string()),
  variantName: z.optional(z.string()),
  /** It stands in no list that does not ask for hidden ones, and on no public page. */
  hidden: z.boolean(),
  /** When something was last recorded of it. */
  lastInteractionAt: z.optional(Timestamp),
  createdAt: Timestamp,
})
export type Unit = z.infer<typeof Unit>

export const UnitChange = z.object({
  name: z.optional(line(100)),
  status: z.optional(z.nullable(z.int().check(z.gte(0)))),
  /** A variant of the unit's own asset. */
  batchId: z.optional(z.nullable(Id)),
  hidden: z.optional(z.boolean()),
})
export type UnitChange = z.infer<typeof UnitChange>

/** The same change of several units. */
export const UnitBulkUpdate = z.object({ ...BulkBody.shape, status: UnitChange.shape.status, hidden: UnitChange.shape.hidden })
export type UnitBulkUpdate = z.infer<typeof UnitBulkUpdate>

/** The units for which it was done, and those that refused, each with the code that the call for it alone would have had, and what uses it. */
export const UnitBulkAnswer = z.object({
  ...BulkAnswer.shape,
  failures: z.array(z.object({ id: Id, code: ErrorCode, usedBy: z.optional(z.array(Use)) })),
})
export type UnitBulkAnswer = z.infer<typeof UnitBulkAnswer>

/** A page of units. */
export const UnitPage = z.object({
  ...paged(Unit).shape,
  /** There are more than `totalItems`: what a search, a range of numbers or dates leave is counted to 5,000. */
  isAtLeast: z.optional(z.boolean()),
})
export type UnitPage = z.infer<typeof UnitPage>

export const UnitQuery = z.extend(
  listQuery([
    'sequenceNumber_asc',
    'sequenceNumber_desc',
    'name_asc',
    'name_desc',
    'createdAt_desc',
    'createdAt_asc',
    'status_asc',
    'status_desc',
  ]),
  {
    thingId: z.optional(Id),
    batchId: z.optional(Id),
    /** Values of item statuses; -1 finds units without one. */
    status: z.optional(listOf(z.pipe(z.transform(statusValue), z.int().check(z.gte(-1))))),
    sequenceFrom: z.optional(countUpTo(2_147_483_647)),
    sequenceTo: z.optional(countUpTo(2_147_483_647)),
    createdFrom: z.optional(Timestamp),
    /** Not included. */
    createdTo: z.optional(Timestamp),
    /** Hidden units alone; otherwise the others alone. */
    hidden: z._default(z.stringbool(), false),
  },
)
export type UnitQuery = z.infer<typeof UnitQuery>

/** One change of a unit's status. An absent side is 'Unknown ID'. */
export const UnitStatusChange = entityOf({
  itemId: Id,
  from: z.optional(UnitStatus),
  to: z.optional(UnitStatus),
  /** What was recorded by the run that changed it, called as its task is. Absent where a person changed it. */
  interaction: z.optional(Named),
})
export type UnitStatusChange = z.infer<typeof UnitStatusChange>

export const UnitStatusChangeQuery = listQuery(['createdAt_desc', 'createdAt_asc'])
export type UnitStatusChangeQuery = z.infer<typeof UnitStatusChangeQuery>
export const UnitStatusChangePage = paged(UnitStatusChange)
