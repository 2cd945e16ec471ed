import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '../testing/create-test-app.ts'
import { withScope } from './db/scope.ts'
import { createLog, type Log } from './log.ts'

const lines: string[] = []
const keep = (fields: Record<string, unknown>, message: string) => {
  lines.push(JSON.stringify({ ...fields, message }))
}
const log: Log = { info: keep, notice: keep, warn: keep, error: keep }

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ log, resolve: async () => [] })
})
afterAll(() => app.stop())

test('a run through calls that work and fail leaves no token, address of a person, body or query in the log', async () => {
  const client = createCalls(app)
  const identity = await app.identityToken('owner')
  const { jwt } = await client.accessTokens.exchange({ body: { organizationId: 101 } }, { token: identity })
  const secrets = [identity, jwt, 'hook-signing-key-of-ours', 'hook-api-key', 'demo.test', 'nobody-knows-this']
  const { id } = await client.webhooks.create(
    {
      body: {
        name: 'nobody-knows-this',
        endpointUrl: 'https://hooks.example/nobody-knows-this',
        emailAddresses: ['quality@demo.test'],
        hmacSecurityKey: 'hook-signing-key-of-ours',
        apiKey: 'hook-api-key',
      },
    },
    { token: jwt },
  )
  await client.webhooks.test({ params: { id } }, { token: jwt })
  await app.outbox.deliverDue()
  const { uploadUrl, url } = await client.files.create({ body: { name: 'nobody-knows-this.txt' } }, { token: jwt })
  secrets.push(new URL(uploadUrl).searchParams.get('upload') ?? '', url)
  await app.fetch(uploadUrl, { method: 'PUT', body: 'nobody-knows-this' })
  await app.fetch(`${app.baseUrl}${url}?size=nobody-knows-this`)
  const task = await app.taskToken()
  const run = await client.taskRuns.create({ body: {} }, { token: task })
  secrets.push(task, run.token)
  await app.fetch(`${app.baseUrl}/task/${task}`)
  await app.fetch(`${app.baseUrl}/core/webhooks?search=nobody-knows-this`, { headers: { authorization: `Bearer ${jwt}` } })
  await app.fetch(`${app.baseUrl}/core/webhooks`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}` },
    body: '{"nobody-knows-this":',
  })
  await app.fetch(`${app.baseUrl}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${jwt}` },
    body: '{"query":"{ nobody-knows-this }"}',
  })
  // What fails in the database says which values were in the way.
  await withScope(app.db, { organizationId: 101 }, (db) =>
    app.outbox.emit(db, 101, { type: 'webhook.test', data: () => ({ webhookId: id, name: 'nobody-knows-this' }) }),
  )
  await app.outbox.deliverDue()
  await app.maintenance.run()
  expect(lines.length).toBeGreaterThan(8)
  expect(secrets.flatMap((secret) => lines.filter((line) => line.includes(secret)).map((line) => [secret, line]))).toEqual([])
})

test.each([
  ['info', ['info', 'notice', 'warn', 'error']],
  ['warn', ['notice', 'warn', 'error']],
  ['error', ['error']],
  ['silent', []],
] as const)('at the level %s these are written: %j', (level, written) => {
  const messages: unknown[] = []
  const destination = { write: (line: string) => void messages.push(JSON.parse(line).msg) }
  const levelled = createLog(level, destination)
  for (const name of ['info', 'notice', 'warn', 'error'] as const) levelled[name]({}, name)
  expect(messages).toEqual(written)
})
