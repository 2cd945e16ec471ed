import type { Problem } from '@tracemark/api/schemas'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'

let app: TestApp
let token: string
beforeAll(async () => {
  app = await createTestApp()
  token = await app.organizationToken('owner')
})
afterAll(() => app.stop())

const FILE = '/files/101/paper'
const NOBODY = '0190a000-0000-7000-8000-00000000dead'
const post = (path: string, body: object) =>
  app.fetch(`${app.baseUrl}${path}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', 'idempotency-key': crypto.randomUUID() },
    body: JSON.stringify(body),
  })

test.each<[string, object, string]>([
  ['/core/things', { name: 'Field', categoryId: NOBODY }, 'categoryId'],
  ['/core/things', { name: 'Field', valueChainId: NOBODY }, 'valueChainId'],
  ['/core/things', { name: 'Field', supportProfileIds: [NOBODY] }, 'supportProfileIds'],
  ['/core/things', { name: 'Field', documentIds: [NOBODY] }, 'documentIds'],
  ['/core/batches', { thingId: NOBODY, variantId: 'ONE', name: 'One' }, 'thingId'],
  ['/core/categories', { name: 'Kind', defaultTemplateId: NOBODY }, 'defaultTemplateId'],
  ['/core/identification-codes', { thingId: NOBODY, type: 'gtin', value: '04012345678901' }, 'thingId'],
  ['/core/documents', { name: 'Paper', file: FILE, valueChainElementId: NOBODY }, 'valueChainElementId'],
])('%s with %j says which field names nothing of the organization', async (path, body, field) => {
  const answer = await post(path, body)
  const { code, detail, fields } = (await answer.json()) as z.infer<typeof Problem>
  const message = 'must be an id from this organization'
  expect({ status: answer.status, code, detail, fields }).toEqual({
    status: 400,
    code: 'invalid_content',
    detail: `${field} ${message}.`,
    fields: [{ path: [field], message, code: 'not_found' }],
  })
})

test.each<[string, object, string[]]>([
  ['/core/templates', { name: 'Plan', categoryIds: [NOBODY] }, ['categoryIds']],
  ['/functions/tracemark-interactions/collections/101', { name: 'Harvest', interactionIds: [NOBODY] }, ['interactionIds']],
])('%s with %j says which list names nothing of the organization', async (path, body, field) => {
  const answer = await post(path, body)
  const { code, fields } = (await answer.json()) as z.infer<typeof Problem>
  expect({ status: answer.status, code, fields }).toEqual({
    status: 400,
    code: 'invalid_content',
    fields: [{ path: field, message: 'must be ids from this organization', code: 'not_found' }],
  })
})
