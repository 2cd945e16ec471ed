import { fillPath } from '@tracemark/api/contract'
import { type ErrorCode, errorStatus } from '@tracemark/api/schemas'
import type { TestApp } from '../testing/create-test-app.ts'
import { type Operation, type Parts, PRODUCT } from './operations.ts'

export interface Answer {
  status: number
  type: string | null
  requestId: string | null
  /** The version of the entity that it answers. */
  etag: string | null
  text: string
  json: unknown
  /** `done`, or the code of a problem or of a query's first error. */
  code: string
}

interface Failed {
  code?: string
  errors?: { extensions?: { code?: string } }[]
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const getCode = (status: number, json: unknown): string => {
  const { code, errors } = Object(json) as Failed
  if (status >= 400) return code ?? `status ${status} without a code`
  return errors ? (errors[0]?.extensions?.code ?? 'an error without a code') : 'done'
}

export const buildAddress = ({ path }: Operation, { params, query }: Pick<Parts, 'params' | 'query'>): string => {
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
  return `${fillPath(path, { product: PRODUCT, ...(params as Record<string, string>) })}${search.size === 0 ? '' : `?${search}`}`
}

/** Sends what the parts say, whatever it is. */
export const sendTo = async (
  app: Pick<TestApp, 'fetch' | 'baseUrl'>,
  operation: Operation,
  parts: Parts,
  token: string | undefined,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> => {
  const response = await app.fetch(`${app.baseUrl}${buildAddress(operation, parts)}`, {
    method: operation.method,
    headers: { ...(token !== undefined && { authorization: `Bearer ${token}` }), 'content-type': 'application/json', ...headers },
    ...(parts.body !== undefined && { body: JSON.stringify(parts.body) }),
  })
  const text = await response.text()
  const json = parsed(text)
  return {
    status: response.status,
    type: response.headers.get('content-type'),
    requestId: response.headers.get('x-request-id'),
    etag: response.headers.get('etag'),
    text,
    json,
    code: getCode(response.status, json),
  }
}

/** What a refusal looks like: queries say it beside their data once a token was read. */
export const refusal = (operation: Operation, code: ErrorCode) =>
  operation.endpoint || errorStatus[code] === 401 ? { status: errorStatus[code], code } : { status: 200, code }
