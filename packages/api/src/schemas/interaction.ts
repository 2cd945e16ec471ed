import * as z from 'zod/mini'
import { FileUrl, Id, listOf, OrganizationId, paged, pageQuery, Timestamp } from './common.ts'
import { ExecutionAttachments } from './file.ts'
import { Location } from './location.ts'
import { ElementReference } from './value-chain.ts'

export const classifications = ['notice', 'alert', 'warning', 'unclassified'] as const
export const Classification = z.enum(classifications)
export type Classification = z.infer<typeof Classification>

/** The numbers that older clients and exports use (specification 1, section 4). Unclassified has none. */
export const classificationNumber = { alert: 0, notice: 1, warning: 2 } as const satisfies Partial<Record<Classification, number>>

const Reference = z.object({ id: Id, name: z.string() })

/** What a task run recorded. Reported: when and where the worker says it happened; record: when and where it was saved. */
export const Interaction = z.object({
  _id: Id,
  orgId: OrganizationId,
  thingId: Id,
  name: z.string(),
  classification: Classification,
  thing: z.object({ ...Reference.shape, image: z.optional(FileUrl) }),
  item: z.optional(Reference),
  task: Reference,
  valueChainElement: z.optional(ElementReference),
  reportedDate: Timestamp,
  reportedLocation: z.optional(Location),
  recordDate: Timestamp,
  recordLocation: z.optional(Location),
  createdBy: z.optional(z.object({ id: Id, name: z.string() })),
})
export type Interaction = z.infer<typeof Interaction>

/** One answer as it was given, kept with the interaction for good. */
export const RecordedAnswer = z.object({
  widgetId: z.string(),
  label: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.optional(z.string()),
})

export const InteractionDetail = z.object({
  ...Interaction.shape,
  taskResultMessage: z.optional(z.string()),
  answers: z.array(RecordedAnswer),
  attachments: z.optional(ExecutionAttachments),
})
export type InteractionDetail = z.infer<typeof InteractionDetail>

export const interactionSorts = [
  'recordDate_desc',
  'recordDate_asc',
  'thing_asc',
  'thing_desc',
  'task_asc',
  'task_desc',
  'classification_asc',
  'classification_desc',
] as const

export const InteractionQuery = z.object({
  ...pageQuery,
  sort: z._default(z.enum(interactionSorts), 'recordDate_desc'),
  classification: z.optional(listOf(Classification)),
  thingId: z.optional(Id),
  taskId: z.optional(Id),
  /** Only what the bearer recorded. */
  createdByMe: z.optional(z.stringbool()),
  /** Record date, from (inclusive) and to (exclusive). */
  from: z.optional(Timestamp),
  to: z.optional(Timestamp),
})
export type InteractionQuery = z.infer<typeof InteractionQuery>

/** A page of interactions, with how many of each classification the other filters leave. */
export const InteractionPage = z.object({
  ...paged(Interaction).shape,
  classifications: z.record(Classification, z.int().check(z.gte(0))),
})
export type InteractionPage = z.infer<typeof InteractionPage>
