import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../server.ts'
import { startTestServer, type TestServer } from '../testing/create-test-app.ts'
import { FirstTokenError, makeFirstToken } from './make-first-token.ts'

let app: TestServer
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(() => app.stop())

const owner = () => ({ server: app.baseUrl, email: 'owner@demo.test', password: 'demo', organization: 'sierra-alta', name: 'A program' })

const failure = (input: ReturnType<typeof owner>) =>
  makeFirstToken(input).then(
    () => expect.unreachable('it should fail'),
    (error: unknown) => (error instanceof FirstTokenError ? error.message : error),
  )

test('a token opens the calls of its organization, and is in its list by name', async () => {
  const { organizationId, token } = await makeFirstToken(owner())
  const client = createCalls(app)
  const { id } = await client.organizations.get({ params: { org: 101 } }, { token })
  const { items } = await client.accessTokens.list({ query: { search: 'A program' } }, { token: await app.organizationToken('owner') })
  expect([organizationId, token.startsWith('tmk_'), id, items.map(({ name }) => name)]).toEqual([101, true, 101, ['A program']])
})

test('what went wrong is told with what to do', async () => {
  expect(await failure({ ...owner(), password: 'wrong' })).toBe(
    'owner@demo.test and this password do not match. Name others with --email and --password.',
  )
  expect(await failure({ ...owner(), server: 'http://127.0.0.1:9' })).toBe(
    'No Tracemark server answers at http://127.0.0.1:9. Start it, or name another with --server.',
  )
  expect(await failure({ ...owner(), organization: 'nowhere' })).toMatch(/^The server refused: .+ \(organization_not_found\)$/)
  expect(await failure({ ...owner(), email: 'member@demo.test' })).toMatch(/^The server refused: .+ \(permission_denied\)$/)
})

test('a provider whose page is not known is told, and not asked', async () => {
  const config = JSON.stringify({ issuer: 'https://id.example/realm', clientId: 'tracemark' })
  const elsewhere = await listen((_request, response) => response.end(config), 0, '127.0.0.1')
  expect(await failure({ ...owner(), server: `http://127.0.0.1:${elsewhere.port}` })).toBe(
    'People sign in at https://id.example/realm, whose page is not known here. Get an ID token there, as the guide says.',
  )
  await elsewhere.close()
})
