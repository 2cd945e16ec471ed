import type * as z from 'zod/mini'
import type { Endpoint } from '../contract/index.ts'
import { fillPath, isFunctionPath } from '../contract/path.ts'
import { withAbsoluteFiles } from './absolute-files.ts'
import { ApiError } from './api-error.ts'
import type { Transport } from './transport.ts'

export interface CallerOptions {
  /** Origin of the API, without a slash at the end; '' is the page's own. */
  baseUrl: string
  transport: Transport
  /** Stands for `{product}` in function paths. */
  product?: string
  /** Put before every path but function paths, for a mock server that lives under one. */
  mockPrefix?: string
}

export interface CallOptions {
  /** The bearer's token. Calls of an organization bring their own. */
  token?: string
  signal?: AbortSignal
  /** The same for every try of one piece of work, so that it is done once: 16 to 255 visible ASCII characters. */
  idempotencyKey?: string
  /** Of a change: the version of the entity that it is meant for. Fails with `changed_meanwhile` where that is another by now. */
  ifMatch?: string
  /** Is told the version of the entity that is answered; see `withVersion`. */
  onVersion?: (version: string) => void
  /** `false`: the caller retries by itself, so that the transport must not (docs/retries.md). */
  retry?: false
}

export interface LooseInput {
  params?: Record<string, string | number>
  query?: Record<string, unknown>
  body?: unknown
}

/** Makes any call of the contract. */
export type Caller = (definition: Endpoint, input?: LooseInput, options?: CallOptions) => Promise<unknown>

const queryText = (query: Record<string, unknown> = {}): string => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || (Array.isArray(value) && value.length === 0)) continue
    search.set(name, Array.isArray(value) ? value.join(',') : String(value))
  }
  return search.size === 0 ? '' : `?${search}`
}

const read = <Schema extends z.ZodMiniType>(schema: Schema, value: unknown, what: string): z.output<Schema> => {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new ApiError('answer_unreadable', `The answer of ${what} does not have the shape of the contract.`, { cause: result.error })
}

export const createCaller =
  ({ baseUrl, transport, product = 'tracemark', mockPrefix = '' }: CallerOptions): Caller =>
  async (definition, input = {}, { token, signal, idempotencyKey, ifMatch, onVersion, retry } = {}) => {
    const { method, security, files, idempotent, response } = definition
    const path = fillPath(definition.path, { product, ...input.params })
    const value = await transport({
      method,
      url: `${baseUrl}${isFunctionPath(path) ? '' : mockPrefix}${path}${queryText(input.query)}`,
      token,
      body: definition.body && (input.body ?? {}),
      idempotencyKey,
      ifMatch,
      onVersion,
      signal,
      withCredentials: security === 'identity',
      wantsFile: files !== undefined,
      // A GET that takes a key makes something.
      mayRetry: method === 'GET' && idempotent === undefined && retry !== false,
    })
    const answer = read(response, value, `${method} ${definition.path}`)
    return files ? answer : withAbsoluteFiles(answer, baseUrl)
  }
