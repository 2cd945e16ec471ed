import type { createOpenApiDocument } from '@tracemark/api/openapi'
import { buildExample } from './example.ts'
import { parameterExample } from './examples.ts'
import { type Field, fieldsIn } from './fields.ts'
import { describeSchema, type JsonSchema, resolved, type Schemas } from './json-schema.ts'

type Document = ReturnType<typeof createOpenApiDocument>

/** One call as the page shows it. */
export interface Operation {
  id: string
  method: string
  path: string
  summary: string
  permissions: string
  /** Which token it takes; absent where none. */
  token: string | undefined
  parameters: (Field & { in: string; example: unknown })[]
  body: { fields: Field[]; example: unknown } | undefined
  /** Its body is a file as it is. */
  takesFile: boolean
  /** `type` names what is answered, `fields` those of an answer without a name. */
  answer: { type: string; fields: Field[]; example: unknown }
  errors: { status: string; codes: string[] }[]
}

/** The example's address: its path with a value in each place, and the parameters that it needs behind. */
export const exampleAddress = ({ path, parameters }: Operation): string => {
  const filled = path.replace(/\{(\w+)\}/g, (place, wanted: string) =>
    String(parameters.find(({ name }) => name === wanted)?.example ?? place),
  )
  const needed = parameters.filter((parameter) => parameter.in === 'query' && parameter.required)
  const query = new URLSearchParams(needed.map(({ name, example }) => [name, String(example)]))
  return needed.length === 0 ? filled : `${filled}?${query}`
}

type Content = Record<string, { schema: JsonSchema }>

/** As much of an operation of the document as is read here. */
interface Written {
  operationId: string
  summary: string
  description?: string
  tags: string[]
  security: Record<string, unknown>[]
  parameters?: { in: string; name: string; required?: boolean; description?: string; schema: JsonSchema }[]
  requestBody?: { content: Content }
  responses: Record<string, { description: string; content: Content }>
}

/** Of a page of a list its entries are what is of interest. */
const describeAnswer = (content: Content, schemas: Schemas): Operation['answer'] => {
  const schema = content['application/json']?.schema
  if (!schema) return { type: `file: ${Object.keys(content).join(' or ')}`, fields: [], example: undefined }
  const { items, totalItems } = schema.properties ?? {}
  const type = items?.items && totalItems ? `page of ${describeSchema(items.items)}` : describeSchema(schema)
  return { type, fields: fieldsIn(schema), example: buildExample(schema, schemas) }
}

const describeOperation = (method: string, path: string, written: Written, schemas: Schemas): Operation => {
  const body = written.requestBody?.content['application/json']?.schema
  const { 200: done, ...failures } = written.responses
  return {
    id: written.operationId,
    method: method.toUpperCase(),
    path,
    summary: written.summary,
    permissions: written.description ?? '',
    token: written.security.flatMap((scheme) => Object.keys(scheme)).join(' or ') || undefined,
    parameters: (written.parameters ?? []).map(({ in: place, name, required = false, description = '', schema }) => ({
      in: place,
      name,
      type: describeSchema(schema),
      required,
      description,
      example: parameterExample(written.operationId, name) ?? buildExample(schema, schemas, 0, name),
    })),
    body: body && { fields: fieldsIn(resolved(body, schemas)), example: buildExample(body, schemas) },
    takesFile: written.requestBody !== undefined && body === undefined,
    answer: describeAnswer(done?.content ?? {}, schemas),
    errors: Object.entries(failures).map(([status, { description }]) => ({ status, codes: description.split(', ') })),
  }
}

/** The document's calls by group, in the order of the contract. Queries have a section of their own. */
export const operationsByGroup = ({ paths = {}, components }: Document): Map<string, Operation[]> => {
  const schemas = (components?.schemas ?? {}) as Schemas
  // The document is our own: every operation has what `Written` says.
  const all = Object.entries(paths as Record<string, Record<string, Written>>).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, written]) => describeOperation(method, path, written, schemas)),
  )
  return Map.groupBy(
    all.filter(({ id }) => id !== 'graphql.query'),
    ({ id }) => id.split('.')[0] ?? id,
  )
}
