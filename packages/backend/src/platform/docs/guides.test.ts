import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staticFolders } from '../../backend.ts'
import { listen } from '../../server.ts'
import { startTestServer, type TestServer } from '../../testing/create-test-app.ts'
import { freePort } from '../../testing/free-port.ts'
import { MAX_ALIASES, MAX_COST, MAX_DEPTH, MAX_FIELDS } from '../graphql/limits.ts'
import { MAX_TOKENS } from '../graphql/measure.ts'
import { guides } from './guides.ts'

let server: TestServer
let token: string
beforeAll(async () => {
  server = await startTestServer({ settings: { TRACEMARK_PRIVATE_NETWORKS: '127.0.0.1/32' } })
  const made = await calls().accessTokens.create(
    { body: { name: 'Guides', accessTokenType: 'full' } },
    { token: await server.organizationToken('owner') },
  )
  token = made.token
})
afterAll(() => server.stop())

const calls = () => createCalls(server)

const block = async (guide: string, language: string): Promise<string> => {
  const markdown = await readFile(join(staticFolders.guides, `guides/${guide}.md`), 'utf8')
  return new RegExp(`^\`\`\`${language}\\n([\\s\\S]*?)^\`\`\``, 'm').exec(markdown)?.[1] ?? ''
}

/** The guide's example as a reader runs it: a program of its own, which knows the variables alone. */
const run = async (guide: string, variables: Record<string, string> = {}): Promise<ChildProcess> =>
  spawn(process.execPath, ['--input-type=module', '--eval', await block(guide, 'js')], {
    env: { TRACEMARK_URL: server.baseUrl, TRACEMARK_ORGANIZATION: '101', TRACEMARK_TOKEN: token, ...variables },
    stdio: ['ignore', 'pipe', 'pipe'],
  })

const printed = async ({ stdout, stderr }: ChildProcess) => {
  if (!stdout || !stderr) throw new TypeError('The program has no output.')
  const [out, failures] = await Promise.all([text(stdout), text(stderr)])
  return { out, failures }
}

/** What is put into a page is run by the tests of the elements, and a receiver prints when something is sent to it. */
const others: readonly string[] = ['embed', 'webhooks']

test.each(guides.map(({ name }) => name).filter((name) => !others.includes(name)))(
  'the example of %s prints what its guide says',
  async (guide) => {
    expect(await printed(await run(guide))).toEqual({ out: await block(guide, 'text'), failures: '' })
  },
)

test('a call that is told to wait is made again, and then succeeds', async () => {
  let asked = 0
  const busy = await listen(
    async ({ url, headers, method }, response) => {
      asked += 1
      if (asked === 1) return response.writeHead(429, { 'retry-after': '0' }).end('{"code":"rate_limited"}')
      const answer = await fetch(`${server.baseUrl}${url}`, { method, headers: { authorization: headers.authorization ?? '' } })
      return response.writeHead(answer.status, { 'content-type': 'application/json' }).end(await answer.text())
    },
    0,
    '127.0.0.1',
  )
  const { out } = await printed(await run('errors', { TRACEMARK_URL: `http://127.0.0.1:${busy.port}` }))
  expect([out.split('\n')[0], asked]).toEqual(['Sierra Alta', 3])
  await busy.close()
})

test('the receiver takes what we sign, and refuses what somebody else has written', async () => {
  const owner = { token: await server.organizationToken('owner') }
  const port = await freePort()
  const endpointUrl = `http://127.0.0.1:${port}/`
  const { id, hmacSecurityKey = '' } = await calls().webhooks.create({ body: { name: 'Guides', endpointUrl } }, owner)
  const receiver = await run('webhooks', { WEBHOOK_KEY: hmacSecurityKey, PORT: String(port) })
  const output = printed(receiver)
  if (receiver.stdout) await once(receiver.stdout, 'data')

  await calls().webhooks.test({ params: { id } }, owner)
  await server.outbox.deliverDue()
  const headers = { 'webhook-id': 'an id', 'webhook-timestamp': String(Math.floor(Date.now() / 1000)), 'webhook-signature': 'v1,AAAA' }
  const forged = await fetch(endpointUrl, { method: 'POST', headers, body: '{}' })
  receiver.kill()

  expect(forged.status).toBe(401)
  expect((await calls().webhooks.deliveries({ params: { id } }, owner)).items.map(({ state }) => state)).toEqual(['delivered'])
  expect(await output).toEqual({ out: 'listening\nwebhook.test Guides\nrefused\n', failures: '' })
})

test('the limits of a GraphQL query are those that the server has', async () => {
  const markdown = await readFile(join(staticFolders.guides, 'guides/errors.md'), 'utf8')
  const [tokens, fields, cost] = [MAX_TOKENS, MAX_FIELDS, MAX_COST].map((count) => count.toLocaleString('en'))
  expect(markdown.replaceAll('\n', ' ')).toContain(
    `at most ${tokens} tokens, ${MAX_DEPTH} levels, ${fields} fields and ${MAX_ALIASES} aliases, and at most ${cost} fields`,
  )
})
