import { Problem } from '../schemas/index.ts'
import { ApiError } from './api-error.ts'
import { requestInit, type TransportRequest } from './request-init.ts'

/** How long a call may take before it counts as failed (specification 2, section 9). */
export const REQUEST_TIMEOUT_MS = 15_000

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** What a gateway answers for a server that it does not reach. */
const GATEWAY_STATUSES: readonly number[] = [502, 503, 504]

/** What a failed answer says, as an error. */
export const toApiError = (text: string, response: Response): ApiError => {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const problem = Problem.safeParse(parseJson(text))
  if (!problem.success) {
    const code = GATEWAY_STATUSES.includes(response.status) ? 'network_unreachable' : 'answer_unreadable'
    return new ApiError(code, `The server answered ${response.status} without a problem document.`, {
      status: response.status,
      ...(requestId !== undefined && { requestId }),
    })
  }
  const { code, title, detail, status, fields } = problem.data
  return new ApiError(code, detail ?? title, { status, requestId: problem.data.requestId, ...(fields && { fields }) })
}

/** Sends one request; the answer's JSON, or an `ApiError`. An abort by the caller rejects with the signal's own reason. */
export const createTransport =
  (fetch: typeof globalThis.fetch) =>
  async (request: TransportRequest): Promise<unknown> => {
    const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS)
    try {
      const response = await fetch(request.url, {
        ...requestInit(request),
        // Its time covers the body of the answer too.
        signal: request.signal ? AbortSignal.any([request.signal, timeout]) : timeout,
      })
      if (request.wantsFile && response.ok) return await response.blob()
      const text = await response.text()
      if (!response.ok) throw toApiError(text, response)
      const value = text === '' ? null : parseJson(text)
      if (value === undefined) {
        throw new ApiError('answer_unreadable', 'The server answered something that is not JSON.', { status: response.status })
      }
      return value
    } catch (error) {
      if (error instanceof ApiError) throw error
      request.signal?.throwIfAborted()
      if (timeout.aborted) {
        throw new ApiError('timeout', `No answer within ${REQUEST_TIMEOUT_MS / 1000} seconds.`, { cause: error })
      }
      throw new ApiError('network_unreachable', 'The server could not be reached.', { cause: error })
    }
  }
