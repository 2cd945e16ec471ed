import { getRequestListener } from '@hono/node-server'
import { createCalls } from '@tracemark/api/client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { foreignSiteFolder } from '../backend.ts'
import { createCredentialIssuer } from '../features/credential-invitations/issuer.ts'
import { listen } from '../server.ts'
import { startTestServer, type TestServer } from '../testing/create-test-app.ts'
import { freePort } from '../testing/free-port.ts'
import { createForeignSite } from './foreign-site.ts'
import { seedSiteTasks } from './seed/site-tasks.ts'
import { addDemoServices } from './services.ts'

let app: TestServer
let site: string
let close: () => Promise<void>
beforeAll(async () => {
  const port = await freePort()
  site = `http://localhost:${port}`
  app = await startTestServer({ credentialIssuer: createCredentialIssuer(`${site}/credentials`, undefined) })
  const foreign = createForeignSite(foreignSiteFolder, {
    api: app.baseUrl,
    organization: 'sierra-alta',
    thing: 'finca-la-esperanza',
    taskToken: () => app.tokens.issue({ kind: 'execution', sub: app.accountId('worker'), orgId: 101, channel: 'Portal', ...getTask() }),
  })
  addDemoServices(foreign, foreignSiteFolder, site)
  ;({ close } = await listen(getRequestListener(foreign.fetch), port, '127.0.0.1'))
})
afterAll(async () => {
  await close()
  await app.stop()
})

const getTask = () => ({ taskThingId: app.demo.featured.taskThingId })
const tokenFor = async (orgId: number, taskThingId: string) =>
  app.tokens.issue({ kind: 'execution', sub: app.accountId('worker'), orgId, taskThingId, channel: 'Portal' })

test('the tasks are put in once, and follow the site to another address', async () => {
  const first = await seedSiteTasks(app.db, app.demo, 'http://localhost:9001')
  expect(await seedSiteTasks(app.db, app.demo, site)).toEqual(first)
  const { organizationId, form } = first
  const calls = createCalls(app)
  const { execution } = await calls.taskRuns.create({ body: {} }, { token: await tokenFor(organizationId, form) })
  expect([execution.task.name, execution.config.formstackUri]).toEqual(['Distribution report', `${site}/form`])
})

test('what the form brings is a record, whose result has pictures and no title of its own', async () => {
  const { organizationId, form } = await seedSiteTasks(app.db, app.demo, site)
  const calls = createCalls(app)
  const { id, token } = await calls.taskRuns.create({ body: {} }, { token: await tokenFor(organizationId, form) })
  const widgets = { households: { label: 'Households served', input: 'number', value: 41 } } as const
  await calls.taskRuns.update({ params: { id }, body: { widgets } }, { token })
  await calls.taskRuns.process({ params: { id } }, { token })
  const { taskResultMessage = '' } = await calls.taskRuns.complete({ params: { id } }, { token })
  expect(JSON.parse(taskResultMessage)).toEqual({
    description: 'The report is with Open Granary.',
    image: '/demo/result-done.svg',
    backgroundImage: '/demo/hero-open-granary.svg',
  })
})

test('a wallet that shares its credential answers the question of the run, once', async () => {
  const { organizationId, credential } = await seedSiteTasks(app.db, app.demo, site)
  const calls = createCalls(app)
  const { id, token } = await calls.taskRuns.create({ body: {} }, { token: await tokenFor(organizationId, credential) })
  const { inviteUrl } = await calls.integrations.invite({ body: { issuerId: 'demo-transport' } }, { token })
  expect(inviteUrl.startsWith(`${site}/wallet/`)).toBe(true)
  const shown = await (await fetch(inviteUrl)).text()
  expect([shown.includes('The issuer demo-transport asks'), shown.includes('data-asks="yes"')]).toEqual([true, true])
  expect(await (await fetch(inviteUrl, { method: 'POST' })).text()).toContain('Credential shared')
  const { execution } = await calls.taskRuns.read({ params: { id } }, { token })
  expect(execution.executionData).toEqual({ driver: expect.stringMatching(/^demo-/) })
  expect((await fetch(inviteUrl, { method: 'POST' })).status).toBe(404)
})

test('the service of places answers pages of other origins', async () => {
  const answer = await fetch(`${site}/geolocation`, { method: 'POST', body: '{"considerIp":true}' })
  expect([answer.headers.get('access-control-allow-origin'), await answer.json()]).toEqual([
    '*',
    { location: { lat: 3.7117, lng: 34.8606 }, accuracy: 2500 },
  ])
})

test('the page of the site has the same task at each visit', async () => {
  const visit = async () => /<tracemark-task token="([^"]+)"/.exec(await (await fetch(site)).text())?.[1]
  const first = await visit()
  expect(first).toBeDefined()
  expect(await visit()).toBe(first)
})
