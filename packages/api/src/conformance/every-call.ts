import { describe, expect, type SuiteCollector, test } from 'vitest'
import * as z from 'zod/mini'
import { type Endpoint, fillPath, listTokens } from '../contract/index.ts'
import { type Call, everyCall, PRODUCT } from './calls.ts'
import { answeredCalls, type Conversation, NOBODY, type StartTarget, useConversation } from './target.ts'

const listFields = (schema: z.ZodMiniType | undefined): Readonly<Record<string, unknown>> =>
  (schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties) ?? {}

/** Organizations have numbers, and everything else an id. */
const anyId = ({ params }: Endpoint): string =>
  (listFields(params).id as { format?: string } | undefined)?.format === 'uuid' ? NOBODY : '101'

interface Sent {
  id?: string
  query?: string
  body?: unknown
  token?: string | undefined
}

/** Sends what a client with types would not, and says what it was answered. */
const send = async (
  { target }: Conversation,
  endpoint: Endpoint,
  { id = anyId(endpoint), query = '', body, token }: Sent,
): Promise<string> => {
  const { method, path } = endpoint
  const others = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => [name, NOBODY]))
  const address = fillPath(path, { ...others, product: PRODUCT, org: 101, id })
  const response = await target.fetch(`${target.baseUrl}${address}${query}`, {
    method,
    headers: { 'content-type': 'application/json', ...(token !== undefined && { authorization: `Bearer ${token}` }) },
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  })
  return `${response.status} ${((await response.json()) as { code?: string }).code}`
}

const tokenFor = async ({ client, target, getToken }: Conversation, { security }: Endpoint): Promise<string | undefined> => {
  const [kind] = listTokens(security)
  switch (kind) {
    case undefined:
      return undefined
    case 'identity':
      return target.identityToken('owner')
    case 'general':
      return getToken('owner')
    case 'organization':
      return getToken('owner', 101)
    case 'execution': {
      const params = { id: target.demo.featured.taskThingId }
      const { jwt } = await client.taskAssets.executionToken(
        { params, body: { channel: 'Portal' } },
        { token: await getToken('owner', 101) },
      )
      return jwt
    }
  }
}

/** What holds for calls of every kind alike. */
export const describeEveryCall = (start: StartTarget): SuiteCollector<object> =>
  describe('every call', () => {
    const conversation = useConversation(start)

    /** Asks all of these, and compares with one answer for all. */
    const allAnswer = async (
      answer: string,
      asked: readonly Call[],
      ask: (endpoint: Endpoint, token: string | undefined) => Sent,
    ): Promise<void> => {
      const tokens = new Map<string, string | undefined>()
      const answers: string[] = []
      for (const { id, endpoint } of asked) {
        if (!tokens.has(endpoint.security)) tokens.set(endpoint.security, await tokenFor(conversation(), endpoint))
        answers.push(`${id}: ${await send(conversation(), endpoint, ask(endpoint, tokens.get(endpoint.security)))}`)
      }
      expect(answers).toEqual(asked.map(({ id }) => `${id}: ${answer}`))
      expect(answers.length).toBeGreaterThan(0)
    }
    const having = (part: 'params' | 'query', name: string) =>
      everyCall.filter(({ endpoint }) => Object.hasOwn(listFields(endpoint[part]), name))
    const guarded = everyCall.filter(({ endpoint }) => endpoint.security !== 'public')

    test('is refused without a token', () => allAnswer('401 unauthenticated', guarded, () => ({})))

    test('is refused with a token that nobody made', () => allAnswer('401 token_invalid', guarded, () => ({ token: 'a.token.of-nobody' })))

    test('finds nothing at an id that is none', () =>
      allAnswer('404 not_found', having('params', 'id'), (_, token) => ({ token, id: 'none' })))

    test.each(['page=0', 'page=one', 'perPage=101'])('refuses the page %s', (query) =>
      allAnswer('400 invalid_content', having('query', 'perPage'), (_, token) => ({ token, query: `?${query}` })),
    )

    test('refuses a parameter that it does not take', () =>
      allAnswer('400 invalid_content', everyCall, (_, token) => ({ token, query: '?clasification=high' })))

    test('refuses a body that is none', () =>
      allAnswer(
        '400 invalid_content',
        everyCall.filter(({ endpoint }) => endpoint.body),
        (_, token) => ({ token, body: ['none'] }),
      ))

    // Stands last: what the suites before it have asked counts.
    test('has a case in this suite that it answers', () => {
      expect(everyCall.map(({ id }) => id).filter((id) => !answeredCalls.has(id))).toEqual([])
    })
  })
