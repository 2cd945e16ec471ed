import type {
  AccessTokenType,
  AnswerValue,
  ChangedValue,
  Classification,
  ClassificationRule,
  ContentTransfer,
  DeliveryAttempt,
  deliveryStates,
  disabledReasons,
  EventType,
  IdentificationCode,
  InteractionRevision,
  JobStatus,
  JourneyStep,
  LabelPrint,
  Language,
  Location,
  NotificationPriority,
  NotificationType,
  Partner,
  Permission,
  PublicContent,
  PublicInfo,
  RecordedAnswer,
  RecordedAttachment,
  Role,
  SharedAssessment,
  SharedContent,
  ShareState,
  shareModes,
  TaskAsset,
  TaskConfig,
  TaskResultMessage,
  TaskRunAttachment,
  TaskRunResult,
  VariantAttribute,
  VariantChangeLine,
  VariantComponent,
  VariantStatus,
} from '@tracemark/api/schemas'
import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'

/** JSON goes in through `json()` alone: the drivers differ in how they write a plain object. */
type Json<Value> = ColumnType<Value, RawBuilder<Value>, RawBuilder<Value>>
type Instant = ColumnType<Date, Date, Date>
/** May be left out when a row is made. */
type Optional<Value> = ColumnType<Value | null, Value | null | undefined, Value | null>
type OptionalInstant = Optional<Date>

type ByOutcome<Value> = { [Outcome in Classification | 'otherwise']?: Value | undefined }

interface OrganizationRow {
  organization_id: number
}

/** When a row came to be, and by whom. */
interface Origin {
  created_at: Instant
  created_by_id: string | null
}

/** What both sides of a shared variant keep. */
interface Sharing {
  id: string
  mode: (typeof shareModes)[number]
  state: ShareState
  with_assessments: boolean
  message: string | null
  answered_at: OptionalInstant
  ended_at: OptionalInstant
  followed_at: OptionalInstant
}

interface KeptAnswerRow {
  key: string
  endpoint: string
  fingerprint: string
  status: number
  answer: string
  expires_at: Instant | null
}

type Changed = InteractionRevision['after']

export interface PublicPage {
  heroImage?: string | undefined
  highlights: { value: string; label: string }[]
  journey: JourneyStep[]
  content?: PublicContent | undefined
  showsHistory?: boolean | undefined
  showsEvents?: boolean | undefined
}

interface NamedThing extends OrganizationRow {
  id: string
  name: string
}

