import type { ErrorCode, LastChange, Problem } from '../schemas/index.ts'

/** Failures that never reached the server, or whose answer could not be read. */
export type TransportErrorCode = 'network_unreachable' | 'timeout' | 'answer_unreadable'
export type ClientErrorCode = ErrorCode | TransportErrorCode

export interface ApiErrorDetails {
  /** HTTP status; absent when no answer came. */
  status?: number
  /** Names the request in the server's log. */
  requestId?: string
  /** The fields that the server refused. */
  fields?: Problem['fields']
  /** Who changed the entity last, and when: of `changed_meanwhile`. */
  changed?: LastChange
  /** What refers to the entity, where that is why it stays as it is. */
  usedBy?: Problem['usedBy']
  cause?: unknown
}

/** Every failed call rejects with this class. Tell failures apart by `code`; the message is for developers. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly code: ClientErrorCode
  readonly status: number | undefined
  readonly requestId: string | undefined
  readonly fields: Problem['fields']
  readonly changed: LastChange | undefined
  readonly usedBy: Problem['usedBy']

  constructor(code: ClientErrorCode, message: string, details: ApiErrorDetails = {}) {
    super(message, { cause: details.cause })
    this.code = code
    this.status = details.status
    this.requestId = details.requestId
    this.fields = details.fields
    this.changed = details.changed
    this.usedBy = details.usedBy
  }
}
