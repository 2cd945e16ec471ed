import * as z from 'zod/mini'
import { AnswerValue } from './answer-value.ts'
import { Area } from './area.ts'
import { ATTACHMENTS_MAX, TaskRunAttachment, TaskRunAttachments } from './attachment.ts'
import { Classification } from './classification.ts'
import { countUpTo, FileUrl, Id, listOf, OrganizationId, paged, Timestamp } from './common.ts'
import { listQuery } from './entity.ts'
import { Coordinates, Location } from './location.ts'
import { TaskConfig } from './task-run.ts'
import { line, lines } from './text.ts'
import { ElementReference } from './value-chain-element.ts'
import { widgetInputs } from './widget-input.ts'

/** The numbers that older clients and exports use (specification 1, section 4). Unclassified has none. */
export const classificationNumber = { alert: 0, notice: 1, warning: 2 } as const satisfies Partial<Record<Classification, number>>

const Reference = z.object({ id: Id, name: z.string() })

/** For how many days what was deleted can be restored. */
export const DELETED_DAYS = 30

/** What is hidden or deleted is in no list but its own. */
export const outOfSight = ['hidden', 'deleted'] as const

/** How far somebody has reviewed what a worker recorded. */
export const reviewStates = ['received', 'needs_changes', 'approved', 'rejected'] as const
export const ReviewState = z.enum(reviewStates)
export type ReviewState = z.infer<typeof ReviewState>

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
  /** When it was last changed after it was recorded. */
  changedAt: z.optional(Timestamp),
  /** Absent where its task asks for no review. */
  review: z.optional(ReviewState),
  /** From when on it no longer holds. */
  expiredAt: z.optional(Timestamp),
})
export type Interaction = z.infer<typeof Interaction>

/** The kind of a question and its place in the task, from 0. Absent in records from before these were kept. */
const asked = { input: z.optional(z.enum(widgetInputs)), position: z.optional(z.int().check(z.gte(0))) }

/** One answer as it was given. Where it is corrected, what it was is kept for good. */
export const RecordedAnswer = z.object({
  widgetId: z.string(),
  label: z.string(),
  ...asked,
  value: z.union([z.string(), z.number(), z.boolean()]),
  unit: z.optional(z.string()),
})
export type RecordedAnswer = z.infer<typeof RecordedAnswer>

/** A file of a record with its question, as it was asked. */
export const RecordedAttachment = z.object({
  ...TaskRunAttachment.shape,
  /** Absent where the file answers no question of the task. */
  label: z.optional(z.string()),
  ...asked,
  /** Read from the bytes, whatever the name says. Absent where the file is gone. */
  contentType: z.optional(z.string()),
})
export type RecordedAttachment = z.infer<typeof RecordedAttachment>

const Changeable = {
  classification: Classification,
  reportedDate: Timestamp,
  reportedLocation: z.nullable(Location),
  valueChainElementId: z.nullable(Id),
}
const Changed = z.partial(
  z.object({
    ...Changeable,
    /** As it is called now. Absent where there is none, or none any more. */
    valueChainElement: Reference,
    review: ReviewState,
    expiredAt: z.nullable(Timestamp),
    visibility: z.enum(['shown', ...outOfSight]),
    /** All answers, or all files, of one version. */
    answers: z.array(RecordedAnswer),
    attachments: z.array(RecordedAttachment),
  }),
)

/** Why somebody changed it, in their words. */
const Reason = lines(1000)

/** What somebody made of a record after it was kept: the fields that changed, as they were and as they became. */
export const InteractionRevision = z.object({
  changedAt: Timestamp,
  changedBy: z.optional(z.object({ id: Id, name: z.string() })),
  before: Changed,
  after: Changed,
  reason: z.optional(Reason),
})
export type InteractionRevision = z.infer<typeof InteractionRevision>

export const InteractionDetail = z.object({
  ...Interaction.shape,
  /** Where the device told no location: the place in words, or `skipped:` and why. */
  placeNote: z.optional(z.string()),
  /** By how many seconds the device's clock was ahead, negative where it was behind: `reportedDate` was corrected for it. */
  clockOffset: z.optional(z.int()),
  taskResultMessage: z.optional(z.string()),
  answers: z.array(RecordedAnswer),
  attachments: z.optional(z.array(RecordedAttachment).check(z.maxLength(ATTACHMENTS_MAX))),
  /** Oldest first; absent where nothing was changed. */
  changes: z.optional(z.array(InteractionRevision)),
})

