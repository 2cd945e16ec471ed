import { isHTTPError, isTimeoutError } from 'ky'
import { ApiError } from './api-error.ts'
import { timeoutError, toApiError, unreachableError } from './read-answer.ts'

/** A failure of ky as an `ApiError`. An abort by the caller throws the signal's own reason. */
export const toKyFailure = (error: unknown, timeout: number, signal: AbortSignal | undefined): ApiError => {
  if (error instanceof ApiError) return error
  signal?.throwIfAborted()
  if (isHTTPError(error))
    return toApiError(typeof error.data === 'string' ? error.data : JSON.stringify(error.data ?? null), error.response)
  return isTimeoutError(error) ? timeoutError(timeout, error) : unreachableError(error)
}
