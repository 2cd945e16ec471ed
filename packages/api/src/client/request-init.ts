import type { TransportRequest } from './transport.ts'

/** Old libraries of a page give arrays and objects a `toJSON` of their own: each value is taken as it stands in what holds it. */
function asItStands(this: Record<string, unknown>, name: string): unknown {
  return this[name]
}

/** A request as `fetch` takes it. */
export const requestInit = ({ method, token, body, idempotencyKey, ifMatch, withCredentials, wantsFile }: Omit<TransportRequest, 'url'>) =>
  ({
    method,
    headers: {
      accept: wantsFile ? '*/*' : 'application/json',
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(idempotencyKey !== undefined && { 'idempotency-key': idempotencyKey }),
      ...(ifMatch !== undefined && { 'if-match': ifMatch }),
    },
    ...(body !== undefined && { body: JSON.stringify(body, asItStands) }),
    credentials: withCredentials ? 'include' : 'omit',
    referrerPolicy: 'no-referrer',
  }) satisfies RequestInit
