import { ApiError, type ClientErrorCode } from '@tracemark/api/client'

/** What a screen shows of a failed call. */
export const toFailure = (error: Error): { code: ClientErrorCode; requestId?: string | undefined } =>
  error instanceof ApiError ? { code: error.code, requestId: error.requestId } : { code: 'answer_unreadable' }
