import { type Endpoint, type EndpointRequest, getInput } from '@tracemark/api/contract'
import * as z from 'zod/mini'
import { ProblemError } from '../problem.ts'
import { compileSchema } from './compile-schema.ts'
import type { AppContext } from './environment.ts'
import { parseModestJson, readText } from './read-json.ts'
import { toRefusal } from './refusal.ts'

const parse = (schema: z.ZodMiniType, value: unknown, part: 'query' | 'body'): unknown => {
  const result = z.safeParse(compileSchema(schema), value)
  if (result.success) return result.data
  throw toRefusal(schema, value, part)
}

/** A path that can't be the name of anything names nothing. */
const parsePath = (schema: z.ZodMiniType, value: unknown): unknown => {
  const result = z.safeParse(compileSchema(schema), value)
  if (result.success) return result.data
  throw new ProblemError('not_found')
}

const readQuery = (context: AppContext): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(context.req.queries()).map(([key, values]) => [key, values.length === 1 ? (values[0] ?? '') : values]))

/**
 * Takes in the whole request, and gives what reads its parts by the endpoint's schemas, which fails with `invalid_content`: callers learn what
 * a call takes when they may make it, and a slow one holds no transaction open.
 */
export const receiveRequest = async <Definition extends Endpoint>(
  definition: Definition,
  context: AppContext,
): Promise<() => EndpointRequest<Definition>> => {
  const text = definition.body && (await readText(context))
  return () => readRequest(definition, context, text)
}

const readRequest = <Definition extends Endpoint>(
  definition: Definition,
  context: AppContext,
  text: string | undefined,
): EndpointRequest<Definition> => {
  const { params, query } = definition
  const input = getInput(definition)
  // A call that takes no parameters looks for some only where there are some: most of its requests have none.
  const read = query || context.req.url.includes('?') ? parse(input.query, readQuery(context), 'query') : undefined
  const request = {
    params: params && parsePath(params, context.req.param()),
    query: query && read,
    body: input.body && text !== undefined && parse(input.body, parseModestJson(text), 'body'),
  }
  // The schemas are the definition's own: what they parsed has the types that the definition infers from them.
  return request as EndpointRequest<Definition>
}
