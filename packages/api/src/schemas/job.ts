import * as z from 'zod/mini'
import { Id, Link, listOf, Timestamp } from './common.ts'
import { BULK_MAX, changeOf, entityOf, listQuery, Name, Named, newOf } from './entity.ts'
import { code, lines } from './text.ts'

/** `expired`: its expiry date has passed while it was to be done. */
export const jobStatuses = ['open', 'in_progress', 'completed', 'cancelled', 'expired'] as const
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

/** How long after a job the next one is due, as ISO 8601 says it. */
export const jobRepeats = ['P1D', 'P2D', 'P1W', 'P2W', 'P1M', 'P3M', 'P6M', 'P1Y'] as const
export type JobRepeat = (typeof jobRepeats)[number]

/** How long before the due date of a job the person is reminded of it, as ISO 8601 says it. */
export const jobReminders = ['PT1H', 'P1D', 'P2D', 'P1W'] as const
export type JobReminder = (typeof jobReminders)[number]

const Code = code(32)

const said = {
  name: Name,
  /** When it should be done. */
  dueDate: z.optional(Timestamp),
  /** From when on it can't be done any more, and its unit is free for another job. */
  expiryDate: z.optional(Timestamp),
  /** An account of the organization. */
  assignedTo: z.optional(Id),
  highPriority: z._default(z.boolean(), false),
  /** When it is done, the next one is made. It is due so long after this one, or after it was done where this one has no due date. */
  repeat: z.optional(z.enum(jobRepeats)),
  /** Without a due date nobody is reminded. */
  remindBefore: z.optional(z.enum(jobReminders)),
  /** What whoever does it should know. */
  note: z.optional(lines(2000)),
}

/** A task that is to be run for a unit, or for an asset as a whole. A unit has one job at a time that is to be done; so has a task of an asset. */
export const Job = z.object({
  ...entityOf({ code: z.string(), ...said, itemId: z.optional(Id), taskThingId: Id }).shape,
  status: JobStatus,
  /** Absent where the task is for the asset as a whole. */
  unit: z.optional(Named),
  thing: Named,
  task: Named,
  assignedToName: z.optional(z.string()),
  dateAssigned: z.optional(Timestamp),
  /** The same as `dueDate`, under the name that lists have for it. */
  dateDue: z.optional(Timestamp),
  completedAt: z.optional(Timestamp),
  /** Runs the task without signing in; absent when there is none that is still valid. */
  sharableLink: z.optional(Link),
})
export type Job = z.infer<typeof Job>

/** `code` is given by the server where it is absent. Without `itemId` the task is for the asset as a whole. */
export const NewJob = z.object({ ...newOf({ ...said, itemId: z.optional(Id), taskThingId: Id }).shape, code: z.optional(Code) })
export type NewJob = z.infer<typeof NewJob>

/** Jobs that differ in their units alone, which belong to the asset of the task. The server gives them codes. */
export const NewJobs = newOf({ ...said, taskThingId: Id, unitIds: z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX)) })
export type NewJobs = z.infer<typeof NewJobs>

export const JobOfUnit = z.object({ id: Id, code: z.string(), unit: Named })
export type JobOfUnit = z.infer<typeof JobOfUnit>

/** What became of each unit: a job of its own, or none because it has one that is to be done. Both in the order of the units. */
export const JobsAnswer = z.object({
  created: z.array(JobOfUnit),
  existing: z.array(JobOfUnit),
})
export type JobsAnswer = z.infer<typeof JobsAnswer>

/** A job stays with its unit and task. */
export const JobChange = z.object({
  ...changeOf({ ...said, code: Code }).shape,
  status: z.optional(z.enum(['open', 'in_progress', 'completed', 'cancelled'])),
})
export type JobChange = z.infer<typeof JobChange>

/** `urgency_desc`: by due date, the earliest first, so that what is overdue begins; what has none comes last. */
export const JobQuery = z.extend(
  listQuery([
    'createdAt_desc',
    'createdAt_asc',
    'dueDate_asc',
    'dueDate_desc',
    'code_asc',
    'code_desc',
    'name_asc',
    'name_desc',
    'status_asc',
    'status_desc',
    'urgency_desc',
    'completedAt_desc',
  ]),
  {
    status: z.optional(listOf(JobStatus)),
    itemId: z.optional(Id),
    thingId: z.optional(Id),
    taskId: z.optional(Id),
    assignedTo: z.optional(Id),
    highPriority: z.optional(z.stringbool()),
    overdue: z.optional(z.stringbool()),
    dueDateFrom: z.optional(Timestamp),
    dueDateTo: z.optional(Timestamp),
  },
)
export type JobQuery = z.infer<typeof JobQuery>

export const JobExistsQuery = z.object({ itemId: Id })
/** Whether the unit has a job that is to be done, and which. */
export const JobExists = z.object({ exists: z.boolean(), jobId: z.optional(Id) })

/** A link that runs the job's task for its unit, for whoever has it, until it expires. */
export const SharableLink = z.object({ sharableLink: Link, expiresAt: Timestamp })
