import type { Endpoint, EndpointRequest } from '@tracemark/api/contract'
import * as z from 'zod/mini'
import { ProblemError } from '../problem.ts'
import { compiledOf } from './compiled.ts'
import type { AppContext } from './environment.ts'
import { readJson } from './read-json.ts'

const parse = (schema: z.ZodMiniType, value: unknown, otherwise: 'invalid_content' | 'not_found' = 'invalid_content'): unknown => {
  const result = z.safeParse(compiledOf(schema), value)
  if (result.success) return result.data
  if (otherwise === 'not_found') throw new ProblemError(otherwise)
  const fields = result.error.issues.map(({ path, message }) => ({
    path: path.filter((key) => typeof key !== 'symbol'),
    message,
  }))
  throw new ProblemError('invalid_content', { fields })
}

const readQuery = (context: AppContext): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(context.req.queries()).map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]))

/** The parts of a request as the endpoint's schemas read them. Fails with `invalid_content`. */
export const readRequest = async <Definition extends Endpoint>(
  definition: Definition,
  context: AppContext,
): Promise<EndpointRequest<Definition>> => {
  const { params, query, body } = definition
  const request = {
    // A path that can't be the name of anything names nothing.
    params: params && parse(params, context.req.param(), 'not_found'),
    query: query && parse(query, readQuery(context)),
    body: body && parse(body, (await readJson(context)).value),
  }
  // The schemas are the definition's own: what they parsed has the types that the definition infers from them.
  return request as EndpointRequest<Definition>
}
