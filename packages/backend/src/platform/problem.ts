import { getOrganizationStatus } from '@tracemark/api/rules'
import { type ErrorCode, errorStatus, type FieldProblem, type LastChange, type Problem, type Use } from '@tracemark/api/schemas'

/** For developers; people read what the interface language says for the code. */
export const titles: Record<ErrorCode, string> = {
  invalid_content: 'The request does not match the schema of this call.',
  identifier_invalid: 'The identifier does not match its standard.',
  unauthenticated: 'This call requires a bearer token.',
  token_invalid: 'The token is not valid for this call.',
  token_expired: 'The token has expired.',
  permission_denied: 'The token lacks a permission that this call requires.',
  account_suspended: 'The account is suspended in this organization.',
  organization_suspended: 'The organization is suspended.',
  invitation_for_other: 'The invitation is for another email address.',
  not_found: 'The resource does not exist, or the token cannot access it.',
  organization_not_found: 'The organization does not exist, or the token cannot access it.',
  invitation_not_found: 'No invitation has this token.',
  method_not_allowed: 'The path does not support this method.',
  last_owner: 'An organization must keep at least one active owner.',
  in_use: 'Another resource refers to this one.',
  status_conflict: 'The current status does not allow this call.',
  hierarchy_cycle: 'A variant cannot contain itself.',
  identifier_taken: 'The code is already in use.',
  task_already_assigned: 'The task is already assigned to this asset.',
  execution_already_completed: 'The task run is already complete.',
  execution_not_processed: 'The task run is not processed yet. Process it first.',
  idempotency_key_reused: 'The idempotency key was already used for another request.',
  user_exists: 'A user with one of these email addresses is already in the organization.',
  name_taken: 'The name is already in use in this organization.',
  job_exists: 'A job already exists for this unit.',
  own_interaction: 'Somebody else than who recorded it must review it.',
  interaction_approved: 'It is approved: open its review again before you correct it.',
  correction_over: 'The time in which whoever recorded it may correct it is over: an admin may, with a reason.',
  unit_used: 'Interactions, task runs or jobs refer to this unit.',
  unit_locked: 'The unit is locked. Unlock it first.',
  unit_status_order: 'The current status of the unit does not lead to this one.',
  variant_used: 'Units or interactions refer to this variant.',
  asset_used: 'The asset has variants, units or interactions, or others come from it. Archive it instead.',
  variant_id_taken: 'The variant ID is already in use in this organization.',
  variant_already_shared: 'The variant is already shared with this organization.',
  sharing_task_missing: 'The asset has no sharing task.',
  rapid_assessment_missing: 'The asset has no rapid assessment task for sharing.',
  identification_code_missing: 'The asset has no identification codes.',
  invitation_expired: 'The invitation has expired.',
  task_expired: 'The task is no longer available.',
  organization_deleted: 'The organization was deleted.',
  changed_meanwhile: 'The resource was updated after this version was read.',
  request_too_large: 'The request is larger than the server accepts.',
  export_too_large: 'More interactions match than one file can hold.',
  rate_limited: 'Too many requests.',
  integration_unavailable: 'The service is not configured or does not respond.',
  unavailable: 'The server cannot reach its database. Try again in a moment.',
  storage_full: 'The disk of the server is full. Nothing was saved; try again once its operator has made room.',
  storage_limit:
    'The files of the organization have all the room that it is given. Delete files, or ask the operator of the server for more.',
  internal: 'The server failed. Find the request ID in its log.',
}

/** The first field in words, for whoever reads no further. */
const told = ([field]: readonly FieldProblem[] = []): string | undefined =>
  field && field.path.length > 0 ? `${field.path.join('.')} ${field.message}.` : undefined

/** A failure that a caller is told about by its code. */
export class ProblemError extends Error {
  override readonly name = 'ProblemError'
  readonly code: ErrorCode
  readonly detail: string | undefined
  readonly fields: FieldProblem[] | undefined
  /** When it is worth asking again. */
  readonly retryAfterSeconds: number | undefined
  /** Who changed the entity last. */
  readonly changed: LastChange | undefined
  /** What refers to the entity. */
  readonly usedBy: Use[] | undefined

  constructor(
    code: ErrorCode,
    more: {
      detail?: string
      fields?: FieldProblem[]
      retryAfterSeconds?: number
      changed?: LastChange
      usedBy?: Use[]
      cause?: unknown
    } = {},
  ) {
    super(titles[code], { cause: more.cause })
    this.code = code
    this.detail = more.detail ?? told(more.fields)
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.changed = more.changed
    this.usedBy = more.usedBy
  }
}

/** The body of a failed call (RFC 9457). */
export const toProblem = ({ code, detail, fields, changed, usedBy }: ProblemError, requestId: string): Problem => ({
  type: `https://tracemark.example/problems/${code}`,
  title: titles[code],
  status: errorStatus[code],
  code,
  ...(getOrganizationStatus(code) && { organizationStatus: getOrganizationStatus(code) }),
  ...(detail !== undefined && { detail }),
  requestId,
  ...(fields && { fields }),
  ...(changed && { changed }),
  ...(usedBy && { usedBy }),
})

/** The client sent less than it said. */
export const brokenBody = (cause: unknown): ProblemError =>
  new ProblemError('invalid_content', { detail: 'The body is incomplete.', cause })