export type InteractionDetail = z.infer<typeof InteractionDetail>

/** Kinds of records that an asset's history is filtered by, told by the task of the library that made them. */
export const historyKinds = ['all', 'rapid_assessment', 'certification', 'data_transfer', 'share_request'] as const
export type HistoryKind = Exclude<(typeof historyKinds)[number], 'all'>

/** Where a run began: members run tasks, visitors use services of a public page. */
export const interactionOrigins = ['task', 'service'] as const
export type InteractionOrigin = (typeof interactionOrigins)[number]

export const InteractionQuery = z.extend(
  listQuery(
    [
      'reportedDate_desc',
      'reportedDate_asc',
      'recordDate_desc',
      'recordDate_asc',
      'thing_asc',
      'thing_desc',
      'task_asc',
      'task_desc',
      'classification_asc',
      'classification_desc',
    ],
    'recordDate_desc',
  ),
  {
    classification: z.optional(listOf(Classification)),
    review: z.optional(listOf(ReviewState)),
    thingId: z.optional(Id),
    taskId: z.optional(Id),
    itemId: z.optional(Id),
    /** Records of one kind of history. */
    history: z.optional(z.enum(historyKinds)),
    /** Only what the bearer recorded. */
    createdByMe: z.optional(z.stringbool()),
    /** Only what this account recorded. */
    createdById: z.optional(Id),
    /** Only runs that members began, or that visitors began on a public page. */
    origin: z.optional(z.enum(interactionOrigins)),
    /** Only what was reported of this place, as it is written. */
    place: z.optional(line(200)),
    /** Only what lies in this part of the earth, or has no place. */
    bounds: z.optional(Area),
    /** Only what is in this collection. */
    collectionId: z.optional(Id),
    /** Only what is in any collection. */
    collected: z.optional(z.stringbool()),
    /** Without what automatic tasks of type 1 recorded. */
    teamTasks: z.optional(z.stringbool()),
    /** Only what administrators and owners of the organization recorded. */
    administrationTasks: z.optional(z.stringbool()),
    /** Record date, from (inclusive) and to (exclusive). */
    from: z.optional(Timestamp),
    to: z.optional(Timestamp),
    /** When it was last corrected, or recorded where it never was: from (inclusive) and to (exclusive). */
    changedFrom: z.optional(Timestamp),
    changedTo: z.optional(Timestamp),
    /** Reported date, from (inclusive) and to (exclusive). */
    reportedFrom: z.optional(Timestamp),
    reportedTo: z.optional(Timestamp),
  },
)
export type InteractionQuery = z.infer<typeof InteractionQuery>

/** A page of interactions, with how many of each classification the other filters leave. */
export const InteractionPage = z.object({
  ...paged(Interaction).shape,
  classifications: z.record(Classification, z.int().check(z.gte(0))),
  /**
   * There are more than `totalItems`: a search that finds many counts the first thousand of them, dates and "created by me" the first
   * five thousand. `classifications` are of these, the newest, then.
   */
  isAtLeast: z.optional(z.boolean()),
})
export type InteractionPage = z.infer<typeof InteractionPage>

/** What is out of lists, counts and public pages, since `changedAt`. What is deleted can be restored for `DELETED_DAYS` days, and is removed then. */
export const InteractionOutOfSight = z.object({ ...Interaction.shape, visibility: z.enum(outOfSight) })
export type InteractionOutOfSight = z.infer<typeof InteractionOutOfSight>
export const InteractionOutOfSightPage = z.object({ ...InteractionPage.shape, items: z.array(InteractionOutOfSight) })
export const OutOfSightQuery = z.extend(listQuery(['recordDate_desc', 'recordDate_asc', 'reportedDate_desc', 'reportedDate_asc']), {
  visibility: z.optional(z.enum(outOfSight)),
})
export type OutOfSightQuery = z.infer<typeof OutOfSightQuery>
const { page: _, perPage: __, sort: ___, ...filters } = InteractionQuery.shape
/** What the list is asked for, without its pages. */
export const InteractionFilters = z.object(filters)

/** No map comes closer. */
const ZOOM_MAX = 24

