import { expect, test } from 'vitest'
import { entityFields } from './descriptions/entity-fields.ts'
import { ownParameters, sharedParameters } from './descriptions/parameters.ts'
import { schemaDescriptions } from './descriptions/schemas.ts'
import { sharedFields } from './descriptions/shared-fields.ts'
import { createOpenApiDocument } from './openapi.ts'

interface Schema {
  description?: string
  properties?: Record<string, Schema>
  [keyword: string]: unknown
}

interface Operation {
  operationId: string
  parameters?: { name: string; description?: string }[]
  requestBody?: unknown
  responses: unknown
}

const document = createOpenApiDocument({ serverUrl: 'http://localhost:8080', product: 'tracemark', version: '1.2.3' })
const schemas = Object.entries(document.components?.schemas ?? {}) as [string, Schema][]
const operations = Object.values(document.paths ?? {}).flatMap((methods) => Object.values(methods)) as Operation[]

/** Every field at any depth, with where it stands. */
const fieldsIn = (value: unknown, path: string): [string, Schema][] => {
  if (typeof value !== 'object' || value === null) return []
  const { properties = {}, ...others } = value as Schema
  return [
    ...Object.entries(properties).flatMap(([name, field]): [string, Schema][] => [
      [`${path}.${name}`, field],
      ...fieldsIn(field, `${path}.${name}`),
    ]),
    ...Object.values(others).flatMap((inner) => fieldsIn(inner, path)),
  ]
}

const fields = [
  ...schemas.flatMap(([name, schema]) => fieldsIn(schema, name)),
  ...operations.flatMap(({ operationId, requestBody, responses }) => fieldsIn([requestBody, responses], operationId)),
]
const parameters = operations.flatMap(({ operationId, parameters: those = [] }) =>
  those.map(({ name, description }) => ({ operationId, name, description })),
)

test('every field of every schema, body and answer says what it is', () => {
  expect(fields.filter(([, { description }]) => description === undefined).map(([path]) => path)).toEqual([])
})

test('every parameter of every call says what it is', () => {
  expect(
    parameters.filter(({ description }) => description === undefined).map(({ operationId, name }) => `${operationId} ${name}`),
  ).toEqual([])
})

test('every schema without fields says what it is', () => {
  const silent = schemas.filter(([, { properties, description, oneOf }]) => !properties && !oneOf && description === undefined)
  expect(silent.map(([name]) => name)).toEqual([])
})

test('nothing is described that is not there', () => {
  const said = new Set([...fields.map(([, { description }]) => description), ...schemas.map(([, { description }]) => description)])
  const isSaid = (text: string) => said.has(text) || said.has(`${text} \`null\`: none.`)
  const saidOfParameters = new Set(parameters.map(({ description }) => description))
  const written = [sharedFields, schemaDescriptions, ...Object.values(entityFields)].flatMap((table) => Object.entries(table))
  const ofParameters = [sharedParameters, ...Object.values(ownParameters)].flatMap((table) => Object.entries(table))
  expect(written.filter(([, text]) => !isSaid(text)).map(([name]) => name)).toEqual([])
  expect(ofParameters.filter(([, text]) => !saidOfParameters.has(text)).map(([name]) => name)).toEqual([])
})

test('what is said is a sentence', () => {
  const texts = [...fields.map(([, { description }]) => description), ...parameters.map(({ description }) => description)]
  expect(texts.filter((text) => !/^[A-Z`\d"].*[.)]$/.test(text ?? ''))).toEqual([])
})
