import type { Database } from './database.ts'

/**
 * Lists name each column of a table once: one that is missing does not compile. Statements are kept with their plans, and PostgreSQL
 * refuses one whose columns are others since a newer process has migrated (docs/decisions/postgresql.md): so none asks for `*`.
 */
const listAllColumns =
  <Table extends keyof Database>() =>
  <const Columns extends readonly (keyof Database[Table] & string)[]>(
    columns: Exclude<keyof Database[Table], Columns[number]> extends never ? Columns : never,
  ): Columns =>
    columns

export const accountColumns = listAllColumns<'accounts'>()(['id', 'first_name', 'last_name', 'email', 'image', 'language'])

export const organizationColumns = listAllColumns<'organizations'>()([
  'id',
  'slug',
  'name',
  'image',
  'business_type',
  'public_page_image',
  'language',
  'accent_color',
  'description',
  'website',
  'email',
  'phone',
  'time_zone',
  'correction_hours',
  'created_at',
  'created_by_id',
  'state',
])

export const invitationColumns = listAllColumns<'invitations'>()([
  'organization_id',
  'id',
  'email',
  'role',
  'access_portal',
  'portal_language',
  'team_id',
  'token_hash',
  'state',
  'expires_at',
  'account_id',
  'created_at',
  'created_by_id',
])

export const accessTokenColumns = listAllColumns<'access_tokens'>()([
  'organization_id',
  'id',
  'name',
  'client_id',
  'token_hash',
  'access_token_type',
  'permissions',
  'expires_at',
  'last_used_at',
  'date_modified',
  'created_at',
  'created_by_id',
])

export const outgoingMailColumns = listAllColumns<'outgoing_mail'>()([
  'organization_id',
  'id',
  'recipient',
  'subject',
  'body_text',
  'body_html',
  'attempts',
  'not_before',
  'failed_at',
  'created_at',
  'created_by_id',
])

export const taskRunColumns = listAllColumns<'task_runs'>()([
  'organization_id',
  'id',
  'task_asset_id',
  'unit_id',
  'account_id',
  'state',
  'answers',
  'location',
  'place_note',
  'reported_date',
  'clock_offset',
  'interaction_id',
  'result',
  'attachments',
  'created_at',
])

export const webhookColumns = listAllColumns<'webhooks'>()([
  'organization_id',
  'id',
  'name',
  'email_addresses',
  'email_subject',
  'endpoint_url',
  'hmac_security_key',
  'api_key',
  'xml_message',
  'event_types',
  'enabled',
  'disabled_reason',
])

export const fileColumns = listAllColumns<'files'>()([
  'organization_id',
  'id',
  'key',
  'name',
  'state',
  'upload_hash',
  'upload_expires_at',
  'content_type',
  'size',
  'sha256',
  'copy_of',
  'bytes_at',
  'stored_at',
  'kept_at',
  'task_run_id',
  'recorded_at',
  'created_at',
  'created_by_id',
])

export const variantOfferColumns = listAllColumns<'variant_offers'>()([
  'id',
  'mode',
  'state',
  'with_assessments',
  'message',
  'answered_at',
  'ended_at',
  'followed_at',
  'organization_id',
  'created_at',
  'created_by_id',
  'origin_id',
  'origin',
  'origin_asset_id',
  'content',
  'assessments',
  'batch_id',
  'asset_id',
  'made_asset',
  'answered_by_id',
])

export const exportColumns = listAllColumns<'exports'>()([
  'organization_id',
  'id',
  'list',
  'format',
  'query',
  'state',
  'total',
  'done',
  'bytes',
  'parts',
  'writing',
  'failure',
  'attempts',
  'lease',
  'leased_until',
  'retry_at',
  'finished_at',
  'created_at',
  'created_by_id',
])
