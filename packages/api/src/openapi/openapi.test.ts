import { expect, test } from 'vitest'
import { contract, type Endpoint } from '../contract/index.ts'
import { createOpenApiDocument } from './openapi.ts'

const document = createOpenApiDocument({ serverUrl: 'http://localhost:8080', product: 'tracemark', version: '1.2.3' })

test('every endpoint of the contract is an operation, under its own path and method, beside the bytes of files and queries', () => {
  const said = Object.entries(contract).flatMap(([group, endpoints]) =>
    Object.entries<Endpoint>(endpoints).map(
      ([name, { method, path }]) => `${method} ${path.replace('{product}', 'tracemark')} ${group}.${name}`,
    ),
  )
  const written = Object.entries(document.paths ?? {}).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => `${method.toUpperCase()} ${path} ${operation.operationId}`),
  )
  const besides = ['PUT /files/{organization}/{key} files.put', 'POST /graphql graphql.query']
  expect(written.toSorted()).toEqual([...said, ...besides].toSorted())
})

test('an operation says its token, its parameters, its answer and every error', () => {
  expect(document.paths?.['/functions/tracemark-interactions/interactions/{org}/{id}']?.get).toEqual({
    operationId: 'interactions.get',
    summary: 'One interaction with its answers',
    tags: ['interactions'],
    description: 'Needs interactions:read.',
    security: [{ organization: [] }],
    parameters: [
      {
        in: 'path',
        name: 'org',
        description: 'Number of the organization, that of the token.',
        required: true,
        schema: expect.objectContaining({ type: 'integer', maximum: 2_147_483_647 }),
      },
      {
        in: 'path',
        name: 'id',
        description: 'Id of the entity that the call is about, as lists answer it.',
        required: true,
        schema: { $ref: '#/components/schemas/Id' },
      },
    ],
    responses: {
      '200': {
        description: 'Done',
        headers: { ETag: { description: 'Version of the entity, for `If-Match`.', schema: { type: 'string' } } },
        content: { 'application/json': { schema: { $ref: '#/components/schemas/InteractionDetail' } } },
      },
      ...Object.fromEntries(
        Object.entries({
          400: 'invalid_content',
          401: 'unauthenticated, token_invalid, token_expired',
          403: 'permission_denied, account_suspended',
          404: 'organization_not_found, not_found',
          413: 'request_too_large',
          429: 'rate_limited',
          500: 'internal',
          503: 'unavailable',
          507: 'storage_full',
        }).map(([status, description]) => [
          status,
          { description, content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } } },
        ]),
      ),
    },
  })
})

test('calls that can be repeated say how they are told to be the same', () => {
  const repeatable = Object.values(contract).flatMap((endpoints) =>
    Object.values<Endpoint>(endpoints).filter(({ idempotent }) => idempotent !== undefined),
  )
  expect(repeatable.filter(({ security }) => security === 'public' || security === 'identity')).toEqual([])
  expect(document.paths?.['/core/executions/{id}/process']?.post).toMatchObject({
    parameters: [
      { in: 'path', name: 'id' },
      {
        in: 'header',
        name: 'Idempotency-Key',
        description:
          'Names this piece of work: the same key and content give the same answer for ever, and do nothing again. Failures are not kept.',
        schema: { $ref: '#/components/schemas/IdempotencyKey' },
      },
    ],
    responses: { '422': { description: 'idempotency_key_reused' } },
  })
})

test('changes of an entity take its version, and say how they are refused', () => {
  expect(document.paths?.['/core/categories/{id}']?.patch).toMatchObject({
    parameters: [
      { in: 'path', name: 'id' },
      { in: 'header', name: 'If-Match', schema: { type: 'string' } },
    ],
    responses: { '200': { headers: { ETag: { schema: { type: 'string' } } } }, '412': { description: 'changed_meanwhile' } },
  })
  expect(document.paths?.['/core/categories/{id}']?.delete?.responses?.['200']).not.toHaveProperty('headers')
})

test('nothing but JSON is in it', () => {
  expect(JSON.parse(JSON.stringify(document))).toEqual(document)
})

test('the bytes of a file are taken as they are, without a token', () => {
  const put = document.paths?.['/files/{organization}/{key}']?.put
  expect([put?.security, put?.requestBody]).toEqual([
    [],
    { required: true, content: { '*/*': { schema: { type: 'string', format: 'binary' } } } },
  ])
})
