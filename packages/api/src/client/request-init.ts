import type { Method } from '../contract/index.ts'

export interface TransportRequest {
  method: Method
  url: string
  token?: string | undefined
  body?: unknown
  idempotencyKey?: string | undefined
  signal?: AbortSignal | undefined
  /** Send the cookies of the API's host; the exchange alone asks for it. */
  withCredentials?: boolean
  /** The answer is a file, and given as a `Blob`. */
  wantsFile?: boolean
}

/** Old libraries of a page give arrays and objects a `toJSON` of their own: each value is taken as it stands in what holds it. */
function asItStands(this: Record<string, unknown>, name: string): unknown {
  return this[name]
}

/** A request as `fetch` takes it. */
export const requestInit = ({ method, token, body, idempotencyKey, withCredentials, wantsFile }: Omit<TransportRequest, 'url'>) =>
  ({
    method,
    headers: {
      accept: wantsFile ? '*/*' : 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
    },
    ...(body !== undefined && { body: JSON.stringify(body, asItStands) }),
    credentials: withCredentials ? 'include' : 'omit',
    referrerPolicy: 'no-referrer',
  }) satisfies RequestInit
