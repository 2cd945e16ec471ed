import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/create-test-app.ts'

let app: TestServer
let socket: Socket | undefined
beforeAll(async () => {
  app = await startTestServer()
})
afterAll(async () => {
  socket?.destroy()
  await app.stop()
})

test('a body that never ends keeps nobody else waiting', async () => {
  socket = connect(Number(new URL(app.baseUrl).port), '127.0.0.1')
  const heard = once(socket, 'data')
  socket.write(
    [
      'POST /core/executions HTTP/1.1',
      'Host: localhost',
      `Authorization: Bearer ${await app.taskToken()}`,
      'Content-Type: application/json',
      'Content-Length: 10',
      // The answer to this tells that the request has reached the server.
      'Expect: 100-continue',
      '',
      '{',
    ].join('\r\n'),
  )
  expect(String(await heard)).toMatch(/^HTTP\/1.1 100 Continue/)
  for (let asked = 0; asked < 20; asked += 1) {
    const ready = await fetch(`${app.baseUrl}/readyz`, { signal: AbortSignal.timeout(3000) })
    expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }])
  }
})
