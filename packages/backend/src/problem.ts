import { organizationStatusOf } from '@tracemark/api/rules'
import { type ErrorCode, errorStatus, type FieldProblem, type LastChange, type Problem } from '@tracemark/api/schemas'

/** For developers; people read what the interface language says for the code. */
export const titles: Record<ErrorCode, string> = {
  invalid_content: 'The request does not have the form that this call takes.',
  identifier_invalid: 'This identifier does not follow the rules of its standard.',
  unauthenticated: 'This call needs a bearer token.',
  token_invalid: 'This token does not open this call.',
  token_expired: 'This token has expired.',
  permission_denied: 'A permission for this call is missing.',
  account_suspended: 'This account is suspended in this organization.',
  organization_suspended: 'This organization is suspended.',
  invitation_for_other: 'This invitation is for another e-mail address than that of this account.',
  not_found: 'There is nothing here, or nothing that this token may see.',
  organization_not_found: 'There is no such organization for this token.',
  invitation_not_found: 'There is no invitation with this token.',
  method_not_allowed: 'This path does not take this method.',
  last_owner: 'An organization keeps at least one owner who is not suspended.',
  in_use: 'Something else needs it still.',
  status_conflict: 'Its present status does not allow this.',
  hierarchy_cycle: 'The child is the parent itself, or the parent was made of it already.',
  identifier_taken: 'This code is taken already, by this asset or document or by another.',
  task_already_assigned: 'This task can be run for this asset already.',
  execution_already_completed: 'This run has its record already and takes no more answers.',
  execution_not_processed: 'This run has no record yet: process it first.',
  idempotency_key_reused: 'This idempotency key was used for something else before.',
  user_exists: 'Someone with one of these e-mail addresses belongs to the organization already.',
  name_taken: 'Another entry of the organization has this name.',
  job_exists: 'This unit has a job already.',
  variant_used: 'Units or interactions refer to this variant.',
  variant_id_taken: 'Another variant of the organization has this id.',
  variant_already_shared: 'This organization received the variant before.',
  sharing_task_missing: 'The asset has no task for sharing.',
  rapid_assessment_missing: 'The asset has no rapid assessment task for sharing.',
  identification_code_missing: 'The asset has no identification codes.',
  invitation_expired: 'This invitation has expired.',
  task_expired: 'The time in which this task could be begun is over.',
  organization_deleted: 'This organization was deleted.',
  changed_meanwhile: 'It was changed since this version of it was read.',
  request_too_large: 'The request is larger than the server takes.',
  export_too_large: 'More matches than one file may hold.',
  rate_limited: 'Too many requests.',
  integration_unavailable: 'The service that does this is not configured, or does not answer.',
  internal: 'Something went wrong on the server. The request id finds it in the log.',
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

  constructor(
    code: ErrorCode,
    more: { detail?: string; fields?: FieldProblem[]; retryAfterSeconds?: number; changed?: LastChange; cause?: unknown } = {},
  ) {
    super(titles[code], { cause: more.cause })
    this.code = code
    this.detail = more.detail ?? told(more.fields)
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.changed = more.changed
  }
}

/** The body of a failed call (RFC 9457). */
export const problemOf = ({ code, detail, fields, changed }: ProblemError, requestId: string): Problem => ({
  type: `https://tracemark.example/problems/${code}`,
  title: titles[code],
  status: errorStatus[code],
  code,
  ...(organizationStatusOf(code) && { organizationStatus: organizationStatusOf(code) }),
  ...(detail !== undefined && { detail }),
  requestId,
  ...(fields && { fields }),
  ...(changed && { changed }),
})
