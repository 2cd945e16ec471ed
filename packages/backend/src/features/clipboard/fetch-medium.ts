import type { IncomingMessage } from 'node:http'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { Readable } from 'node:stream'
import { MAX_UPLOAD_BYTES } from '@tracemark/api/rules'
import { type Spooled, spool } from '../../platform/files/spool.ts'
import { addressesFor, type GetReach, lookupIn, type Resolve } from '../../platform/outgoing/addresses.ts'
import { ProblemError } from '../../platform/problem.ts'

export interface FetchParts {
  getReach: GetReach
  resolve: Resolve
  spoolFolder: string
}

export type FetchFault = 'media_unreachable' | 'media_too_large'

const OK = 200

const requestAnswer = (url: URL, lookup: ReturnType<typeof lookupIn>, signal: AbortSignal): Promise<IncomingMessage> =>
  new Promise((resolve, reject) => {
    const request = url.protocol === 'https:' ? requestHttps : requestHttp
    request(url, { agent: false, lookup, signal, headers: { accept: '*/*', 'accept-encoding': 'identity' } }, resolve)
      .once('error', reject)
      .end()
  })

/** A file from an address that somebody gave: with the checks of webhooks, no redirect, and no more bytes than a file may have. */
export const fetchMedium = async (
  address: string,
  { getReach, resolve, spoolFolder }: FetchParts,
  signal: AbortSignal,
): Promise<Spooled | FetchFault> => {
  try {
    const url = new URL(address)
    const answer = await requestAnswer(url, lookupIn(await addressesFor(url, getReach, resolve)), signal)
    if (answer.statusCode !== OK) {
      answer.destroy()
      return 'media_unreachable'
    }
    if (Number(answer.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES) {
      answer.destroy()
      return 'media_too_large'
    }
    return await spool(spoolFolder, Readable.toWeb(answer) as ReadableStream<Uint8Array>)
  } catch (error) {
    return error instanceof ProblemError && error.code === 'request_too_large' ? 'media_too_large' : 'media_unreachable'
  }
}
