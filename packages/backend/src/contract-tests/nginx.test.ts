import { readFile } from 'node:fs/promises'
import type { RequestListener } from 'node:http'
import { join } from 'node:path'
import { describe, expect, inject, onTestFinished, test } from 'vitest'
import { startNginx } from '../../../../tools/nginx.ts'
import { BODY_LIMIT_BYTES } from '../app.ts'
import { staticFolders } from '../backend.ts'
import { listen } from '../server.ts'
import { startTestServer } from '../testing/create-test-app.ts'
import { freePort } from '../testing/free-port.ts'

/** nginx as the documentation sets it up, but for names and certificates, before a server on this port. Gives its address. */
const startBefore = async (serverPort: number): Promise<string> => {
  const markdown = await readFile(join(staticFolders.guides, 'self-hosting.md'), 'utf8')
  const documented = /^```nginx\n([\s\S]*?)^```/m.exec(markdown)?.[1] ?? expect.unreachable('There is no nginx.')
  const port = await freePort()
  const servers = documented
    .replaceAll(':8080', `:${serverPort}`)
    .replace('listen 443 ssl;', `listen 127.0.0.1:${port};`)
    .replaceAll(/^ *ssl_.*\n/gm, '')
  onTestFinished(await startNginx(servers, port))
  return `http://127.0.0.1:${port}`
}

const BIG = new Uint8Array(2 * BODY_LIMIT_BYTES)
const TIMES = 20

describe.runIf(inject('template').kind === 'postgres')('behind nginx, as the documentation sets it up', () => {
  test('a body that is too long is answered by the product itself, each time', async () => {
    const server = await startTestServer()
    onTestFinished(server.stop)
    const address = await startBefore(Number(new URL(server.baseUrl).port))
    const answers: unknown[] = []
    for (let time = 0; time < TIMES; time += 1) {
      const response = await fetch(`${address}/core/executions`, { method: 'POST', body: BIG })
      const { code } = await response.json()
      answers.push([response.status, response.headers.get('content-type'), code])
    }
    expect(answers).toEqual(Array.from({ length: TIMES }, () => [413, 'application/problem+json', 'request_too_large']))
    const file = await fetch(`${address}/files/101/none`, { method: 'PUT', body: BIG })
    expect([file.status, (await file.json()).code]).toEqual([404, 'not_found'])
  })

  test('a call whose connection is lost is made once more, if it may be', async () => {
    const asked: (string | undefined)[] = []
    const loseTheFirst: RequestListener = (request, response) => {
      asked.push(request.method)
      if (asked.length % 2 === 1) request.socket.destroy()
      else response.end('answered')
    }
    const server = await listen(loseTheFirst, 0, '127.0.0.1')
    onTestFinished(server.close)
    const address = await startBefore(server.port)
    for (const method of ['GET', 'PUT', 'DELETE']) {
      const response = await fetch(`${address}/core/things/1`, { method })
      expect([method, response.status, await response.text()]).toEqual([method, 200, 'answered'])
    }
    expect((await fetch(`${address}/core/things`, { method: 'POST', body: '{}' })).status).toBe(502)
    expect(asked).toEqual(['GET', 'GET', 'PUT', 'PUT', 'DELETE', 'DELETE', 'POST'])
  })
})
