import { once } from 'node:events'
import type { ServerResponse } from 'node:http'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type ListeningServer, listen } from '../../server.ts'
import { DRAIN_MS, SILENCE_MS } from './drain.ts'

let server: ListeningServer
let sockets: Socket[]
let held: PromiseWithResolvers<ServerResponse>
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  sockets = []
  held = Promise.withResolvers()
  server = await listen((request, response) => (request.url === '/held' ? held.resolve(response) : response.end('quick')), 0, '127.0.0.1')
})
afterEach(() => {
  for (const socket of sockets) socket.destroy()
  vi.useRealTimers()
})

const open = async (): Promise<Socket> => {
  const socket = connect(server.port, '127.0.0.1').setEncoding('utf8')
  sockets.push(socket)
  await once(socket, 'connect')
  return socket
}

const ask = (socket: Socket, path: string) => socket.write(`GET ${path} HTTP/1.1\r\nHost: localhost\r\n\r\n`)

/** All that arrives until the server ends the connection. */
const heardBy = async (socket: Socket): Promise<string> => {
  let heard = ''
  for await (const text of socket) heard += String(text)
  return heard
}

test('connections without a request end after a silence; a running request is answered, however long it takes, and its connection ends', async () => {
  const [unused, kept, busy] = [await open(), await open(), await open()]
  ask(kept, '/quick')
  expect(String(await once(kept, 'data'))).toMatch(/connection: keep-alive[\s\S]*quick$/i)
  ask(busy, '/held')
  const response = await held.promise
  const closed = server.close()
  vi.advanceTimersByTime(SILENCE_MS)
  expect([await heardBy(unused), await heardBy(kept)]).toEqual(['', ''])
  vi.advanceTimersByTime(DRAIN_MS - SILENCE_MS - 1)
  response.end('at last')
  expect(await heardBy(busy)).toMatch(/connection: close[\s\S]*at last$/i)
  await closed
})

test('a request that has not been read when the end begins is answered, on a new connection as on a kept one', async () => {
  const [fresh, kept] = [await open(), await open()]
  ask(kept, '/quick')
  await once(kept, 'data')
  const begun = (socket: Socket) => socket.write('GET /quick HTTP/1.1\r\n')
  const finish = (socket: Socket) => socket.write('Host: localhost\r\n\r\n')
  begun(fresh)
  const closed = server.close()
  begun(kept)
  for (const socket of [fresh, kept]) finish(socket)
  for (const socket of [fresh, kept]) expect(await heardBy(socket)).toMatch(/connection: close[\s\S]*quick$/i)
  vi.advanceTimersByTime(SILENCE_MS)
  await closed
})

test('an answer that had begun is finished before its connection ends', async () => {
  const busy = await open()
  ask(busy, '/held')
  const response = await held.promise
  response.write('half ')
  const heard = heardBy(busy)
  const closed = server.close()
  response.end('whole')
  await once(response, 'close')
  vi.advanceTimersByTime(SILENCE_MS)
  expect(await heard).toMatch(/half [\s\S]*whole/)
  await closed
})

test('others are answered while requests run from before the end, and waited for after them', async () => {
  const [busy, later] = [await open(), await open()]
  ask(busy, '/held')
  const first = await held.promise
  const closed = server.close()
  const fresh = await open()
  ask(fresh, '/quick')
  expect(await heardBy(fresh)).toMatch(/connection: close[\s\S]*quick$/i)
  held = Promise.withResolvers()
  const second = await open()
  ask(second, '/held')
  const response = await held.promise
  vi.advanceTimersByTime(SILENCE_MS)
  expect(await heardBy(later)).toBe('')
  first.end('first')
  expect(await heardBy(busy)).toMatch(/first$/)
  await expect(open()).rejects.toThrow('ECONNREFUSED')
  response.end('second')
  expect(await heardBy(second)).toMatch(/connection: close[\s\S]*second$/i)
  await closed
})

test('a client that breaks off in the middle of its request fails nothing', async () => {
  const broken = await open()
  broken.write('POST /held HTTP/1.1\r\nHost: localhost\r\nContent-Length: 2\r\n\r\n{')
  await held.promise
  const closed = server.close()
  broken.destroy()
  vi.advanceTimersByTime(SILENCE_MS)
  await closed
})

test('what still runs in the end is cut off', async () => {
  const busy = await open()
  ask(busy, '/held')
  await held.promise
  const heard = heardBy(busy)
  const closed = server.close()
  vi.advanceTimersByTime(DRAIN_MS)
  await closed
  expect(await heard).toBe('')
})
