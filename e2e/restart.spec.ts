import { once } from 'node:events'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { answerMoistureCheck, firstRow, interactionsPath, keptForOffline, signIn } from './journey.ts'
import { type Server, startServer } from './server.ts'

const PORT = 18_090

test.use({ serviceWorkers: 'allow' })

/** One for both tests: the demo's rows are written by the first server that finds none. */
let data: string
test.beforeAll(() => {
  data = mkdtempSync(join(tmpdir(), 'tracemark-restart-'))
})
test.afterAll(() => rmSync(data, { recursive: true }))

const runTask = async (request: APIRequestContext, taskLink: string) => {
  const { origin, pathname } = new URL(taskLink)
  const created = await request.post(`${origin}/core/executions`, {
    data: {},
    headers: { authorization: `Bearer ${pathname.split('/').at(-1)}` },
  })
  const { id, token } = await created.json()
  const headers = { authorization: `Bearer ${token}` }
  const widgets = {
    moisture: { label: 'Moisture', input: 'number', value: 11 },
    parchment: { label: 'Parchment looks', input: 'choice', value: 'even' },
  }
  const kept = await request.patch(`${origin}/core/executions/${id}`, { data: { widgets }, headers })
  expect(kept.status()).toBe(200)
  await request.post(`${origin}/core/executions/${id}/process`, { headers })
  const complete = async () => (await request.post(`${origin}/core/executions/${id}/complete`, { headers })).json()
  return { complete, result: await complete() }
}

test('a stopped server ends cleanly and knows everything when it is started again; two can’t open one folder', async ({ request }) => {
  test.setTimeout(120_000)
  const running = new Set<Server>()
  const start = async () => {
    const server = await startServer(PORT, data)
    running.add(server)
    return server
  }
  try {
    const first = await start()
    const { complete, result } = await runTask(request, first.addresses.Task ?? '')
    expect(result).toMatchObject({ interactionId: expect.any(String), classification: 'notice' })

    await expect(startServer(PORT + 2, data)).rejects.toThrow('Two processes would destroy it')
    expect(await first.stop()).toBe(0)

    const second = await start()
    expect(await complete()).toEqual(result)
    expect(await second.stop()).toBe(0)
  } finally {
    await Promise.all([...running].map((server) => server.stop()))
  }
})

/** The longest that a page waits before it tries again, and the time that its answer takes. */
const NEXT_TRY_MS = 40_000

test('a page whose server is stopped says so and what this device has, and goes on by itself when the server is back', async ({
  page,
  context,
}) => {
  test.setTimeout(240_000)
  let server = await startServer(PORT, data)
  const at = (path: string) => new URL(path, server.addresses.Portal).href
  try {
    const task = await context.newPage()
    await task.goto(server.addresses.Task ?? '')
    await answerMoistureCheck(task, '10.7')
    await keptForOffline(task)
    await task.close()
    await page.goto(at('/org/sierra-alta/gft'))
    await signIn(page, 'member')
    await expect(page.getByRole('heading', { name: 'Guided tasks' }).or(page.getByText('Finca La Esperanza').first())).toBeVisible()
    await page.goto(at(interactionsPath))
    await expect(firstRow(page)).toBeVisible()
    await keptForOffline(page)

    const field = await context.newPage()
    await field.goto(at('/org/sierra-alta/gft'))
    await expect(field.getByText('Finca La Esperanza').first()).toBeVisible()
    const far = await context.newPage()
    await far.goto(at('/org/sierra-alta/gft'))
    // What the device knows is shown before the person is known: only what the server lists can be opened.
    await expect(far.getByRole('button', { name: /^Cooperativa El Roble/ })).toBeVisible()
    expect(await server.stop()).toBe(0)

    // The device believes that it has a network, and the list was read while the server was there.
    const roble = far.getByRole('button', { name: /^Cooperativa El Roble/ })
    await roble.click()
    await expect(far.getByText('We’ll keep trying. This page continues automatically.')).toBeVisible()
    await far.getByRole('button', { name: 'Choose another place' }).click()
    await expect(far.getByRole('listitem').filter({ hasText: 'Cooperativa El Roble' })).toContainText('Not on this device')
    await expect(roble).toHaveCount(0)
    await far.goBack()
    await expect(far.getByText('We’ll keep trying. This page continues automatically.')).toBeVisible()

    const saysSo = async () => {
      await page.reload()
      await expect(page.getByRole('heading', { name: 'The server is not responding' })).toBeVisible()
      await expect(page.getByText('1 unfinished interaction is saved on this device.')).toBeVisible()
      await field.reload()
      await expect(field.getByRole('status').filter({ hasText: 'The server is not responding. We’ll keep trying.' })).toBeVisible()
      for (const shown of [page, field]) await expect(shown.getByText(/Sign in|Everything you recorded/)).toBeHidden()
    }
    await saysSo()
    // What a proxy says while its server is away.
    const gateway = createServer((_, response) => response.writeHead(502, { 'content-type': 'text/html' }).end('<h1>502 Bad Gateway</h1>'))
    await once(gateway.listen(PORT), 'listening')
    await saysSo()
    gateway.closeAllConnections()
    await once(gateway.close(), 'close')

    server = await startServer(PORT, data)
    await expect(firstRow(page)).toBeVisible({ timeout: NEXT_TRY_MS })
    await expect(field.getByText('We’ll keep trying')).toBeHidden({ timeout: NEXT_TRY_MS })
    await expect(far.getByRole('button', { name: /^The whole / })).toBeVisible({ timeout: NEXT_TRY_MS })
    await expect(page).toHaveURL(at(interactionsPath))
  } finally {
    await server.stop()
  }
})
