import * as z from 'zod/mini'
import { OrganizationId } from '../schemas/index.ts'
import { MockProblem } from './mock-problem.ts'

/** Claims of the mocks' tokens: they look like ours and are signed by nobody. */
export const MockClaims = z.object({
  kind: z.enum(['identity', 'general', 'organization', 'execution']),
  sub: z.string(),
  exp: z.int(),
  orgId: z.optional(OrganizationId),
  taskThingId: z.optional(z.string()),
  itemId: z.optional(z.string()),
  executionId: z.optional(z.string()),
  /** Of a program's key: its access token. */
  accessTokenId: z.optional(z.string()),
})
export type MockClaims = z.infer<typeof MockClaims>

const toBase64Url = (text: string) =>
  btoa(String.fromCharCode(...new TextEncoder().encode(text)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
const fromBase64Url = (text: string) =>
  new TextDecoder().decode(Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0)))

export const issueMockToken = (claims: MockClaims): string => `${toBase64Url('{"alg":"none"}')}.${toBase64Url(JSON.stringify(claims))}.mock`

/** The claims of the request's bearer token, which must be of one of these kinds. */
export const readMockToken = (request: Request, kinds: readonly MockClaims['kind'][], nowSeconds: number): MockClaims => {
  const token = /^Bearer (.+)$/.exec(request.headers.get('authorization') ?? '')?.[1]
  if (token === undefined) throw new MockProblem('unauthenticated')
  const claims = MockClaims.safeParse(readPayload(token))
  if (!claims.success || !kinds.includes(claims.data.kind)) throw new MockProblem('token_invalid')
  if (claims.data.exp <= nowSeconds) throw new MockProblem('token_expired')
  return claims.data
}

const readPayload = (token: string): unknown => {
  try {
    return JSON.parse(fromBase64Url(token.split('.')[1] ?? ''))
  } catch {
    return undefined
  }
}