export interface Database {
  organizations: {
    id: number
    slug: string
    name: string
    image: string | null
    business_type: string | null
    public_page_image: string | null
    language: Language
    accent_color: string | null
    description: Optional<string>
    website: Optional<string>
    email: Optional<string>
    phone: Optional<string>
    created_at: OptionalInstant
    created_by_id: Optional<string>
    state: Generated<'active' | 'suspended' | 'deleted'>
  }
  accounts: { id: string; first_name: string; last_name: string; email: string; image: string | null; language: Optional<Language> }
  account_identities: { issuer: string; subject: string; account_id: string }
  account_passwords: { account_id: string; hash: string }
  memberships: OrganizationRow & {
    id: string
    account_id: string
    role: Role
    access_portal: boolean
    is_suspended: Generated<boolean>
    portal_language: Optional<Language>
    lost_portal_at: OptionalInstant
    lost_admin_at: OptionalInstant
    created_at: OptionalInstant
    created_by_id: Optional<string>
  }
  former_members: OrganizationRow & Origin & { id: string }
  invitations: OrganizationRow & {
    id: string
    email: string
    role: Role
    access_portal: boolean
    portal_language: Optional<Language>
    team_id: Optional<string>
    token_hash: string
    state: 'pending' | 'accepted' | 'declined'
    expires_at: Instant
    account_id: Optional<string>
    created_at: Instant
    created_by_id: string | null
  }
  access_tokens: OrganizationRow & {
    id: string
    name: string
    client_id: string
    token_hash: string
    access_token_type: AccessTokenType
    /** Some may be of those that programs could have once. */
    permissions: Json<Permission[]>
    expires_at: OptionalInstant
    last_used_at: OptionalInstant
    date_modified: Instant
    created_at: Instant
    created_by_id: string
  }
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
  item_statuses: OrganizationRow & { value: number; name: string }
  value_chains: NamedThing & { description: string; archived: Generated<boolean>; is_default: boolean; default_element_id: string | null }
  value_chain_elements: NamedThing & {
    value_chain_id: string
    enabled: boolean
    icon: string | null
    image: string | null
    is_default: boolean
    order: number
  }
  things: NamedThing & {
    description: string
    image: string | null
    gtin: string | null
    value_chain_id: string | null
    public_link: string | null
    public_page: Json<PublicPage> | null
    is_enabled_public_link: Generated<boolean>
    is_enabled_public_content: Generated<boolean>
    is_enabled_discovery: Generated<boolean>
    is_enabled_services: Generated<boolean>
    identification_method: Generated<PublicInfo['identificationMethod']>
    serial_prefix: string | null
    status: Generated<0 | 1>
    hidden: Generated<boolean>
    created_at: ColumnType<Date, Date | undefined, never>
  }
  /** Kept by triggers of `things`. The sum over the shards counts. */
  thing_counts: OrganizationRow & { status: 0 | 1; hidden: boolean; shard: number; count: number }
  /** Of assets in use, kept by triggers of `things`. `value_chain_id` of zeros: none. */
  thing_gap_counts: OrganizationRow & { value_chain_id: string; is_public: boolean; has_code: boolean; shard: number; count: number }
  /** Of public pages, by days in UTC. */
  page_visits: OrganizationRow & { thing_id: string; day: string; visits: number }
  thing_attributes: OrganizationRow & {
    id: string
    thing_id: string
    label: string
    value: string
    type: string
    unit: string | null
    base_attribute_id: string | null
    source: string
    is_public: boolean
    order: number
    created_at: Instant
  }
  variants: NamedThing &
    Origin & {
      thing_id: string
      variant_id: string
      description: string | null
      status: VariantStatus
      attributes: Json<VariantAttribute[]>
      components: Json<VariantComponent[]>
    }
  variant_changes: OrganizationRow &
    Origin & {
      id: string
      batch_id: string
      field: VariantChangeLine['field']
      about: string | null
      part: VariantChangeLine['part'] | null
      from: ColumnType<ChangedValue | null, RawBuilder<ChangedValue> | null, never>
      to: ColumnType<ChangedValue | null, RawBuilder<ChangedValue> | null, never>
    }
  variant_shares: OrganizationRow & Origin & Sharing & { batch_id: string | null; destination_id: number; destination: Json<Partner> }
  variant_offers: OrganizationRow &
    Origin &
    Sharing & {
      origin_id: number
      origin: Json<Partner>
      origin_thing_id: string
      content: Json<SharedContent>
      assessments: Json<SharedAssessment[]>
      batch_id: Optional<string>
      thing_id: Optional<string>
      made_thing: Generated<boolean>
      answered_by_id: Optional<string>
    }
  variant_links: OrganizationRow &
    Origin & { id: string; parent_id: string; child_id: string; quantity: number | null; unit: string | null }
  items: NamedThing &
    Origin & {
      thing_id: string
      variant_id: string | null
      sequence_number: number
      status: number | null
      checksum: string | null
      unique_id: string | null
      hidden: Generated<boolean>
      is_used: Generated<boolean>
    }
  item_counts: OrganizationRow & {
    thing_id: string
    /** Of zeros: none. */
    variant_id: string
    /** -1: none. */
    status: number
    hidden: boolean
    is_used: boolean
    shard: number
    count: number
  }
  identification_codes: OrganizationRow & Origin & { id: string; thing_id: string; type: IdentificationCode['type']; value: string }
  vcode_groups: OrganizationRow &
    Origin & {
      id: string
      variant_id: string
      size: number
      made_count: number | null
      first_sequence_number: number
      last_sequence_number: number
    }
  label_prints: OrganizationRow &
    Origin & {
      id: string
      batch_id: string
      group_id: string | null
      first_sequence_number: number
      last_sequence_number: number
      label_count: number
      layout: LabelPrint['layout']
      symbol: LabelPrint['symbol']
      start_position: number
      logo: boolean
    }
  content_transfers: OrganizationRow &
    Origin & {
      id: string
      thing_id: string
      origin: string
      organization_slug: string
      organization_name: string
      asset_name: string
      unit_name: string
      unit_url: string
      copied_at: Instant
      fields: Json<ContentTransfer['fields']>
    }
  jobs: NamedThing &
    Origin & {
      code: string
      item_id: string
      task_thing_id: string
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
    }
  tasks: NamedThing & {
    description: string | null
    task_library_id: ColumnType<string | null, string | null | undefined, string | null>
    config: Json<TaskConfig>
    rules: Json<ClassificationRule[]>
    default_classification: Classification
    result_messages: Json<Partial<Record<Classification | 'otherwise', TaskResultMessage>>>
  }
  task_things: OrganizationRow & {
    id: string
    task_id: string
    thing_id: string
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
    item_statuses: ColumnType<ByOutcome<number>, undefined, never>
    usage_count: Generated<number>
  }
  executions: OrganizationRow & {
    id: string
    task_thing_id: string
    item_id: string | null
    account_id: string | null
    state: 'created' | 'processed' | 'completed'
    answers: Json<Record<string, AnswerValue>>
    location: Json<Location> | null
    place_note: ColumnType<string | null, string | null | undefined, string | null>
    reported_date: Instant | null
    interaction_id: string | null
    result: Json<TaskRunResult> | null
    attachments: ColumnType<TaskRunAttachment[] | null, RawBuilder<TaskRunAttachment[]> | undefined, RawBuilder<TaskRunAttachment[]>>
    created_at: Instant
  }
  interactions: NamedThing & {
    thing_id: string
    item_id: string | null
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
    task_result_message: string | null
    answers: Json<RecordedAnswer[]>
    /** `contentType` is the file's own, and not kept here. */
    attachments: ColumnType<RecordedAttachment[] | null, RawBuilder<RecordedAttachment[]> | null | undefined, never>
    expired_at: ColumnType<Date | null, undefined, Date | null>
    deleted_at: ColumnType<Date | null, undefined, Date>
    changed_at: ColumnType<Date | null, undefined, Date>
    changed_by: ColumnType<string | null, undefined, string>
  }
  interaction_changes: OrganizationRow & Origin & { id: string; interaction_id: string; before: Json<Changed>; after: Json<Changed> }
  /** Kept by a trigger of `interactions`. The sum over the shards counts; `changes` grows with each record. */
  interaction_counts: OrganizationRow & {
    thing_id: string
    task_id: string
    classification: Classification
    shard: number
    count: number
    changes: string
  }
  /** Kept by the same trigger. `month`: its first day, in UTC. */
  interaction_months: OrganizationRow & {
    thing_id: string
    month: string
    classification: Classification
    shard: number
    count: number
  }
  idempotency_keys: OrganizationRow & KeptAnswerRow
  account_idempotency_keys: KeptAnswerRow & { account_id: string }
  webhooks: NamedThing & {
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
  files: OrganizationRow & {
    id: string
    key: string
    name: string
    state: 'awaited' | 'stored' | 'deleted'
    upload_hash: string
    upload_expires_at: Instant
    content_type: Generated<string | null>
    size: Generated<number | null>
    sha256: Generated<string | null>
    copy_of: Optional<string>
    bytes_at: Optional<string>
    stored_at: ColumnType<Date | null, Date | undefined, Date | null>
    kept_at: ColumnType<Date | null, Date | undefined, Date | null>
    execution_id: Optional<string>
    recorded_at: ColumnType<Date | null, undefined, Date>
    created_at: Instant
    created_by_id: string | null
  }
  notifications: OrganizationRow & {
    id: string
    notification_type: NotificationType
    priority: NotificationPriority
    text: string
    url: string
    created_at: Instant
  }
  signing_keys: {
    name: string
    value: JSONColumnType<Record<string, unknown>, RawBuilder<Record<string, unknown>>>
    created_at: Generated<Date>
  }
  provider_records: {
    model: string
    id: string
    payload: Json<Record<string, unknown>>
    grant_id: string | null
    uid: string | null
    expires_at: Instant | null
  }
}
