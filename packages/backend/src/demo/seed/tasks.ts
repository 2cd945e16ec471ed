import type { DemoData } from '@tracemark/api/demo'
import { json, optionalJson } from '../../platform/db/json.ts'
import type { ScopedDatabase } from '../../platform/db/scope.ts'
import { insertAll, selectRows } from './insert-all.ts'

/** Tasks, and the assets that have them. */
export const seedTasks = async (db: ScopedDatabase, data: DemoData, id: number): Promise<void> => {
  await insertAll(
    db,
    'tasks',
    selectRows(data.tasks, id).map((row) => ({
      organization_id: id,
      id: row.id,
      name: row.name,
      description: row.description,
      task_library_id: row.taskLibraryId ?? null,
      config: json(row.config),
      rules: json(row.rules),
      default_classification: row.defaultClassification,
      review_required: row.reviewRequired ?? false,
      result_messages: json(row.resultMessages),
    })),
  )
  const used = Map.groupBy(data.interactions, ({ thingId, task }) => `${thingId} ${task.id}`)
  await insertAll(
    db,
    'task_assets',
    selectRows(data.taskThings, id).map((row) => ({
      organization_id: id,
      id: row.id,
      task_id: row.taskId,
      asset_id: row.thingId,
      order: row.order,
      usage_count: used.get(`${row.thingId} ${row.taskId}`)?.length ?? 0,
      value_chain_element_id: row.valueChainElementId,
      is_discovery: row.isDiscovery ?? false,
      ...(row.service && {
        public_service_enabled: true,
        public_task_visibility: 'basic' as const,
        public_task_content: json(row.service),
      }),
    })),
  )
}

export const seedJobs = (db: ScopedDatabase, data: DemoData, id: number): Promise<void> =>
  insertAll(
    db,
    'jobs',
    selectRows(data.jobs, id).map((row) => ({
      organization_id: id,
      id: row.id,
      code: row.code,
      name: row.name,
      unit_id: row.itemId,
      task_asset_id: row.taskThingId,
      status: row.status,
      due_date: new Date(row.dueDate),
      assigned_to: row.assignedTo,
      date_assigned: new Date(row.dateAssigned),
      high_priority: row.highPriority,
      repeat: row.repeat ?? null,
      remind_before: row.remindBefore ?? null,
      completed_at: row.completedAt === undefined ? null : new Date(row.completedAt),
      created_at: new Date(row.createdAt),
    })),
  )

export const seedInteractions = (db: ScopedDatabase, data: DemoData, id: number): Promise<void> =>
  insertAll(
    db,
    'interactions',
    data.interactions
      .filter(({ orgId }) => orgId === id)
      .map((row) => ({
        organization_id: id,
        id: row._id,
        asset_id: row.thingId,
        unit_id: row.item?.id ?? null,
        task_id: row.task.id,
        value_chain_element_id: row.valueChainElement?.id ?? null,
        created_by: row.createdBy?.id ?? null,
        name: row.name,
        classification: row.classification,
        reported_date: new Date(row.reportedDate),
        reported_location: optionalJson(row.reportedLocation),
        record_date: new Date(row.recordDate),
        record_location: optionalJson(row.recordLocation),
        task_result_message: row.taskResultMessage ?? null,
        review: row.review ?? null,
        answers: json(row.answers),
      })),
  )
