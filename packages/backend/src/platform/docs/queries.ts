import * as graphql from '@tracemark/api/graphql'
import * as nouns from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { buildExample } from './example.ts'
import type { JsonSchema, Schemas } from './json-schema.ts'

/** A query of the query language as the page shows it. */
export interface Query {
  name: string
  document: string
  permissions: readonly string[]
  /** As a program sends it. */
  body: { query: string; variables: unknown }
  answer: unknown
}

const isOperation = (value: unknown): value is graphql.GraphqlOperation =>
  typeof value === 'object' && value !== null && 'document' in value && 'permissions' in value

/** By these names a schema's parts are found among those of the calls. */
const named = z.registry<{ id: string }>()
for (const [name, noun] of Object.entries(nouns)) if (noun instanceof z.ZodMiniType && !named.has(noun)) named.add(noun, { id: name })

const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output'): JsonSchema =>
  z.toJSONSchema(schema, { io, metadata: named, unrepresentable: 'any' }) as JsonSchema

/** Without what may be absent: that narrows the answer, and the query's own text shows it. */
const needed = ({ properties = {}, required = [], ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  properties: Object.fromEntries(Object.entries(properties).filter(([name]) => required.includes(name))),
  required,
})

/** The depth to count from: a query is answered with all that it asks for, however deep. */
const WITH_EVERY_FIELD = -10

const toQuery = ({ name, document, permissions, variables, data }: graphql.GraphqlOperation, schemas: Schemas): Query => ({
  name,
  document: document.replace(/^\n/, '').replace(/^ {4}/gm, '').trimEnd(),
  permissions,
  body: { query: document.replace(/\s+/g, ' ').trim(), variables: buildExample(needed(toSchema(variables, 'input')), schemas) },
  answer: { data: buildExample(toSchema(data, 'output'), schemas, WITH_EVERY_FIELD) },
})

/** The queries of the product, with examples. `schemas`: those of the calls. */
export const readQueries = (schemas: Schemas): Query[] => {
  const exported: unknown[] = Object.values(graphql)
  return exported.filter(isOperation).map((operation) => toQuery(operation, schemas))
}
