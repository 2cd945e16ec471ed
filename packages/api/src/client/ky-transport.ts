import ky from 'ky'
import { toKyFailure } from './ky-failure.ts'
import { readAnswer, timeoutError } from './read-answer.ts'
import { requestInit } from './request-init.ts'
import { FILE_TIMEOUT_MS, REQUEST_TIMEOUT_MS, type Transport } from './transport.ts'
import { withoutReferrer } from './without-referrer.ts'

/** Tries after the first one. */
const RETRIES = 2
/** A server that asks for a longer pause is told of at once. */
const LONGEST_PAUSE_MS = 5_000

/** The bytes of a file, however long they come: only a pause of `timeout` milliseconds between them ends it. */
const readFile = async ({ body, headers }: Response, timeout: number): Promise<Blob> => {
  const parts: Uint8Array<ArrayBuffer>[] = []
  const reader = body?.getReader()
  while (reader) {
    const silence = Promise.withResolvers<never>()
    const timer = setTimeout(() => {
      silence.reject(timeoutError(timeout, undefined))
      void reader.cancel()
    }, timeout)
    const { done, value } = await Promise.race([reader.read(), silence.promise]).finally(() => clearTimeout(timer))
    if (done) break
    parts.push(value)
  }
  return new Blob(parts, { type: headers.get('content-type') ?? '' })
}

export interface KyTransportOptions {
  fetch?: typeof globalThis.fetch
  /** Milliseconds before the next try; the server's `Retry-After` goes before it. */
  delay?: (attempt: number) => number
}

/** Sends each request with ky. What only reads is retried where the network or the server failed, and not after a timeout. */
export const createKyTransport =
  ({ fetch, delay }: KyTransportOptions = {}): Transport =>
  async (request) => {
    const { url, signal, wantsFile, mayRetry } = request
    const { method, ...init } = requestInit(request)
    const timeout = wantsFile ? FILE_TIMEOUT_MS : REQUEST_TIMEOUT_MS
    try {
      const answer = ky(url, {
        ...init,
        method,
        timeout,
        retry: {
          limit: mayRetry ? RETRIES : 0,
          // A query of GraphQL reads too, and is a POST.
          methods: ['get', 'post'],
          statusCodes: [500, 502, 503, 504],
          maxRetryAfter: LONGEST_PAUSE_MS,
          ...(delay && { delay }),
        },
        ...(signal && { signal }),
        fetch: withoutReferrer(fetch),
      })
      return wantsFile ? await readFile(await answer, timeout) : readAnswer(await answer.text(), await answer, request.onVersion)
    } catch (error) {
      throw toKyFailure(error, timeout, signal)
    }
  }
