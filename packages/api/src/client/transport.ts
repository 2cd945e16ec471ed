import type { Method } from '../contract/index.ts'

/** How long a call may take before it counts as failed (specification 2, section 9). */
export const REQUEST_TIMEOUT_MS = 15_000

/** A file of many records is made while the call waits, as long as proxies wait by themselves. */
export const FILE_TIMEOUT_MS = 60_000

export interface TransportRequest {
  method: Method
  url: string
  token?: string | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  /** The version of an entity that a change is meant for. */
  ifMatch?: string | undefined
  /** Is told the version of the entity that is answered. */
  onVersion?: ((version: string) => void) | undefined
  signal?: AbortSignal | undefined
  /** Send the cookies of the API's host; the exchange alone asks for it. */
  withCredentials?: boolean
  /** The answer is a file, and given as a `Blob`. */
  wantsFile?: boolean
  /** It only reads, and nobody else retries it. A transport may send it again. */
  mayRetry?: boolean
}

/** Sends one request; answers with its JSON or file. Rejects with an `ApiError`, or with the signal's own reason after an abort. */
export type Transport = (request: TransportRequest) => Promise<unknown>
