import * as z from 'zod/mini'
import { Timestamp } from './common.ts'
import { OrganizationStatusMessage } from './organization-status.ts'
import { Use } from './use.ts'

/**
 * Every way a call can fail on the wire, with its status. People read the message that the interface language has for the
 * code; code tells errors apart by the code, never by the text.
 */
export const errorStatus = {
  invalid_content: 400,
  identifier_invalid: 400,
  unauthenticated: 401,
  token_invalid: 401,
  token_expired: 401,
  permission_denied: 403,
  account_suspended: 403,
  organization_suspended: 403,
  invitation_for_other: 403,
  not_found: 404,
  organization_not_found: 404,
  invitation_not_found: 404,
  method_not_allowed: 405,
  in_use: 409,
  status_conflict: 409,
  hierarchy_cycle: 409,
  last_owner: 409,
  identifier_taken: 409,
  task_already_assigned: 409,
  execution_already_completed: 409,
  execution_not_processed: 409,
  user_exists: 409,
  name_taken: 409,
  job_exists: 409,
  /** A review is of somebody else's work. */
  own_interaction: 409,
  /** It is corrected once its review is open again. */
  interaction_approved: 409,
  /** The time in which whoever recorded it could correct it. */
  correction_over: 409,
  unit_used: 409,
  unit_locked: 409,
  unit_status_order: 409,
  variant_used: 409,
  asset_used: 409,
  variant_id_taken: 409,
  variant_already_shared: 409,
  sharing_task_missing: 409,
  rapid_assessment_missing: 409,
  identification_code_missing: 409,
  invitation_expired: 410,
  task_expired: 410,
  organization_deleted: 410,
  changed_meanwhile: 412,
  request_too_large: 413,
  export_too_large: 413,
  idempotency_key_reused: 422,
  rate_limited: 429,
  internal: 500,
  integration_unavailable: 503,
  unavailable: 503,
  /** There is no room on the server's disk. */
  storage_full: 507,
  /** The files of the organization have all the room that its operator gives. */
  storage_limit: 507,
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus
export const ErrorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])

/** Why a field is refused. Clients have a text for each in every language; the comments name the parameters that a code brings. */
export const fieldCodes = [
  'required',
  /** Text: `minimum` or `maximum` characters. */
  'too_short',
  'too_long',
  /** Lists: `minimum` or `maximum` entries. */
  'too_few',
  'too_many',
  /** Numbers: `minimum`, `maximum`, or both. */
  'too_small',
  'too_big',
  /** Numbers that must lie beyond `minimum` or `maximum`, as a quantity beyond 0. */
  'not_above',
  'not_below',
  /** Digits behind the point: `maximum`. */
  'too_many_decimals',
  /** Days: `minimum` or `maximum`, as `YYYY-MM-DD`. */
  'too_early',
  'too_late',
  'not_in_future',
  'not_a_number',
  'not_whole',
  'not_one_of',
  'wrong_type',
  /** An address that is called from the server, and lies in a network that it does not call. */
  'address_private',
  /** Text that does not have the form of its kind. */
  'color_invalid',
  'currency_invalid',
  'date_invalid',
  'email_invalid',
  'file_invalid',
  'file_name_invalid',
  'gpc_invalid',
  'hs_invalid',
  'identifier_invalid',
  'key_invalid',
  'link_invalid',
  'phone_invalid',
  'place_invalid',
  'price_invalid',
  'range_invalid',
  'range_reversed',
  'slug_invalid',
  'unspsc_invalid',
  'variant_id_invalid',
  'characters_invalid',
  'single_value',
  'nested_too_deep',
  /** Against the other entries of the organization, or of the same list. */
  'taken',
  'duplicate',
  'not_found',
  'cycle',
  'default_needed',
  /** Against what the operator permits an organization: `maximum` in all, of which `left` are left. */
  'over_limit',
  'unknown_field',
  /** Of copied content: what it is not, or not any more. */
  'clipboard_unreadable',
  'clipboard_version',
  'clipboard_altered',
  'clipboard_expired',
  'clipboard_origin',
  'clipboard_closed',
  'clipboard_own',
  'other',
] as const
export const FieldCode = z.enum(fieldCodes)
export type FieldCode = z.infer<typeof FieldCode>

/** What a text at a field needs to know. */
export const FieldParams = z.record(z.string(), z.union([z.string(), z.number()]))
export type FieldParams = z.infer<typeof FieldParams>

/** One field that is refused: where it is in the body or query, and why: by a code for people, in English for developers. */
export const FieldProblem = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  code: FieldCode,
  params: z.optional(FieldParams),
})
export type FieldProblem = z.infer<typeof FieldProblem>

/** `by` is absent where the person's name is not known any more. */
export const LastChange = z.object({
  at: Timestamp,
  by: z.optional(z.string()),
  /** Whoever calls did it, such as in another window; absent where it was somebody else. */
  own: z.optional(z.literal(true)),
})
export type LastChange = z.infer<typeof LastChange>

/** RFC 9457 problem details: the body of every failed call, as `application/problem+json`. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: ErrorCode,
  detail: z.optional(z.string()),
  requestId: z.string(),
  /** How the bearer now stands to the organization, where that is why the call failed. */
  organizationStatus: z.optional(OrganizationStatusMessage),
  fields: z.optional(z.array(FieldProblem)),
  /** Who changed the entity last, and when, where that is why the call failed and it is known. */
  changed: z.optional(LastChange),
  /** What refers to the entity, where that is why it stays as it is. */
  usedBy: z.optional(z.array(Use)),
})
export type Problem = z.infer<typeof Problem>
