import { type IncomingMessage, type RequestOptions, request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import type { Outcome } from '../../../platform/outbox/kinds.ts'
import { addressesFor, type GetReach, lookupIn, RefusedAddressError, type Resolve } from '../../../platform/outgoing/addresses.ts'

export interface PostParts {
  getReach: GetReach
  resolve: Resolve
}

export interface Message {
  url: string
  headers: Record<string, string>
  body: string
}

const TIMEOUT_MS = 15_000
/** Of the answer, of which the status alone is of use. */
const ANSWER_MAX_BYTES = 64 * 1024
const GONE = 410

const requestStatus = (url: URL, options: RequestOptions, body: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    const onAnswer = (answer: IncomingMessage): void => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
        if (bytes > ANSWER_MAX_BYTES) answer.destroy()
      })
      answer.once('error', () => undefined)
      answer.once('close', () => resolve(answer.statusCode ?? 0))
    }
    request(url, options, onAnswer).once('error', reject).end(body)
  })

const toOutcomeError = (error: unknown): Outcome['error'] => {
  if (error instanceof RefusedAddressError) return 'refused_address'
  if (!(error instanceof Error)) return 'internal'
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'timeout'
  return 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'EAI_AGAIN') ? 'unknown_host' : 'no_connection'
}

/** Sends a message to an address that somebody gave. Follows no redirect: it could lead to where the check does not. */
export const post = async ({ url, headers, body }: Message, { getReach, resolve }: PostParts, signal: AbortSignal): Promise<Outcome> => {
  try {
    const target = new URL(url)
    const status = await requestStatus(
      target,
      {
        method: 'POST',
        agent: false,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: lookupIn(await addressesFor(target, getReach, resolve)),
        signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]),
      },
      body,
    )
    if (status >= 200 && status < 300) return { status }
    if (status === GONE) return { status, error: 'status', gone: true }
    return { status, error: status >= 300 && status < 400 ? 'redirect' : 'status' }
  } catch (error) {
    return { error: toOutcomeError(error) ?? 'internal' }
  }
}
