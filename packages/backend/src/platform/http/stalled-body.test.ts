import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { listen } from '../../server.ts'
import { startTestServer, type TestServer } from '../../testing/create-test-app.ts'

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

test('a body that takes too long is cut off, and that of a file is given more time', async () => {
  const server = await listen(
    (request, response) => {
      let bytes = 0
      request.on('error', () => undefined)
      request.on('data', (part) => {
        bytes += String(part).length
      })
      request.on('end', () => response.end(String(bytes)))
    },
    0,
    '127.0.0.1',
    { requestMs: 50 },
  )
  const begin = (method: string, path: string) => {
    // One that is cut off may be reset before all was read.
    const started = connect(server.port, '127.0.0.1').on('error', () => undefined)
    started.write(`${method} ${path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Length: 2\r\n\r\nx`)
    return started
  }
  const upload = begin('PUT', '/files/101/key')
  const call = begin('POST', '/core/executions')
  expect(String((await once(call, 'data'))[0])).toMatch(/^HTTP\/1.1 408 /)
  upload.write('y')
  expect(String((await once(upload, 'data'))[0])).toMatch(/^HTTP\/1.1 200 [\s\S]*2/)
  call.destroy()
  upload.destroy()
  await server.close()
})

// Node by itself looks every 30 seconds.
test.each([
  ['nothing', ''],
  ['half of its headers', 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n'],
  ['half of its first line', 'GET /rea'],
  ['a request and half of the next one', 'GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\nGET /readyz HTTP/1.1\r\nHost'],
])('a connection that sends %s is closed soon after its time', { timeout: 15_000 }, async (_, sent) => {
  const server = await listen((_request, response) => response.end('ready'), 0, '127.0.0.1', { headersMs: 50 })
  const halfOpen = connect(server.port, '127.0.0.1').on('error', () => undefined)
  halfOpen.write(sent)
  halfOpen.resume()
  await once(halfOpen, 'close')
  await server.close()
})
