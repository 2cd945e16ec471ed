import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import type { FieldProblem, Use } from '@tracemark/api/schemas'
import type { Gone } from '@tracemark/ui/components/form-frame'
import { type Failure, flowFailure } from '@tracemark/ui/errors'

interface ShownFailure {
  code: ClientErrorCode
  requestId?: string | undefined
  /** What was refused of the call's body. */
  fields?: readonly FieldProblem[] | undefined
  /** What refers to the entity that stays because of that. */
  usedBy?: readonly Use[] | undefined
}

/** What a screen shows of a failed call. */
export const toFailure = (error: Error): ShownFailure =>
  error instanceof ApiError
    ? { code: error.code, requestId: error.requestId, fields: error.fields, usedBy: error.usedBy }
    : { code: 'answer_unreadable' }

/** What a form that links two entities was refused for. A field of it, and what was deleted meanwhile, say so themselves. */
export const notAssociated = <Refused extends Failure & { gone?: unknown; fields?: readonly unknown[] | undefined }>(
  refused: Refused,
): Refused | (Refused & Failure) =>
  refused.gone || refused.fields?.length ? refused : { ...refused, ...flowFailure('associations_not_created', refused) }

/** Why what is there already was not saved. `asNew`: where it was deleted meanwhile, a new one can be made of what was entered. */
export const toRefusal = (error: Error, { asNew }: Gone = { asNew: false }): ShownFailure & { gone?: Gone } => {
  const failure = toFailure(error)
  return failure.code === 'not_found' ? { ...failure, gone: { asNew } } : failure
}
