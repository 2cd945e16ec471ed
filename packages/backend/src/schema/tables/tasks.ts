import type {
  AnswerValue,
  Classification,
  ClassificationRule,
  InteractionRevision,
  JobReminder,
  JobRepeat,
  JobStatus,
  Location,
  RecordedAnswer,
  RecordedAttachment,
  ReviewState,
  TaskAsset,
  TaskConfig,
  TaskResultMessage,
  TaskRunAttachment,
  TaskRunResult,
} from '@tracemark/api/schemas'
import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Instant, Json, NamedRow, OrganizationRow, Origin } from './column-types.ts'

type ByOutcome<Value> = { [Outcome in Classification | 'otherwise']?: Value | undefined }

type Changed = InteractionRevision['after']

/** Tasks, their runs, and the interactions that they record. */
export interface TaskTables {
  tasks: NamedRow & {
    description: string | null
    task_library_id: ColumnType<string | null, string | null | undefined, string | null>
    config: Json<TaskConfig>
    rules: Json<ClassificationRule[]>
    default_classification: Classification
    review_required: Generated<boolean>
    result_messages: Json<Partial<Record<Classification | 'otherwise', TaskResultMessage>>>
  }
  task_assets: OrganizationRow & {
    id: string
    task_id: string
    asset_id: string
    order: number
    value_chain_element_id: string | null
    expiration: ColumnType<Date | null, Date | null | undefined, Date | null>
    public_service_enabled: Generated<boolean>
    public_task_visibility: Generated<'off' | 'basic' | 'peerToPeer'>
    public_task_content: ColumnType<unknown, RawBuilder<unknown> | undefined, never>
    removed_at: ColumnType<Date | null, undefined, Date>
    is_discovery: Generated<boolean>
    steps_engine_config: ColumnType<NonNullable<TaskAsset['stepsEngineConfig']> | null, undefined, never>
    messages_engine_config: ColumnType<{ messages: ByOutcome<TaskResultMessage> } | null, undefined, never>
    unit_statuses: ColumnType<ByOutcome<number>, undefined, never>
    usage_count: Generated<number>
  }
  task_runs: OrganizationRow & {
    id: string
    task_asset_id: string
    unit_id: string | null
    account_id: string | null
    state: 'created' | 'processed' | 'completed'
    answers: Json<Record<string, AnswerValue>>
    location: Json<Location> | null
    place_note: ColumnType<string | null, string | null | undefined, string | null>
    reported_date: Instant | null
    /** Seconds. */
    clock_offset: ColumnType<number | null, number | null | undefined, number | null>
    interaction_id: string | null
    result: Json<TaskRunResult> | null
    attachments: ColumnType<TaskRunAttachment[] | null, RawBuilder<TaskRunAttachment[]> | undefined, RawBuilder<TaskRunAttachment[]>>
    created_at: Instant
  }
  jobs: NamedRow &
    Origin & {
      code: string
      unit_id: string | null
      task_asset_id: string
      status: JobStatus
      due_date: Instant | null
      expiry_date: Instant | null
      assigned_to: string | null
      date_assigned: Instant | null
      high_priority: boolean
      completed_at: Instant | null
      interaction_id: string | null
      sharable_link: string | null
      link_expires_at: Instant | null
      repeat: JobRepeat | null
      remind_before: JobReminder | null
      remind_at: Instant | null
      note: string | null
    }
  interactions: NamedRow & {
    asset_id: string
    unit_id: string | null
    task_id: string
    value_chain_element_id: string | null
    created_by: string | null
    classification: Classification
    reported_date: Instant
    reported_location: Json<Location> | null
    record_date: Instant
    record_location: Json<Location> | null
    /** Of what it names together, kept by the database. */
    subject: ColumnType<string, never, never>
    place_note: ColumnType<string | null, string | null | undefined, never>
    /** That of the reported location. */
    place: ColumnType<string | null, never, never>
    /** Of the reported location, else of the recorded one, in millionths of a degree. */
    longitude: ColumnType<number | null, never, never>
    latitude: ColumnType<number | null, never, never>
    clock_offset: ColumnType<number | null, number | null | undefined, never>
    task_result_message: string | null
    answers: Json<RecordedAnswer[]>
    /** Absent in records from before these were kept. */
    form_id: ColumnType<string | null, string | null | undefined, never>
    /** `contentType` is the file's own, and not kept here. */
    attachments: ColumnType<
      RecordedAttachment[] | null,
      RawBuilder<RecordedAttachment[]> | null | undefined,
      RawBuilder<RecordedAttachment[]>
    >
    review: ColumnType<ReviewState | null, ReviewState | null | undefined, ReviewState>
    expired_at: ColumnType<Date | null, undefined, Date | null>
    /** Since when it is hidden or deleted. */
    deleted_at: ColumnType<Date | null, undefined, Date | null>
    /** Hidden, not deleted: it is kept until somebody restores it. */
    hidden: Generated<boolean>
    changed_at: ColumnType<Date | null, undefined, Date>
    changed_by: ColumnType<string | null, undefined, string>
  }
  interaction_forms: OrganizationRow & { id: string; config: Json<TaskConfig> }
  interaction_changes: OrganizationRow &
    Origin & { id: string; interaction_id: string; before: Json<Changed>; after: Json<Changed>; reason: string | null }
  /** Kept by a trigger of `interactions`. The sum over the shards counts. */
  interaction_counts: OrganizationRow & {
    asset_id: string
    task_id: string
    classification: Classification
    shard: number
    count: number
  }
  /** Kept by the same trigger. `month`: its first day, in UTC. */
  interaction_months: OrganizationRow & {
    asset_id: string
    month: string
    classification: Classification
    shard: number
    count: number
  }
  /** Kept by the same trigger, for the map: level 0 is what has no place. */
  interaction_cells: OrganizationRow & {
    level: number
    grain: 'year' | 'month' | 'day'
    start: ColumnType<Date, Date | string, never>
    x: number
    y: number
    classification: Classification
    shard: number
    count: number
    longitudes: string
    latitudes: string
  }
  /** Kept by the same trigger, for the dashboard. `key`: a classification, an id or a place; empty where a record names none. */
  interaction_spans: OrganizationRow & {
    kind: 'classification' | 'task' | 'service' | 'asset' | 'worker' | 'place'
    grain: 'month' | 'day' | 'hour' | 'quarter'
    start: ColumnType<Date, Date | string, never>
    key: string
    shard: number
    count: number
  }
}
