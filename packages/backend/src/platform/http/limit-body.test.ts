import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { type Log, silentLog } from '../log.ts'
import type { Environment } from './environment.ts'
import { handleFailures } from './failures.ts'
import { limitBody } from './limit-body.ts'

const LIMIT = 10

/** What is answered and logged when these pieces arrive, without a length, and the last one may break. */
const send = async (pieces: string[], breaks: boolean) => {
  const errors: string[] = []
  const log: Log = { ...silentLog, error: (_fields, message) => errors.push(message) }
  const app = new Hono<Environment>()
  handleFailures(app, log)
  app.use(limitBody(LIMIT))
  app.post('/', async (context) => context.text(await context.req.text()))
  const left = [...pieces]
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      const piece = left.shift()
      if (piece !== undefined) controller.enqueue(new TextEncoder().encode(piece))
      else if (breaks) controller.error(new Error('aborted'))
      else controller.close()
    },
  })
  const response = await app.request('/', { method: 'POST', body, duplex: 'half' } as RequestInit)
  const text = await response.text()
  const connection = response.headers.get('connection')
  return { status: response.status, answer: response.ok ? text : JSON.parse(text).code, ...(connection && { connection }), errors }
}

test('a body in pieces is put together, up to the limit', async () => {
  expect(await send(['ab', 'cd'], false)).toEqual({ status: 200, answer: 'abcd', errors: [] })
  expect(await send(['abcdef', 'ghijkl'], false)).toEqual({ status: 413, answer: 'request_too_large', connection: 'close', errors: [] })
})

test('a body that breaks off is the sender’s fault, and no fault of the server in the log', async () => {
  expect(await send(['ab'], true)).toEqual({ status: 400, answer: 'invalid_content', errors: [] })
})
