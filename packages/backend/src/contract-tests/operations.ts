import { contract, type Endpoint, type Method, type Security } from '@tracemark/api/contract'
import * as graphql from '@tracemark/api/graphql'
import type { ErrorCode, Permission } from '@tracemark/api/schemas'
import * as z from 'zod/mini'
import { buildExample } from '../platform/docs/example.ts'
import type { JsonSchema } from '../platform/docs/json-schema.ts'
import { type DocumentedOperation, listDocumentedOperations } from '../testing/documented-operations.ts'

export const PRODUCT = 'tracemark'

/** The parts of a request that a caller fills in. */
export interface Parts {
  params: Record<string, unknown>
  query: Record<string, unknown>
  body: unknown
}

/** One call of the contract or one query, with the request that its documentation shows. */
export interface Operation {
  /** `components.create`; `graphql.myaccount`. */
  id: string
  group: string
  method: Method
  path: string
  security: Security
  permissions: readonly Permission[]
  /** Codes beside those of every call; absent for queries, which name none. */
  errors?: readonly ErrorCode[]
  endpoint?: Endpoint
  example: Parts
}

const isOperation = (value: unknown): value is graphql.GraphqlOperation =>
  typeof value === 'object' && value !== null && 'document' in value && 'variables' in value

const examplesIn = (part: string, { parameters }: DocumentedOperation): Record<string, unknown> =>
  Object.fromEntries(parameters.filter((parameter) => parameter.in === part).map(({ name, example }) => [name, example]))

const calls = (): Operation[] => {
  const documented = new Map(listDocumentedOperations(PRODUCT).map((operation) => [operation.id, operation]))
  return Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(([name, endpoint]) => {
      const id = `${group}.${name}`
      const operation = documented.get(id)
      if (!operation) throw new TypeError(`${id} is not in the OpenAPI document: another call has its method and path.`)
      const { method, path, security, permissions, errors } = endpoint
      const example = { params: examplesIn('path', operation), query: examplesIn('query', operation), body: operation.body?.example }
      return { id, group, method, path, security, permissions, errors, endpoint, example }
    }),
  )
}

/** Queries that need a permission need the token of the organization, too. */
const queries = (): Operation[] =>
  Object.values<unknown>(graphql)
    .filter(isOperation)
    .map(({ name, document, permissions, variables }) => ({
      id: `graphql.${name}`,
      group: 'graphql',
      method: 'POST',
      path: '/graphql',
      security: permissions.length > 0 ? 'organization' : 'general',
      permissions,
      example: {
        params: {},
        query: {},
        body: {
          operationName: name,
          query: document,
          variables: buildExample(z.toJSONSchema(variables, { io: 'input', unrepresentable: 'any' }) as JsonSchema, {}),
        },
      },
    }))

/** Every call of the contract and every query, in the order in which they are written down. */
export const operations: readonly Operation[] = [...calls(), ...queries()]
