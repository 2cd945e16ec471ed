import type { RequestListener } from 'node:http'
import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import manifest from '../../../../../package.json' with { type: 'json' }
import { listen } from '../../server.ts'
import { createTestApp, type TestApp } from '../../testing/create-test-app.ts'
import { TEST_NOW } from '../../testing/template.ts'
import { withScope } from '../db/scope.ts'
import { silentLog } from '../log.ts'
import { readBacklog } from './backlog.ts'
import { createMetrics, type MetricsParts } from './metrics.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp({ settings: { METRICS_PORT: '9464' }, resolve: async () => [] })
})
afterAll(() => app.stop())

/** What a scrape answers at this path. */
const ask = async (listener: RequestListener, path = '/metrics') => {
  const server = await listen(listener, 0, '127.0.0.1')
  const response = await fetch(`http://127.0.0.1:${server.port}${path}`)
  const answer = { status: response.status, type: response.headers.get('content-type'), text: await response.text() }
  await server.close()
  return answer
}

/** The values of what begins so, without what they mean. */
const listLines = (text: string, start: string): string[] => text.split('\n').filter((line) => line.startsWith(start))

const parts: MetricsParts = {
  version: '2.6.0',
  pools: () => [{ pool: 'calls', busy: 3, idle: 2, waiting: 7 }],
  threads: {
    load: () => {
      const none = { running: 0, waiting: 0 }
      return { requests: { running: 2, waiting: 5 }, portions: none, parts: none, uploads: none, pictures: none, logos: none }
    },
  },
  folders: { nowhere: '/nowhere' },
  readBacklog: async () => ({
    outbox: [{ kind: 'webhook', pending: 4, oldest: 61.5 }],
    mail: { pending: 2, oldest: 30, failed: 1 },
    storedBytes: 5_000_000_000,
  }),
  log: silentLog,
}

test('requests are counted by call and status, whatever their paths name', async () => {
  const { metrics } = app
  if (!metrics) throw new TypeError('There are no metrics.')
  const calls = createCalls(app)
  const token = await app.organizationToken('owner')
  const { items } = await calls.assets.list({ params: { org: 101 }, query: { page: 1, perPage: 2 } }, { token })
  for (const { id } of items) await calls.assets.get({ params: { id } }, { token })
  await app.fetch(`${app.baseUrl}/core/things/nobody-knows-this`)
  await app.fetch(`${app.baseUrl}/core/nobody-knows-this/${crypto.randomUUID()}`)
  await app.fetch(`${app.baseUrl}/files/101/nobody-knows-this`)
  const { text } = await ask(metrics.listener)
  expect(listLines(text, 'tracemark_requests_total').sort()).toEqual([
    'tracemark_requests_total{call="assets.get",status="200"} 2',
    'tracemark_requests_total{call="assets.get",status="401"} 1',
    'tracemark_requests_total{call="assets.list",status="200"} 1',
    'tracemark_requests_total{call="files",status="404"} 1',
    'tracemark_requests_total{call="other",status="404"} 1',
  ])
  expect(listLines(text, 'tracemark_request_duration_seconds_count{call="assets.get"}')).toEqual([
    'tracemark_request_duration_seconds_count{call="assets.get"} 3',
  ])
  expect(listLines(text, 'tracemark_info')).toEqual([`tracemark_info{version="${manifest.version}"} 1`])
  expect(text).not.toContain('nobody')
})

test('a scrape tells of the process and of what waits', async () => {
  const { status, type, text } = await ask(createMetrics(parts).listener)
  expect([status, type]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8'])
  const own = listLines(text, 'tracemark_').filter((line) => !line.startsWith('tracemark_worker_jobs') || line.includes('requests'))
  expect(own).toEqual([
    'tracemark_info{version="2.6.0"} 1',
    'tracemark_database_connections{pool="calls",state="busy"} 3',
    'tracemark_database_connections{pool="calls",state="idle"} 2',
    'tracemark_database_waiting{pool="calls"} 7',
    'tracemark_worker_jobs{queue="requests",state="running"} 2',
    'tracemark_worker_jobs{queue="requests",state="waiting"} 5',
    'tracemark_database_up 1',
    'tracemark_outbox_pending{kind="webhook"} 4',
    'tracemark_outbox_oldest_seconds{kind="webhook"} 61.5',
    'tracemark_mail_pending 2',
    'tracemark_mail_oldest_seconds 30',
    'tracemark_mail_failed 1',
    'tracemark_stored_bytes 5000000000',
  ])
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'])
    expect(listLines(text, name)).toHaveLength(1)
})

test('while the database is away, a scrape still tells of the process, and nothing of before', async () => {
  let isAway = false
  const { listener } = createMetrics({
    ...parts,
    readBacklog: () => (isAway ? Promise.reject(new Error('The database is away.')) : parts.readBacklog()),
  })
  await ask(listener)
  isAway = true
  const { status, text } = await ask(listener)
  expect(status).toBe(200)
  expect(listLines(text, 'tracemark_database_up')).toEqual(['tracemark_database_up 0'])
  expect(listLines(text, 'tracemark_database_waiting')).toEqual(['tracemark_database_waiting{pool="calls"} 7'])
  expect(/^tracemark_(?:outbox|mail|stored)/m.test(text)).toBe(false)
})

test('nothing else is at the port', async () => {
  expect(await ask(createMetrics(parts).listener, '/')).toEqual({
    status: 404,
    type: 'text/plain; charset=utf-8',
    text: 'The metrics are at /metrics.\n',
  })
})

test('what waits is read of all organizations, with the age of the oldest', async () => {
  const before = await readBacklog(app.db, TEST_NOW)
  for (const organizationId of [101, 102])
    await withScope(app.db, { organizationId }, async (db) => {
      await db
        .insertInto('outgoing_mail')
        .values(
          [90, 30].map((seconds) => ({
            organization_id: organizationId,
            id: crypto.randomUUID(),
            recipient: 'nora@example.com',
            subject: 'Hello',
            body_text: '',
            body_html: '',
            created_at: new Date(TEST_NOW.getTime() - seconds * 1000),
            ...(organizationId === 102 && { failed_at: TEST_NOW }),
          })),
        )
        .execute()
    })
  const { mail, storedBytes } = await readBacklog(app.db, TEST_NOW)
  expect(mail).toEqual({ pending: before.mail.pending + 2, oldest: 90, failed: before.mail.failed + 2 })
  const sizes = await Promise.all(
    app.demo.organizations.map(({ id: organizationId }) =>
      withScope(app.db, { organizationId }, (db) => db.selectFrom('files').select(['size', 'state']).execute()),
    ),
  )
  const stored = sizes.flat().flatMap(({ size, state }) => (state === 'stored' ? [Number(size)] : []))
  expect(storedBytes).toBe(stored.reduce((sum, size) => sum + size, 0))
})
