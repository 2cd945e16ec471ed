import type { ErrorCode } from '@tracemark/api/schemas'

/** Every way a call can fail as a person meets it: the server's codes, and the three that the client adds. */
export type ShownErrorCode = ErrorCode | 'network_unreachable' | 'timeout' | 'answer_unreadable'

/** What a screen needs to tell of a failure. */
export interface Failure {
  code: ShownErrorCode
  /** The number that support finds the request by. */
  requestId?: string | undefined
}