/** What the list is asked for, and how close the map is. */
export const InteractionMapQuery = z.extend(InteractionFilters, {
  /** As maps count it, where 0 shows the world in 512 pixels. */
  zoom: z._default(countUpTo(ZOOM_MAX), 1),
})
export type InteractionMapQuery = z.infer<typeof InteractionMapQuery>

const { totalItems, isAtLeast } = InteractionPage.shape
const Counted = { totalItems, isAtLeast }

/** What a list finds, where it lies. */
export const InteractionMap = z.object({
  ...Counted,
  /** Those that lie too close to be told apart at the zoom. */
  clusters: z.array(
    z.object({
      /** The mean of their places. */
      coordinates: Coordinates,
      /** Where all of them lie. */
      bounds: Area,
      count: totalItems,
      classifications: InteractionPage.shape.classifications,
      /** Where it is one alone. */
      interaction: z.optional(Interaction),
    }),
  ),
  /** What the list finds beside it that has no place. */
  withoutPlace: z.object(Counted),
})
export type InteractionMap = z.infer<typeof InteractionMap>

/** A record that nobody ran a task for: the task gives the questions, and the classification where none is named. */
export const NewInteraction = z.object({
  thingId: Id,
  /** A task that can be run for the asset. */
  taskId: Id,
  itemId: z.optional(Id),
  classification: z.optional(Classification),
  reportedDate: z.optional(Timestamp),
  reportedLocation: z.optional(Location),
  /** An element of the asset's value chain; that of the task where absent. */
  valueChainElementId: z.optional(Id),
  answers: z._default(z.record(z.string(), AnswerValue), {}),
})

/** What is not named stays. What was recorded, when and by whom can't be changed. */
export const InteractionChange = z.partial(z.object({ ...Changeable, reason: Reason }))
export type InteractionChange = z.infer<typeof InteractionChange>

/** At once, where no instant is named; `null`: it holds again. */
export const InteractionExpiry = z.object({ expiredAt: z.optional(z.nullable(Timestamp)), reason: z.optional(Reason) })

/** Takes it out of lists, counts and public pages, or back into them. */
export const InteractionVisibility = z.object({ reason: z.optional(Reason) })

/** Where the review goes from here. Sent back and rejected need a reason, which the worker reads. */
export const InteractionReview = z.object({ review: ReviewState, reason: z.optional(Reason) })

/** New answers of an interaction: the next version of it. */
export const AnswerCorrection = z.object({
  answers: z.record(z.string(), AnswerValue),
  /** All files of the questions. Those that were there stay where it is absent. */
  attachments: z.optional(TaskRunAttachments),
  reason: z.optional(Reason),
})

/** Whether the bearer may correct the answers: `with_reason` as somebody else than who recorded it, or after the time for that. */
export const answerCorrections = ['open', 'with_reason', 'approved', 'over'] as const

const correctable = {
  correction: z.enum(answerCorrections),
  /** Until when whoever recorded it may correct it. */
  correctUntil: z.optional(Timestamp),
  /** Why it was sent back or rejected. */
  reviewReason: z.optional(z.string()),
}

/** The form that an interaction was recorded with, filled in with its newest answers. */
export const AnswerForm = z.object({
  ...correctable,
  interaction: Interaction,
  config: TaskConfig,
  answers: z.record(z.string(), AnswerValue),
  attachments: z.array(RecordedAttachment).check(z.maxLength(ATTACHMENTS_MAX)),
})
export type AnswerForm = z.infer<typeof AnswerForm>

/** What the bearer recorded, and how it stands in its review. */
export const OwnInteraction = z.object({ ...Interaction.shape, ...correctable })
export type OwnInteraction = z.infer<typeof OwnInteraction>
/** `isAtLeast`: there are more than `totalItems`. */
export const OwnInteractionPage = z.object({ ...paged(OwnInteraction).shape, isAtLeast: z.optional(z.boolean()) })
export const OwnInteractionQuery = listQuery(['recordDate_desc', 'recordDate_asc'])

/** What one task has recorded of one asset. */
export const AssetTaskSummary = z.object({
  thing: Reference,
  task: Reference,
  totalItems: z.int().check(z.gte(0)),
  classifications: z.record(Classification, z.int().check(z.gte(0))),
  /** The newest. */
  latest: z.optional(Interaction),
})
