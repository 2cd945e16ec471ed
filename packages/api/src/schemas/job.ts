import * as z from 'zod/mini'
import { Id, Link, listOf, Timestamp } from './common.ts'
import { changeOf, entityOf, listQuery, Name, newOf } from './entity.ts'
import { code } from './text.ts'

/** `expired`: its expiry date has passed while it was to be done. */
export const jobStatuses = ['open', 'in_progress', 'completed', 'cancelled', 'expired'] as const
export const JobStatus = z.enum(jobStatuses)
export type JobStatus = z.infer<typeof JobStatus>

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
}

/** A task that is to be run for a unit. A unit has one job at a time that is to be done. */
export const Job = z.object({
  ...entityOf({ code: z.string(), ...said, itemId: Id, taskThingId: Id }).shape,
  status: JobStatus,
  unit: z.object({ id: Id, name: z.string() }),
  thing: z.object({ id: Id, name: z.string() }),
  task: z.object({ id: Id, name: z.string() }),
  assignedToName: z.optional(z.string()),
  dateAssigned: z.optional(Timestamp),
  /** The same as `dueDate`, under the name that lists have for it. */
  dateDue: z.optional(Timestamp),
  completedAt: z.optional(Timestamp),
  /** Runs the task without signing in; absent when there is none that is still valid. */
  sharableLink: z.optional(Link),
})
export type Job = z.infer<typeof Job>

/** `code` is given by the server where it is absent. */
export const NewJob = z.object({ ...newOf({ ...said, itemId: Id, taskThingId: Id }).shape, code: z.optional(Code) })
export type NewJob = z.infer<typeof NewJob>

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
