import { commonErrors, idempotencyErrors, securityErrors } from '@tracemark/api/contract'
import { errorStatus, Problem } from '@tracemark/api/schemas'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Log } from '../platform/log.ts'
import { buildAddress } from './conversation.ts'
import { Fixture } from './fixture.ts'
import { type Hostile, hostileTo } from './hostile.ts'
import { type Operation, operations } from './operations.ts'

/** More, or others, when somebody looks for what these don't find. */
const RUNS = Number(process.env.PROOF_RUNS ?? 25)
/** Of a call that takes nothing there is less to get wrong. */
const RUNS_OF_NOTHING = Math.ceil(RUNS / 3)
const SEED = Number(process.env.PROOF_SEED ?? 20_260_520)

const lines: Record<string, unknown>[] = []
const write = (fields: Record<string, unknown>): void => {
  lines.push(fields)
}
const log: Log = { info: write, notice: write, warn: write, error: write }

let fixture: Fixture
beforeAll(async () => {
  fixture = await Fixture.create({ log })
})
beforeEach(() => {
  lines.length = 0
})
afterAll(() => fixture.app.stop())

const send = async (operation: Operation, { parts, raw, segment, search, headers }: Hostile, token: string | undefined) => {
  const holder = '0-hostile-segment-0'
  const params = segment ? { ...parts.params, [segment.name]: holder } : parts.params
  const path = buildAddress(operation, { ...parts, params }).replace(holder, segment?.text ?? '')
  const body = raw ?? (parts.body === undefined ? undefined : JSON.stringify(parts.body))
  const url = `${fixture.app.baseUrl}${path}${search === undefined ? '' : `${path.includes('?') ? '&' : '?'}${search}`}`
  const response = await fixture.app.fetch(url, {
    method: operation.method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }), ...headers },
    ...(body !== undefined && body !== '' && { body }),
  })
  return { response, text: await response.text() }
}

/** What a call says that it can answer. A path that can't be read may be another's, or nobody's. */
const declared = ({ endpoint, security, errors = [] }: Operation): Set<string> =>
  new Set([
    ...commonErrors.filter((code) => code !== 'internal' && code !== 'unavailable'),
    ...securityErrors(security),
    ...(endpoint ? idempotencyErrors(endpoint) : []),
    ...errors,
    'not_found',
    'organization_not_found',
    'method_not_allowed',
  ])

/** What is wrong with an answer; nothing where it is as it should be. */
const findFault = (operation: Operation, response: Response, text: string): string | undefined => {
  const requestId = response.headers.get('x-request-id')
  if (!lines.some((line) => line.requestId === requestId && line.status === response.status))
    return 'The log has no line with its request id.'
  if (response.status < 400) return undefined
  if (response.headers.get('content-type') !== 'application/problem+json') return `It is ${response.headers.get('content-type')}.`
  const problem = Problem.safeParse(JSON.parse(text))
  if (!problem.success) return 'It is no problem document.'
  const { code, status } = problem.data
  if (problem.data.requestId !== requestId) return 'The request id of its body is not that of its header.'
  if (status !== response.status || status !== errorStatus[code]) return 'Its status is not that of its code.'
  return declared(operation).has(code) ? undefined : `The call does not say that it answers ${code}.`
}

const shown = ({ parts, raw, ...rest }: Hostile): string =>
  JSON.stringify({ ...rest, ...(raw === undefined ? { body: parts.body } : { raw: String(raw).slice(0, 200) }) }).slice(0, 600)

/** What deletes comes last, so that the others find their rows. */
const inOrder = operations.toSorted((first, second) => Number(first.method === 'DELETE') - Number(second.method === 'DELETE'))

test.each(inOrder.map((operation) => [operation.id, operation] as const))(
  '%s refuses what it can not take by a code',
  async (_, operation) => {
    const { parts, token } = await fixture.fill(operation, fixture.own)
    const names = Object.keys(parts.query)
    const takesNothing = names.length === 0 && Object.keys(parts.params).length === 0 && parts.body === undefined
    await fc.assert(
      fc.asyncProperty(hostileTo(parts, names), async (hostile) => {
        const { response, text } = await send(operation, hostile, token)
        const fault = findFault(operation, response, text)
        const cause = lines.find(({ error }) => error !== undefined)?.error
        lines.length = 0
        expect(fault && { fault, status: response.status, text: text.slice(0, 400), request: shown(hostile), cause }).toBe(undefined)
      }),
      { numRuns: takesNothing ? RUNS_OF_NOTHING : RUNS, seed: SEED, endOnFailure: true },
    )
  },
)
