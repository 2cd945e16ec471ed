import type {
  DeliveryAttempt,
  deliveryStates,
  disabledReasons,
  EventType,
  ExportFailure,
  ExportFormat,
  ExportList,
  ExportState,
  NewExportJob,
  NotificationPriority,
  NotificationType,
} from '@tracemark/api/schemas'
import type { ColumnType, Generated, RawBuilder } from 'kysely'
import type { Instant, Json, NamedRow, Optional, OptionalInstant, OrganizationRow } from './column-types.ts'

/** What leaves: to people, and to other programs. */
export interface OutboxTables {
  outgoing_mail: OrganizationRow & {
    id: string
    recipient: string
    subject: string
    body_text: string
    body_html: string
    attempts: Generated<number>
    not_before: OptionalInstant
    failed_at: OptionalInstant
    created_at: Instant
    created_by_id: Optional<string>
  }
  webhooks: NamedRow & {
    email_addresses: Json<string[]>
    email_subject: string | null
    endpoint_url: string | null
    hmac_security_key: string | null
    api_key: string | null
    xml_message: string | null
    event_types: Json<EventType[]>
    enabled: boolean
    disabled_reason: (typeof disabledReasons)[number] | null
  }
  outbox_events: OrganizationRow & { id: string; type: EventType; data: Json<unknown>; created_at: Instant }
  outbox_queues: OrganizationRow & {
    kind: string
    target_id: string
    lease: Generated<string | null>
    leased_until: ColumnType<Date | null, Date | undefined, Date | null>
    retry_at: ColumnType<Date | null, Date | undefined, Date | null>
  }
  outbox_deliveries: OrganizationRow & {
    id: string
    place: Generated<string>
    kind: string
    target_id: string
    event_id: string
    state: (typeof deliveryStates)[number]
    attempts: Json<DeliveryAttempt[]>
    finished_at: ColumnType<Date | null, Date | undefined, Date | null>
    created_at: Instant
    created_by_id: Generated<string | null>
  }
  exports: OrganizationRow & {
    id: string
    list: ExportList
    format: ExportFormat
    query: Json<NewExportJob['query']>
    state: ExportState | 'removed'
    total: Optional<number>
    done: Generated<number>
    bytes: Generated<string>
    parts: ColumnType<string[], RawBuilder<string[]> | undefined, RawBuilder<string[]>>
    writing: Optional<string>
    failure: Optional<ExportFailure>
    attempts: Generated<number>
    lease: Optional<string>
    leased_until: OptionalInstant
    retry_at: OptionalInstant
    finished_at: OptionalInstant
    created_at: Instant
    created_by_id: string
  }
  export_rows: OrganizationRow & { export_id: string; ids: Uint8Array }
  notifications: OrganizationRow & {
    id: string
    notification_type: NotificationType
    priority: NotificationPriority
    text: string
    url: string
    account_id: ColumnType<string | null, string | undefined, never>
    created_at: Instant
  }
}
