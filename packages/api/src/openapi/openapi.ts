import * as z from 'zod/mini'
import { createDocument, type ZodOpenApiObject } from 'zod-openapi'
import {
  changesEntity,
  commonErrors,
  contract,
  type Endpoint,
  idempotencyErrors,
  isForPeople,
  listTokens,
  securityErrors,
  versionErrors,
} from '../contract/index.ts'
import * as nouns from '../schemas/index.ts'
import { apart } from './apart.ts'
import { describeDocument } from './describe.ts'

export interface OpenApiOptions {
  /** Address of the API, as clients reach it. */
  serverUrl: string
  product: string
  version: string
}

/** Queries are taken apart into parameters, and named nowhere. */
const namedSchemas = (): ZodOpenApiObject['components'] => ({
  schemas: Object.fromEntries(
    Object.entries(nouns).flatMap(([name, noun]) => (noun instanceof z.ZodMiniType && !name.endsWith('Query') ? [[name, noun]] : [])),
  ),
})

const errorResponses = (definition: Endpoint) => {
  const codes = [
    ...securityErrors(definition.security),
    ...commonErrors,
    ...idempotencyErrors(definition),
    ...versionErrors(definition),
    ...definition.errors,
  ]
  const byStatus = Map.groupBy(codes, (code) => nouns.errorStatus[code])
  return Object.fromEntries(
    [...byStatus]
      .sort(([a], [b]) => a - b)
      .map(([status, these]) => [
        String(status),
        { description: these.join(', '), content: { 'application/problem+json': { schema: nouns.Problem } } },
      ]),
  )
}

const asObject = (schema: z.ZodMiniType | undefined) => (schema instanceof z.ZodMiniObject ? schema : undefined)

const keptFor = { forever: 'for ever', day: 'for a day' } as const

const idempotencyHeader = (kept: keyof typeof keptFor) =>
  ({
    'Idempotency-Key': z.optional(nouns.IdempotencyKey).check(
      z.meta({
        description: `Names this piece of work: the same key and content give the same answer ${keptFor[kept]}, and do nothing again. Failures are not kept.`,
      }),
    ),
  }) as const

const ifMatchHeader = {
  'If-Match': z.optional(z.string()).check(
    z.meta({
      description:
        'The `ETag` of the entity that the change is meant for. Refused with `changed_meanwhile` where the entity is another by now. Absent: it is changed as it is.',
    }),
  ),
}

const describeHeaders = (definition: Endpoint) => {
  const { idempotent } = definition
  const headers = { ...(idempotent && idempotencyHeader(idempotent)), ...(changesEntity(definition) && ifMatchHeader) }
  return Object.keys(headers).length > 0 ? { header: z.object(headers) } : {}
}

/** The version of the entity that a call answers. */
const answerHeaders = ({ entity, method }: Endpoint) =>
  entity === undefined || method === 'DELETE'
    ? {}
    : { headers: { ETag: { description: 'Version of the entity, for `If-Match`.', schema: { type: 'string' as const } } } }

const FILE = { type: 'string', format: 'binary' } as const

const answerContent = ({ files, response }: Endpoint) =>
  files ? Object.fromEntries(files.map((type) => [type, { schema: FILE }])) : { 'application/json': { schema: response } }

const bodyContent = ({ body, takesFile }: Endpoint & { takesFile?: true }) => {
  if (takesFile) return { '*/*': { schema: FILE } }
  return body && { 'application/json': { schema: body } }
}

/** Which permissions it needs, and whether a program may make it. */
const needs = (definition: Endpoint): string => {
  const { permissions, security } = definition
  const takesAccessTokens = security === 'general' || security === 'organization' || security === 'memberOrRun'
  const sentences = [
    ...(permissions.length > 0 ? [`Needs ${permissions.join(', ')}.`] : []),
    ...(takesAccessTokens && isForPeople(definition) ? ['For people only: refused to access tokens.'] : []),
  ]
  return sentences.join(' ')
}

const operation = (operationId: string, definition: Endpoint & { takesFile?: true }) => {
  const content = bodyContent(definition)
  const path = asObject(definition.params)
  const query = asObject(definition.query)
  return {
    operationId,
    summary: definition.summary,
    tags: [operationId.split('.')[0] ?? operationId],
    ...(needs(definition) !== '' && { description: needs(definition) }),
    security: listTokens(definition.security).map((name) => ({ [name]: [] })),
    requestParams: {
      ...(path && { path }),
      ...(query && { query }),
      ...describeHeaders(definition),
    },
    ...(content && { requestBody: { required: true, content } }),
    responses: {
      '200': { description: 'Done', ...answerHeaders(definition), content: answerContent(definition) },
      ...errorResponses(definition),
    },
  }
}

const bearer = (description: string) => ({ type: 'http', scheme: 'bearer', bearerFormat: 'JWT', description }) as const

/** The OpenAPI 3.1 document of every call, made from the definitions that client and backend run on. */
export const createOpenApiDocument = ({ serverUrl, product, version }: OpenApiOptions): ReturnType<typeof createDocument> => {
  const paths: Record<string, Record<string, ReturnType<typeof operation>>> = {}
  const calls = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, definition]) => [`${group}.${name}`, definition] as const),
  )
  for (const [id, definition] of [...calls, ...Object.entries(apart)]) {
    const path = definition.path.replaceAll('{product}', product)
    paths[path] = { ...paths[path], [definition.method.toLowerCase()]: operation(id, definition) }
  }
  const document = createDocument({
    openapi: '3.1.0',
    info: { title: 'Tracemark', version, description: 'Shows where a thing came from and that it is genuine.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      ...namedSchemas(),
      securitySchemes: {
        identity: bearer("The OpenID provider's identity token"),
        general: bearer('A token from the exchange, with or without an organization'),
        organization: bearer('A token from the exchange for one organization'),
        execution: bearer('The token of a task link, or of one execution'),
      },
    },
  })
  return describeDocument(document)
}
