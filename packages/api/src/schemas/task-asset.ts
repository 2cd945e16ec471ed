import * as z from 'zod/mini'
import { AssetImage } from './asset-parts.ts'
import { FileUrl, Id, Timestamp } from './common.ts'
import { DisplayConditions } from './display-condition.ts'
import { BULK_MAX, changeOf, Description, entityOf, listQuery, Name, newOf } from './entity.ts'
import { Attribute } from './public-asset.ts'
import { Metadata, Outcome } from './task.ts'
import { TaskResultMessage } from './task-run.ts'
import { line } from './text.ts'

/** Who sees a task among the services of a public page: nobody, every visitor, or who holds a unit and meets another who does. */
export const publicTaskVisibilities = ['off', 'basic', 'peerToPeer'] as const

/** What a public page says of the task, in place of its own words. */
const PublicTaskContent = z.object({
  title: z.optional(Name),
  description: z.optional(Description),
  image: z.optional(FileUrl),
  /** What of the picture stays in view where it is cropped. */
  focus: AssetImage.shape.focus,
  buttonLabel: z.optional(line(60, 0)),
})

/** The task's questions in steps; those that no step names follow at the end. */
const StepsEngineConfig = z.object({
  steps: z
    .array(z.object({ id: z.string().check(z.maxLength(64)), title: Name, widgetIds: z.array(z.string()).check(z.maxLength(200)) }))
    .check(z.maxLength(50)),
})

/** What the worker reads at the end, in place of the task's own words. */
const MessagesEngineConfig = z.object({ messages: z.partialRecord(Outcome, TaskResultMessage) })

/** What a person decides of a task at an asset. */
const settings = {
  order: z._default(z.int().check(z.gte(0)), 0),
  /** Where in the value chain its records stand; where absent, at the chain's default element. */
  valueChainElementId: z.optional(Id),
  publicServiceEnabled: z._default(z.boolean(), false),
  publicServiceSharingEnabled: z._default(z.boolean(), false),
  publicTaskVisibility: z._default(z.enum(publicTaskVisibilities), 'off'),
  publicTaskContent: z._default(PublicTaskContent, {}),
  /** After this instant no run begins. */
  expiration: z.optional(Timestamp),
  stepsEngineConfig: z.optional(StepsEngineConfig),
  messagesEngineConfig: z.optional(MessagesEngineConfig),
  /** The status that a run gives its unit, by how it ended. What is not named leaves the unit as it is. */
  itemStatuses: z._default(z.partialRecord(Outcome, z.int().check(z.gte(0))), {}),
  metadata: z._default(Metadata, {}),
  attributes: z._default(z.array(Attribute).check(z.maxLength(100)), []),
}

const link = { taskId: Id, thingId: Id, ...settings }

const Named = z.object({ id: Id, name: z.string(), image: z.optional(FileUrl) })

/** A task that can be run for an asset. */
export const TaskAsset = z.object({
  ...entityOf(link).shape,
  task: z.object({
    ...Named.shape,
    description: z.optional(z.string()),
    icon: z.optional(z.string()),
    /** The system keeps its records, such as those of sharing: nobody runs it. */
    automatic: z.boolean(),
    /** Who is offered it on public pages. */
    ruleConditions: DisplayConditions,
  }),
  thing: Named,
  /** Records that were made with it. */
  usageCount: z.int().check(z.gte(0)),
})
export type TaskAsset = z.infer<typeof TaskAsset>

export const NewTaskAsset = newOf(link)
export const TaskAssetChange = changeOf(settings)
export const taskAssetSorts = ['order_asc', 'order_desc', 'createdAt_desc', 'createdAt_asc'] as const

export const TaskAssetQuery = z.extend(listQuery(taskAssetSorts), {
  thingId: z.optional(Id),
  taskId: z.optional(Id),
})

/** Every task for every asset; those that are there already stay as they are. */
export const BulkAssign = z.object({
  taskIds: z.array(Id).check(z.minLength(1), z.maxLength(100)),
  thingIds: z.array(Id).check(z.minLength(1), z.maxLength(BULK_MAX)),
})
