import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { type BackendProcess, startBackendProcess } from './testing/backend-process.ts'
import { unpackTemplate } from './testing/unpack-template.ts'

const BODY = '{}'

describe.runIf(inject('template').kind === 'pglite')('a process that is told to end', () => {
  let directory: string
  let backend: BackendProcess
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 'tracemark-stop-'))
    await unpackTemplate(join(directory, 'pglite'))
    backend = await startBackendProcess(directory)
  })
  afterAll(async () => {
    await backend.kill()
    await rm(directory, { recursive: true, force: true })
  })

  const freshConnection = (): Socket => connect(Number(new URL(backend.baseUrl).port), '127.0.0.1').setEncoding('utf8')
  const askIfReady = async (socket: Socket): Promise<string> => {
    socket.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n')
    return String(await once(socket, 'data'))
  }
  /** A connection that is kept after an answer, as a proxy keeps its own. */
  const keptConnection = async (): Promise<Socket> => {
    const socket = freshConnection()
    expect(await askIfReady(socket)).toMatch(/^HTTP\/1.1 200 [\s\S]*{"status":"ready"}$/)
    return socket
  }

  test('says that it is not ready any more, finishes what runs on kept connections, and ends with 0', async () => {
    const [idle, calls] = [await keptConnection(), await keptConnection()]
    const head = ['POST /core/executions HTTP/1.1', 'Host: localhost', 'Content-Type: application/json', `Content-Length: ${BODY.length}`]
    calls.write([...head, 'Expect: 100-continue', `Authorization: Bearer ${backend.taskToken}`, '', ''].join('\r\n'))
    expect(String(await once(calls, 'data'))).toMatch(/^HTTP\/1.1 100 Continue/)
    const ended = backend.terminate()
    await once(idle.resume(), 'close')
    expect(await askIfReady(freshConnection())).toMatch(/^HTTP\/1.1 503 [\s\S]*connection: close[\s\S]*{"status":"stopping"}$/i)
    calls.write(BODY)
    expect(String(await once(calls, 'data'))).toMatch(/^HTTP\/1.1 200 [\s\S]*connection: close[\s\S]*"token"/i)
    expect(await ended).toEqual({ code: 0, signal: null })
    await expect(fetch(`${backend.baseUrl}/readyz`)).rejects.toThrow()
  })
})
