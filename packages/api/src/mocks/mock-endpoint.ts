import { type HttpHandler, HttpResponse, http } from 'msw'
import type * as z from 'zod/mini'
import { type Endpoint, type EndpointRequest, type EndpointResponse, inputOf, routePath, type Security } from '../contract/index.ts'
import { missingPermissions } from '../rules/index.ts'
import { IdempotencyKey } from '../schemas/index.ts'
import { MockProblem, problemResponse } from './mock-problem.ts'
import type { MockState } from './mock-state.ts'
import { type MockClaims, readMockToken } from './mock-tokens.ts'

const kinds: Record<Exclude<Security, 'public'>, readonly MockClaims['kind'][]> = {
  identity: ['identity'],
  general: ['general', 'organization'],
  organization: ['organization'],
  execution: ['execution'],
  memberOrRun: ['organization', 'execution'],
}

/** What an endpoint's mock is given: the parsed request, and the claims of its token where it takes one. */
export type MockRequest<Definition extends Endpoint> = EndpointRequest<Definition> & {
  claims: Definition['security'] extends 'public' ? undefined : MockClaims
}

const parse = (schema: z.ZodMiniType | undefined, value: unknown, otherwise: 'invalid_content' | 'not_found'): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const fields = result.error.issues.map(({ path, message }) => ({
    path: path.map((part) => (typeof part === 'symbol' ? String(part) : part)),
    message,
  }))
  throw new MockProblem(otherwise, otherwise === 'invalid_content' ? { fields } : {})
}

const readBody = async (request: Request): Promise<unknown> => {
  try {
    return await request.json()
  } catch {
    throw new MockProblem('invalid_content')
  }
}

/** Does what a key names once, and answers the same when it is asked again, as the backend does. */
const answerOnce = (state: MockState, key: string, fingerprint: string, answer: () => unknown): unknown => {
  const kept = state.keptAnswers.get(key)
  if (kept && kept.fingerprint !== fingerprint) throw new MockProblem('idempotency_key_reused')
  const given = kept?.answer ?? answer()
  state.keptAnswers.set(key, { fingerprint, answer: given })
  return given
}

const readKey = ({ idempotent }: Endpoint, request: Request): string | undefined => {
  const header = request.headers.get('idempotency-key')
  return idempotent === undefined || header === null ? undefined : String(parse(IdempotencyKey, header, 'invalid_content'))
}

/** An MSW handler for an endpoint of the contract: token, permissions and shapes are held to as the backend holds to them. */
export const mockEndpoint = <const Definition extends Endpoint>(
  state: MockState,
  definition: Definition,
  answer: (request: MockRequest<Definition>) => EndpointResponse<Definition>,
): HttpHandler => {
  // The contract's reads of entities take parameters and a token alone.
  state.versions.addRead(definition, (request) => answer(request as MockRequest<Definition>))
  const method = definition.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  return http[method](`*${routePath(definition.path, state.product)}`, async ({ request, params }) => {
    try {
      const claims = definition.security === 'public' ? undefined : readMockToken(request, kinds[definition.security], state.nowSeconds())
      const key = readKey(definition, request)
      const input = inputOf(definition)
      const parsed = {
        params: parse(definition.params, params, 'not_found'),
        query: parse(input.query, Object.fromEntries(new URL(request.url).searchParams), 'invalid_content'),
        body: input.body && parse(input.body, await readBody(request), 'invalid_content'),
        claims,
      }
      if (claims && missingPermissions(state.permissionsOf(claims), definition.permissions).length > 0)
        throw new MockProblem('permission_denied')
      // The schemas above have just made it so; TypeScript can't follow them through the generic.
      const work = () =>
        state.versions.change(definition, parsed, request.headers.get('if-match'), () => answer(parsed as MockRequest<Definition>))
      const given =
        key === undefined || claims === undefined
          ? work()
          : answerOnce(
              state,
              JSON.stringify([claims.sub, claims.taskThingId, claims.itemId, claims.executionId, key]),
              JSON.stringify([definition.method, definition.path, parsed.params, parsed.query, parsed.body]),
              work,
            )
      const version = state.versions.of(definition, given)
      return HttpResponse.json(given as Record<string, unknown>, { headers: version === undefined ? {} : { etag: version } })
    } catch (error) {
      if (error instanceof MockProblem) return problemResponse(error)
      throw error
    }
  })
}
