import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type APIRequestContext, expect, test } from '@playwright/test'
import { type Server, startServer } from './server.ts'

const PORT = 18_090

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
  const data = mkdtempSync(join(tmpdir(), 'tracemark-restart-'))
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
    rmSync(data, { recursive: true })
  }
})
