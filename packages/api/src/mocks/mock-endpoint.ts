import { type HttpHandler, HttpResponse, http } from 'msw'
import type * as z from 'zod/mini'
import {
  type Endpoint,
  type EndpointRequest,
  type EndpointResponse,
  getInput,
  isForPeople,
  routePath,
  type Security,
} from '../contract/index.ts'
import { listFieldProblems, missingPermissions } from '../rules/index.ts'
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

/** What an endpoint's mock is given: the parsed request, the claims of its token where it takes one, and that token's organization. */
export type MockRequest<Definition extends Endpoint> = EndpointRequest<Definition> & {
  claims: Definition['security'] extends 'public' ? undefined : MockClaims
  organizationId: Definition['security'] extends 'organization' | 'execution' | 'memberOrRun' ? number : undefined
}

const parse = (schema: z.ZodMiniType | undefined, value: unknown, otherwise: 'invalid_content' | 'not_found'): unknown => {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new MockProblem(otherwise, otherwise === 'invalid_content' ? { fields: listFieldProblems(result.error, value) } : {})
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

const isOtherOrganization = (params: unknown, claims: MockClaims): boolean =>
  typeof params === 'object' && params !== null && 'org' in params && params.org !== claims.orgId

/** Fails where the bearer may not do this, or not in this organization. A run does what its token was made for. */
const assertMay = (state: MockState, definition: Endpoint, claims: MockClaims, params: unknown): void => {
  if (claims.kind !== 'execution') {
    const isRefusedProgram = claims.accessTokenId !== undefined && isForPeople(definition)
    if (missingPermissions(state.getPermissions(claims), definition.permissions).length > 0 || isRefusedProgram)
      throw new MockProblem('permission_denied')
  }
  if (isOtherOrganization(params, claims)) throw new MockProblem('organization_not_found')
}

/** The answer as clients get it: a file, or JSON that is held to the schema that they know. */
const respond = (state: MockState, definition: Endpoint, given: unknown): Response => {
  if (given instanceof Blob) return new HttpResponse(given, { headers: { 'content-type': given.type } })
  const version = state.versions.of(definition, given)
  return HttpResponse.json(given as Record<string, unknown>, { headers: version === undefined ? {} : { etag: version } })
}

/** An MSW handler for an endpoint of the contract: token, permissions and shapes are held to as the backend holds to them. */
export const mockEndpoint = <const Definition extends Endpoint>(
  state: MockState,
  definition: Definition,
  answer: (request: MockRequest<Definition>) => EndpointResponse<Definition>,
): HttpHandler => {
  // Reads of entities take parameters and a token alone; the schemas below have parsed all others, which TypeScript can't follow.
  const answered = (request: unknown) => definition.response.parse(answer(request as MockRequest<Definition>))
  state.versions.addRead(definition, answered)
  const method = definition.method.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete'
  return http[method](`*${routePath(definition.path, state.product)}`, async ({ request, params }) => {
    try {
      const claims = definition.security === 'public' ? undefined : readMockToken(request, kinds[definition.security], state.nowSeconds())
      const key = readKey(definition, request)
      const input = getInput(definition)
      const parsed = {
        query: parse(input.query, Object.fromEntries(new URL(request.url).searchParams), 'invalid_content'),
        params: parse(definition.params, params, 'not_found'),
        body: input.body && parse(input.body, await readBody(request), 'invalid_content'),
        claims,
        organizationId: claims?.orgId,
      }
      if (claims) assertMay(state, definition, claims, parsed.params)
      const work = () => state.versions.change(definition, parsed, request.headers.get('if-match'), () => answered(parsed))
      const given =
        key === undefined || claims === undefined
          ? work()
          : answerOnce(
              state,
              JSON.stringify([claims.sub, claims.taskThingId, claims.itemId, claims.executionId, key]),
              JSON.stringify([definition.method, definition.path, parsed.params, parsed.query, parsed.body]),
              work,
            )
      return respond(state, definition, given)
    } catch (error) {
      if (error instanceof MockProblem) return problemResponse(error)
      throw error
    }
  })
}
