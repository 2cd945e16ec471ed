import { createOpenApiDocument, type OpenApiOptions } from '@tracemark/api/openapi'
import { errorStatus } from '@tracemark/api/schemas'
import { titles } from '../problem.ts'
import { buildExample } from './example.ts'
import { EXAMPLE_SERVER, parameterExample } from './examples.ts'
import { guides } from './guides.ts'
import type { JsonSchema, Schemas } from './json-schema.ts'

type Content = Record<string, { schema: JsonSchema; example?: unknown }>

/** As much of an operation of the document as is read here. */
export interface Operation {
  operationId: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters?: { in: string; name: string; required?: boolean; schema: JsonSchema; example?: unknown }[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

export interface ReferenceDocument {
  info: { title: string; version: string; description: string }
  tags: { name: string; 'x-displayName': string }[]
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Schemas; securitySchemes: Record<string, { description: string }> }
}

/** `taskThings` as people read it. */
const writeGroupTitle = (name: string): string => {
  const words = name.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
  return words.charAt(0).toUpperCase() + words.slice(1)
}

/** What holds for all calls, in the Markdown that viewers of such documents show before them. */
const describeApi = (lead: string, { components }: ReferenceDocument): string => `${lead}

What takes more than one call is in the [guides](/docs/guides), each with an example that runs as it stands: ${guides
  .map(({ name, title }) => `[${title}](/docs/guides/${name})`)
  .join(', ')}. The queries of \`/graphql\` have [a page of their own](/docs/queries).

## Tokens

A call takes one kind of token, as \`Authorization: Bearer …\`. An organization's permissions are looked up at every call, so that what is taken away is gone within the life of a token.

A program brings an access token (\`tmk_…\`), which its maker gets once from [making one](/docs#accessTokens.create). It is taken wherever a token of an organization is, for the permissions that it was given, until it expires or is deleted.

A person's first token comes from the OpenID provider that \`/config.json\` names, with its client ID, by the authorization code flow with PKCE. The ID token of that is exchanged for one of ours.

${Object.entries(components.securitySchemes)
  .map(([name, { description }]) => `- **${name}**: ${description}.`)
  .join('\n')}

## Errors

A call that fails is answered with a problem document (RFC 9457, \`application/problem+json\`). Tell failures apart by \`code\`; \`requestId\` finds the request in the log. [What to do about them](/docs/guides/errors).

| Code | Status | What happened |
|---|---|---|
${Object.entries(titles)
  .map(([code, title]) => `| \`${code}\` | ${errorStatus[code as keyof typeof titles]} | ${title} |`)
  .join('\n')}

## Types

In the body of a call that changes something, a field that is absent stays as it is.
`

/** The example of every JSON that a call takes or answers. Files are what they are. */
const withExamples = (content: Content, schemas: Schemas): Content =>
  Object.fromEntries(
    Object.entries(content).map(([type, media]) => [
      type,
      type === 'application/json' ? { ...media, example: buildExample(media.schema, schemas) } : media,
    ]),
  )

type Parameter = NonNullable<Operation['parameters']>[number]

export const buildParameter = (operationId: string, { name, schema }: Parameter, schemas: Schemas): unknown =>
  parameterExample(operationId, name) ?? buildExample(schema, schemas, 0, name)

/** What may be absent has no example: whoever takes one for a request would filter by it, or send a key that is another request's. */
const describeOperation = (operation: Operation, schemas: Schemas): Operation => {
  const { operationId, parameters, requestBody, responses } = operation
  const { 200: done, ...failures } = responses
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((parameter) =>
        parameter.required ? { ...parameter, example: buildParameter(operationId, parameter, schemas) } : parameter,
      ),
    }),
    ...(requestBody && { requestBody: { ...requestBody, content: withExamples(requestBody.content, schemas) } }),
    responses: { ...(done && { 200: { ...done, content: withExamples(done.content ?? {}, schemas) } }), ...failures },
  }
}

/** The OpenAPI document as this server gives it: with an example of all that is taken and answered, and with what holds for all calls. */
export const createReferenceDocument = (options: OpenApiOptions): ReferenceDocument => {
  // The document is our own, and has of each part what is read of it here.
  const document = createOpenApiDocument(options) as unknown as ReferenceDocument
  const { schemas } = document.components
  const paths = Object.fromEntries(
    Object.entries(document.paths).map(([path, methods]) => [
      path,
      Object.fromEntries(Object.entries(methods).map(([method, operation]) => [method, describeOperation(operation, schemas)])),
    ]),
  )
  const groups = new Set(Object.values(paths).flatMap((methods) => Object.values(methods).flatMap(({ tags }) => tags)))
  return {
    ...document,
    info: { ...document.info, description: describeApi(document.info.description, document) },
    tags: [...groups].map((name) => ({ name, 'x-displayName': writeGroupTitle(name) })),
    paths,
  }
}

/** Examples name the server that gives them. */
export const writeReferenceDocument = (options: OpenApiOptions): string =>
  JSON.stringify(createReferenceDocument(options)).replaceAll(EXAMPLE_SERVER, options.serverUrl)
