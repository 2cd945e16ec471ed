import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { FieldProblem } from '@tracemark/api/schemas'

interface ShownFailure {
  code: ClientErrorCode
  requestId?: string | undefined
  /** What was refused of the call's body. */
  fields?: readonly FieldProblem[] | undefined
}

/** What a screen shows of a failed call. */
export const toFailure = (error: Error): ShownFailure =>
  error instanceof ApiError ? { code: error.code, requestId: error.requestId, fields: error.fields } : { code: 'answer_unreadable' }
