import * as z from 'zod/mini'
import { Timestamp } from './common.ts'
import { OrganizationStatusMessage } from './organization-status.ts'

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
  variant_used: 409,
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
} as const satisfies Record<string, number>

export type ErrorCode = keyof typeof errorStatus
export const ErrorCode = z.enum(Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]])

/** Why a field is refused, where clients say so in words of their own. */
export const FieldCode = z.enum(['link_invalid', 'file_invalid', 'too_long', 'nested_too_deep'])

/** One field that the server refuses: where it is in the body or query, and why, in English for developers. */
export const FieldProblem = z.object({
  path: z.array(z.union([z.string(), z.number()])),
  message: z.string(),
  code: z.optional(FieldCode),
})

/** `by` is absent where the person's name is not known any more. */
export const LastChange = z.object({ at: Timestamp, by: z.optional(z.string()) })
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
})
export type Problem = z.infer<typeof Problem>
