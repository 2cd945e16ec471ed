import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { mayPass } from '@tracemark/api/rules'
import type { FieldProblem } from '@tracemark/api/schemas'

/** Why a call failed. `requestId` names it in the server's log, `fields` what was refused of its body. */
export interface Failure {
  code: ClientErrorCode
  requestId?: string | undefined
  fields?: readonly FieldProblem[] | undefined
}

export const toFailure = (error: unknown): Failure =>
  error instanceof ApiError ? { code: error.code, requestId: error.requestId, fields: error.fields } : { code: 'answer_unreadable' }

/** Whether the same call may succeed later. */
export const isPassing = ({ code }: Failure): boolean => mayPass(code)
