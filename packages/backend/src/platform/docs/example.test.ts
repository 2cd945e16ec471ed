import { contract, type Endpoint } from '@tracemark/api/contract'
import { createOpenApiDocument } from '@tracemark/api/openapi'
import { expect, test } from 'vitest'
import { buildExample } from './example.ts'
import type { JsonSchema, Schemas } from './json-schema.ts'

const document = createOpenApiDocument({ serverUrl: 'http://localhost:8080', product: 'tracemark', version: '1' })
const schemas = document.components?.schemas as Schemas

const getSchema = (content: unknown): JsonSchema =>
  (content as { content: Record<string, { schema: JsonSchema }> }).content['application/json']?.schema ?? {}

const endpoints = Object.entries(contract).flatMap(([group, calls]) =>
  Object.entries<Endpoint>(calls).map(([name, endpoint]): [string, Endpoint] => [`${group}.${name}`, endpoint]),
)

test.each(endpoints)('%s takes and gives its examples', (_name, { method, path, body, response, files }) => {
  const operation = document.paths?.[path.replaceAll('{product}', 'tracemark')]?.[method.toLowerCase() as 'get']
  const sent = body && buildExample(getSchema(operation?.requestBody), schemas)
  expect(body?.safeParse(sent).error?.issues).toBe(undefined)
  // A file is what it is.
  if (files) return
  const given = buildExample(getSchema(operation?.responses?.['200']), schemas)
  expect(response.safeParse(given).error?.issues).toBe(undefined)
})
