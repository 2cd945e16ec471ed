import { inSteps } from '@tracemark/api/rules'
import type { Answers, AnswerValue, Location, TaskRun, TaskRunAttachment, TaskRunResult } from '@tracemark/api/schemas'
import type * as z from 'zod/mini'
import { json, optionalJson } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { taskRunColumns } from '../../schema/columns.ts'

type TaskRunView = z.infer<typeof TaskRun>

export interface NewTaskRun {
  id: string
  taskThingId: string
  itemId: string | undefined
  /** Absent for a visitor of a public page. */
  accountId: string | undefined
  createdAt: Date
}

/** Whether a run of this id has begun. */
export const taskRunExists = async (db: ScopedDatabase, organizationId: number, id: string): Promise<boolean> =>
  (await db.selectFrom('task_runs').select('id').where('organization_id', '=', organizationId).where('id', '=', id).executeTakeFirst()) !==
  undefined

/** Begins a run. Where its id is taken, the run that has it stays as it is. */
export const insertTaskRun = async (db: ScopedDatabase, organizationId: number, execution: NewTaskRun): Promise<void> => {
  await db
    .insertInto('task_runs')
    .values({
      organization_id: organizationId,
      id: execution.id,
      task_asset_id: execution.taskThingId,
      unit_id: execution.itemId ?? null,
      account_id: execution.accountId ?? null,
      state: 'created',
      answers: json({}),
      created_at: execution.createdAt,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Holds the run until the transaction ends, so that calls for one run follow each other. */
export const lockTaskRun = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .selectFrom('task_runs')
    .select(taskRunColumns)
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()

const joined = (db: ScopedDatabase, organizationId: number, id: string) =>
  db
    .selectFrom('task_runs as run')
    .innerJoin('task_assets as link', (join) =>
      join.onRef('link.organization_id', '=', 'run.organization_id').onRef('link.id', '=', 'run.task_asset_id'),
    )
    .innerJoin('tasks as task', (join) =>
      join.onRef('task.organization_id', '=', 'link.organization_id').onRef('task.id', '=', 'link.task_id'),
    )
    .innerJoin('assets as thing', (join) =>
      join.onRef('thing.organization_id', '=', 'link.organization_id').onRef('thing.id', '=', 'link.asset_id'),
    )
    .innerJoin('organizations as organization', 'organization.id', 'run.organization_id')
    .leftJoin('units as item', (join) =>
      join.onRef('item.organization_id', '=', 'run.organization_id').onRef('item.id', '=', 'run.unit_id'),
    )
    .where('run.organization_id', '=', organizationId)
    .where('run.id', '=', id)

/** The run with its task, thing and unit. `link` is what processing needs beside. */
export const findTaskRun = async (db: ScopedDatabase, organizationId: number, id: string) => {
  const row = await joined(db, organizationId, id)
    .select([
      'run.state',
      'run.answers',
      'run.attachments',
      'run.task_asset_id',
      'run.unit_id',
      'task.id as task_id',
      'task.name as task_name',
      'task.description',
      'task.config',
      'task.rules',
      'task.default_classification',
      'task.review_required',
      'task.result_messages',
      'thing.id as asset_id',
      'thing.name as asset_name',
      'thing.image as asset_image',
      'thing.value_chain_id',
      'link.value_chain_element_id',
      'link.steps_engine_config',
      'link.messages_engine_config',
      'link.unit_statuses',
      'item.name as unit_name',
      'organization.name as organization_name',
      'organization.accent_color',
      'organization.image as organization_image',
    ])
    .executeTakeFirst()
  if (!row) return undefined
  const execution: TaskRunView = {
    type: row.config.widgets.some(({ parameters }) => parameters.input === 'evernymInvitation') ? 'evernymInvitation' : 'quicktask',
    state: row.state,
    thingId: row.asset_id,
    task: { id: row.task_id, name: row.task_name, ...(row.description !== null && { description: row.description }) },
    thing: { id: row.asset_id, name: row.asset_name, ...(row.asset_image !== null && { image: row.asset_image }) },
    ...(row.unit_id !== null && row.unit_name !== null && { item: { id: row.unit_id, name: row.unit_name } }),
    organization: {
      name: row.organization_name,
      ...(row.accent_color !== null && { accentColor: row.accent_color }),
      ...(row.organization_image !== null && { image: row.organization_image }),
    },
    config: { ...row.config, widgets: inSteps(row.config.widgets, row.steps_engine_config ?? undefined) },
    executionData: row.answers,
    ...(row.attachments && { attachments: row.attachments }),
  }
  const link = {
    taskThingId: row.task_asset_id,
    itemId: row.unit_id,
    valueChainId: row.value_chain_id,
    valueChainElementId: row.value_chain_element_id,
    messages: row.messages_engine_config?.messages ?? {},
    itemStatuses: row.unit_statuses,
    rules: row.rules,
    defaultClassification: row.default_classification,
    reviewRequired: row.review_required,
    resultMessages: row.result_messages,
  }
  return { execution, link }
}

export interface TaskRunChange {
  answers: Answers
  location: Location | undefined
  placeNote: string | undefined
  reportedDate: Date | undefined
  /** Of the device, in seconds; goes with its date. */
  clockOffset: number | undefined
  attachments: TaskRunAttachment[] | undefined
}

/** Keeps answers; an absent place or date leaves the one before. */
export const updateTaskRun = async (db: ScopedDatabase, organizationId: number, id: string, change: TaskRunChange): Promise<void> => {
  const answers: Record<string, AnswerValue> = { ...change.answers }
  await db
    .updateTable('task_runs')
    .set({
      answers: json(answers),
      ...(change.location && { location: json(change.location), place_note: null }),
      ...(change.placeNote !== undefined && { place_note: change.placeNote }),
      ...(change.reportedDate && { reported_date: change.reportedDate, clock_offset: change.clockOffset ?? null }),
      ...(change.attachments && { attachments: json(change.attachments) }),
    })
    .where('organization_id', '=', organizationId)
    .where('id', '=', id)
    .execute()
}

export const markProcessed = async (db: ScopedDatabase, organizationId: number, result: TaskRunResult): Promise<void> => {
  await db
    .updateTable('task_runs')
    .set({ state: 'processed', interaction_id: result.interactionId, result: optionalJson(result) })
    .where('organization_id', '=', organizationId)
    .where('id', '=', result.executionId)
    .execute()
}

export const markCompleted = async (db: ScopedDatabase, organizationId: number, id: string): Promise<void> => {
  await db.updateTable('task_runs').set({ state: 'completed' }).where('organization_id', '=', organizationId).where('id', '=', id).execute()
}

/** One more record of the task at this asset. */
export const countUsage = async (db: ScopedDatabase, organizationId: number, taskThingId: string): Promise<void> => {
  await db
    .updateTable('task_assets')
    .set((eb) => ({ usage_count: eb('usage_count', '+', 1) }))
    .where('organization_id', '=', organizationId)
    .where('id', '=', taskThingId)
    .execute()
}
