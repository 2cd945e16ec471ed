import { createOpenApiDocument } from '@tracemark/api/openapi'
import { Kind, parse, type SelectionSetNode } from 'graphql'
import { expect, test } from 'vitest'
import { createTestApp } from '../../testing/create-test-app.ts'
import { SOME_ID } from './examples.ts'
import type { Schemas } from './json-schema.ts'
import { readQueries } from './queries.ts'

const document = createOpenApiDocument({ serverUrl: 'http://localhost', product: 'tracemark', version: '1' })
const queries = readQueries(document.components?.schemas as Schemas)

/** Names of fields at any depth; of a list, those of its first entry. */
const getFields = (value: unknown): unknown => {
  const one: unknown = Array.isArray(value) ? value[0] : value
  if (typeof one !== 'object' || one === null) return 'value'
  return Object.fromEntries(Object.entries(one).map(([name, inner]) => [name, getFields(inner)]))
}

const fieldsIn = (selection: SelectionSetNode | undefined): unknown =>
  selection
    ? Object.fromEntries(
        selection.selections.flatMap((field) => (field.kind === Kind.FIELD ? [[field.name.value, fieldsIn(field.selectionSet)]] : [])),
      )
    : 'value'

const fieldsAskedFor = (query: string): unknown => {
  const [operation] = parse(query).definitions
  return operation?.kind === Kind.OPERATION_DEFINITION ? { data: fieldsIn(operation.selectionSet) } : undefined
}

test.each(queries)('$name shows as its answer what it asks for', ({ body, answer }) => {
  expect(getFields(answer)).toEqual(fieldsAskedFor(body.query))
})

test('every query runs as it is shown', async () => {
  const app = await createTestApp()
  const token = await app.organizationToken('owner')
  const answers: unknown[] = []
  for (const { name, body } of queries) {
    const response = await app.fetch(`${app.baseUrl}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify(body).replaceAll(SOME_ID, app.demo.featured.thingId),
    })
    answers.push([name, response.status, (await response.json()).errors])
  }
  expect(answers).toEqual(queries.map(({ name }) => [name, 200, undefined]))
  expect(answers).toHaveLength(7)
  await app.stop()
})
