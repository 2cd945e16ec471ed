import type { createDocument } from 'zod-openapi'
import { filterDescriptions } from './describe-filters.ts'
import { entityFields } from './descriptions/entity-fields.ts'
import { ownParameters, sharedParameters } from './descriptions/parameters.ts'
import { schemaDescriptions } from './descriptions/schemas.ts'
import { sharedFields } from './descriptions/shared-fields.ts'

type Document = ReturnType<typeof createDocument>

/** As much of a schema as leads to its fields. */
interface Schema {
  description?: string
  type?: unknown
  properties?: Record<string, Schema>
  items?: Schema | boolean
  additionalProperties?: Schema | boolean
  anyOf?: Schema[]
  oneOf?: Schema[]
  allOf?: Schema[]
}

interface Parameter {
  in: string
  name: string
  description?: string
}

interface Operation {
  operationId: string
  parameters?: Parameter[]
  requestBody?: { content: Content }
  responses: Record<string, { content?: Content }>
}

type Content = Record<string, { schema: Schema }>

const all: Readonly<Record<string, Readonly<Record<string, string>>>> = entityFields
const named: Readonly<Record<string, string>> = schemaDescriptions

/** The schema that a description is looked up by, from the most exact: bodies and answers of an entity are described by the entity. */
const listFamily = (name: string): string[] => {
  const said = name.replace(/Output$/, '')
  return [said, said.replace(/^New(?=[A-Z])/, '').replace(/(Change|Created|Detail|Page)$/, '')]
}

const isNullable = ({ anyOf = [] }: Schema): boolean => anyOf.some(({ type }) => type === 'null')

const fieldDescription = (families: readonly string[], path: string, field: Schema): string | undefined => {
  const own = families.map((family) => all[family]?.[path]).find((text) => text !== undefined)
  const said = own ?? sharedFields[path.slice(path.lastIndexOf('.') + 1)]
  return said !== undefined && isNullable(field) && !said.includes('`null`') ? `${said} \`null\`: none.` : said
}

const isSchema = (value: Schema | boolean | undefined): value is Schema => typeof value === 'object'

/** Describes every field of a schema, also those of objects within. `path` is where it stands in the named one. */
const describeFields = (schema: Schema, families: readonly string[], path = ''): Schema => {
  const inside = (inner: Schema, at = path) => describeFields(inner, families, at)
  const { properties, items, additionalProperties, anyOf, oneOf, allOf } = schema
  return {
    ...schema,
    ...(properties && {
      properties: Object.fromEntries(
        Object.entries(properties).map(([name, field]) => {
          const at = path === '' ? name : `${path}.${name}`
          const description = field.description ?? fieldDescription(families, at, field)
          return [name, { ...inside(field, at), ...(description !== undefined && { description }) }]
        }),
      ),
    }),
    ...(isSchema(items) && { items: inside(items) }),
    ...(isSchema(additionalProperties) && { additionalProperties: inside(additionalProperties) }),
    ...(anyOf && { anyOf: anyOf.map((part) => inside(part)) }),
    ...(oneOf && { oneOf: oneOf.map((part) => inside(part)) }),
    ...(allOf && { allOf: allOf.map((part) => inside(part)) }),
  }
}

const describeSchema = (name: string, schema: Schema): Schema => {
  const description = named[name.replace(/Output$/, '')]
  return { ...(description !== undefined && { description }), ...describeFields(schema, listFamily(name)) }
}

const describeParameter = (operationId: string, parameter: Parameter): Parameter => {
  const { name } = parameter
  const said = ownParameters[operationId]?.[name] ?? sharedParameters[name] ?? filterDescriptions[operationId]?.[name]
  const description = parameter.description ?? said
  return { ...parameter, ...(description !== undefined && { description }) }
}

const describeContent = <Said extends { content?: Content }>(said: Said): Said =>
  said.content === undefined
    ? said
    : {
        ...said,
        content: Object.fromEntries(
          Object.entries(said.content).map(([type, media]) => [type, { ...media, schema: describeFields(media.schema, []) }]),
        ),
      }

const describeOperation = (operation: Operation): Operation => ({
  ...operation,
  ...(operation.parameters && { parameters: operation.parameters.map((parameter) => describeParameter(operation.operationId, parameter)) }),
  ...(operation.requestBody && { requestBody: describeContent(operation.requestBody) }),
  responses: Object.fromEntries(Object.entries(operation.responses).map(([status, answer]) => [status, describeContent(answer)])),
})

const mapValues = <Value>(of: Readonly<Record<string, Value>>, map: (name: string, value: Value) => Value): Record<string, Value> =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name, map(name, value)]))

/** The document with a description of every parameter and field. They are kept apart from the schemas, which browsers load. */
export const describeDocument = (document: Document): Document => {
  // The document is our own, and has of each part what is read of it here.
  const { paths, components } = document as unknown as {
    paths: Record<string, Record<string, Operation>>
    components: { schemas: Record<string, Schema> }
  }
  const described = {
    ...document,
    paths: mapValues(paths, (_path, operations) => mapValues(operations, (_method, operation) => describeOperation(operation))),
    components: { ...components, schemas: mapValues(components.schemas, describeSchema) },
  }
  return described as unknown as Document
}
