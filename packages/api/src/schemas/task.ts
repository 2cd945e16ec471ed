import * as z from 'zod/mini'
import { AnswerValue } from './answer-value.ts'
import { Classification } from './classification.ts'
import { ClassificationRule } from './classification-rule.ts'
import { FileUrl, Id, OrganizationId, paged, Timestamp } from './common.ts'
import { DisplayConditions } from './display-condition.ts'
import { changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { Attribute } from './public-asset.ts'
import { TaskConfig, TaskResultMessage } from './task-run.ts'

/** Values of the organization's own programs, by their names. */
export const Metadata = z.record(z.string().check(z.minLength(1), z.maxLength(64)), AnswerValue)

/** How a run ended: its classification, or `otherwise` where nothing is said for that one. */
export const Outcome = z.enum([...Classification.options, 'otherwise'])

/** Kinds of tasks as older clients number them (specification 1, section 4): of people, or of machines. */
export const taskTypes = { manual: 0, automatic: 1 } as const
export const TaskType = z.literal(Object.values(taskTypes))

/** A task that every organization can begin with. */
export const TaskLibraryEntry = z.object({
  id: Id,
  name: z.string(),
  description: z.string(),
  icon: z.string(),
  image: z.optional(FileUrl),
  /** Is run by the system, and not by people. */
  automatic: z.boolean(),
  /** Its record is shown as it is made. */
  realtime: z.boolean(),
  /** Can be offered to the public on an asset's page. */
  service: z.boolean(),
  type: TaskType,
  /** By which the mobile field app knows it. */
  inAppId: z.string(),
  config: TaskConfig,
})
export type TaskLibraryEntry = z.infer<typeof TaskLibraryEntry>

export const TaskLibraryQuery = listQuery(['name_asc', 'name_desc'])

const fields = {
  name: Name,
  description: z.optional(Description),
  image: z.optional(FileUrl),
  icon: z.optional(z.string().check(z.maxLength(64))),
  taskLibraryId: z.optional(Id),
  config: z._default(TaskConfig, { widgets: [] }),
  /** Answers that give the record a graver classification. */
  rules: z._default(z.array(ClassificationRule).check(z.maxLength(100)), []),
  defaultClassification: z._default(Classification, 'unclassified'),
  /** What the worker reads at the end. */
  resultMessages: z._default(z.partialRecord(Outcome, TaskResultMessage), {}),
  /** Who is offered it on public pages. */
  ruleConditions: z._default(DisplayConditions, []),
  /** Units are discovered with it. */
  usedForDiscovery: z._default(z.boolean(), false),
  /** Somebody other than the worker decides on what it records. */
  reviewRequired: z._default(z.boolean(), false),
  metadata: z._default(Metadata, {}),
  attributes: z._default(z.array(Attribute).check(z.maxLength(100)), []),
}

/** Of the library's entry that it began with: how it is run. */
export const TaskLibraryReference = z.object({ id: Id, automatic: z.boolean(), type: TaskType })

/** A task that an organization can run. */
export const Task = z.object({
  ...entityOf(fields).shape,
  organizationId: OrganizationId,
  updatedAt: Timestamp,
  taskLibrary: z.optional(TaskLibraryReference),
  /** Records that were made with it. */
  usageCount: z.int().check(z.gte(0)),
  /** Assets that it can be run for. */
  assignments: z.int().check(z.gte(0)),
})
export type Task = z.infer<typeof Task>

export const NewTask = newOf(fields)
export const TaskChange = changeOf(fields)
export const taskSorts = [
  'name_asc',
  'name_desc',
  'createdAt_desc',
  'createdAt_asc',
  'usedForDiscovery_desc',
  'usedForDiscovery_asc',
] as const
export const TaskQuery = z.extend(listQuery(taskSorts), {
  usedForDiscovery: z.optional(z.stringbool()),
  reviewRequired: z.optional(z.stringbool()),
})

/** A task in the query language. */
export const OrganizationTask = z.object({
  id: Id,
  organizationId: OrganizationId,
  name: z.string(),
  description: z.optional(z.string()),
  icon: z.optional(z.string()),
  image: z.optional(FileUrl),
  usedForDiscovery: z.boolean(),
  taskLibrary: z.optional(TaskLibraryReference),
})
export type OrganizationTask = z.infer<typeof OrganizationTask>

export const OrganizationTaskPage = paged(OrganizationTask)
export type OrganizationTaskPage = z.infer<typeof OrganizationTaskPage>
