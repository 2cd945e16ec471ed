import { Problem } from '../schemas/index.ts'
import { ApiError } from './api-error.ts'
import type { TransportRequest } from './transport.ts'

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** The JSON of an answer; `null` for an empty one. Tells the version of the entity, where it is one. */
export const readAnswer = (text: string, { status, headers }: Response, onVersion: TransportRequest['onVersion']): unknown => {
  const value = text === '' ? null : parseJson(text)
  if (value === undefined) throw new ApiError('answer_unreadable', 'The server answered something that is not JSON.', { status })
  const version = headers.get('etag')
  if (version !== null) onVersion?.(version)
  return value
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
  const { code, title, detail, status, fields, changed, usedBy } = problem.data
  return new ApiError(code, detail ?? title, {
    status,
    requestId: problem.data.requestId,
    ...(fields && { fields }),
    ...(changed && { changed }),
    ...(usedBy && { usedBy }),
  })
}

export const timeoutError = (milliseconds: number, cause: unknown): ApiError =>
  new ApiError('timeout', `No answer within ${milliseconds / 1000} seconds.`, { cause })

export const unreachableError = (cause: unknown): ApiError =>
  new ApiError('network_unreachable', 'The server could not be reached.', { cause })
