import { createHash } from 'node:crypto'
import type { Endpoint } from '@tracemark/api/contract'
import { listFieldProblems } from '@tracemark/api/rules'
import { IdempotencyKey } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { findKeptAnswer, type KeyHolder, keepAnswer, lockIdempotencyKey } from '../db/idempotency-keys.ts'
import { ProblemError } from '../problem.ts'
import type { ContextBySecurity } from './authenticate.ts'

type CallerScope = ContextBySecurity['general' | 'organization' | 'execution' | 'memberOrRun']

const HEADER = 'Idempotency-Key'

/** The key that a request brings. Fails with `invalid_content` where it is none. */
export const readIdempotencyKey = ({ idempotent }: Endpoint, header: string | undefined): string | undefined => {
  if (idempotent === undefined || header === undefined) return undefined
  const key = z.safeParse(IdempotencyKey, header)
  if (key.success) return key.data
  throw new ProblemError('invalid_content', {
    fields: listFieldProblems(key.error, header).map((problem) => ({ ...problem, path: [HEADER] })),
  })
}

const hash = (...parts: string[]): string => createHash('sha256').update(JSON.stringify(parts)).digest('base64url')

/** Objects with their names in order, so that the same content is the same text. */
const inOrder = (_name: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([first], [second]) => (first < second ? -1 : 1)))
    : value

/** Keys of different callers are different: nobody learns another's answer by guessing a key. */
const getCaller = (scope: CallerScope): string[] => {
  if (!('token' in scope) || !scope.token) return 'accountId' in scope ? [scope.accountId ?? ''] : []
  const { sub = '', taskThingId, itemId = '', executionId = '' } = scope.token
  return [sub, taskThingId, itemId, executionId]
}

/** What a person calls outside of organizations is their own; all else is of the organization in scope. */
const getHolder = (scope: CallerScope): KeyHolder => {
  const { organizationId } = scope
  const isOutside = !('caller' in scope) && !('token' in scope) && !('program' in scope)
  if (isOutside && 'accountId' in scope && scope.accountId !== undefined) return { accountId: scope.accountId }
  if (organizationId === undefined) throw new TypeError('A call without an account has an organization.')
  return { organizationId }
}

export interface Work {
  endpoint: Endpoint
  key: string
  request: { params: unknown; query: unknown; body: unknown }
}

/**
 * Does the work that a key names once, and keeps its answer in the same transaction. Asked again, it gives the same text.
 * What fails changes nothing and is not kept, so that it can be mended and sent again with the same key.
 */
export const answerOnce = async (scope: CallerScope, { endpoint, key, request }: Work, work: () => Promise<string>): Promise<string> => {
  const { db } = scope
  const holder = getHolder(scope)
  const name = `${endpoint.method} ${endpoint.path}`
  const kept = { key: hash(key, ...getCaller(scope)), endpoint: name, fingerprint: hash(JSON.stringify(request, inOrder)) }
  await lockIdempotencyKey(db, holder, kept.key)
  const found = await findKeptAnswer(db, holder, kept.key)
  if (found) {
    if (found.endpoint === kept.endpoint && found.fingerprint === kept.fingerprint) return found.answer
    throw new ProblemError('idempotency_key_reused')
  }
  const answer = await work()
  await keepAnswer(db, holder, { ...kept, status: 200, answer }, endpoint.idempotent === 'day' ? 'day' : undefined)
  return answer
}
