import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { FieldProblem } from '@tracemark/api/schemas'
import type { Gone } from '@tracemark/ui/components/form-frame'

interface ShownFailure {
  code: ClientErrorCode
  requestId?: string | undefined
  /** What was refused of the call's body. */
  fields?: readonly FieldProblem[] | undefined
}

/** What a screen shows of a failed call. */
export const toFailure = (error: Error): ShownFailure =>
  error instanceof ApiError ? { code: error.code, requestId: error.requestId, fields: error.fields } : { code: 'answer_unreadable' }

/** Why what is there already was not saved. `asNew`: where it was deleted meanwhile, a new one can be made of what was entered. */
export const toRefusal = (error: Error, { asNew }: Gone = { asNew: false }): ShownFailure & { gone?: Gone } => {
  const failure = toFailure(error)
  return failure.code === 'not_found' ? { ...failure, gone: { asNew } } : failure
}
