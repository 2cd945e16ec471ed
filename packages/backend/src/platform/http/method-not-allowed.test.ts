import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/create-test-app.ts'

// Over a network: headers go another way there than within this process.
let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.stop())

test.each([
  ['PUT', '/core/things', 'POST'],
  ['POST', '/auth/permissions', 'GET'],
  ['PUT', '/core/categories', 'GET, POST'],
  ['GET', '/graphql', 'POST'],
])('%s %s says which methods the path takes', async (method, path, allow) => {
  const response = await fetch(`${app.baseUrl}${path}`, { method })
  const { code } = await response.json()
  expect([response.status, code, response.headers.get('allow')]).toEqual([405, 'method_not_allowed', allow])
})
