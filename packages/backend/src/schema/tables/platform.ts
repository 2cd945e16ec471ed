import type { ColumnType, Generated, JSONColumnType, RawBuilder } from 'kysely'
import type { Instant, Json, Optional, OrganizationRow } from './column-types.ts'

interface KeptAnswerRow {
  key: string
  endpoint: string
  fingerprint: string
  status: number
  answer: string
  expires_at: Instant | null
}

/** Files, answers that are given again, and what the identity provider keeps. */
export interface PlatformTables {
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
    task_run_id: Optional<string>
    recorded_at: ColumnType<Date | null, undefined, Date>
    created_at: Instant
    created_by_id: string | null
  }
  /** Kept by a trigger of `files`. */
  stored_bytes: OrganizationRow & { bytes: string; is_told: Generated<boolean> }
  idempotency_keys: OrganizationRow & KeptAnswerRow
  account_idempotency_keys: KeptAnswerRow & { account_id: string }
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
