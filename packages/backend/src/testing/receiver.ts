import type { IncomingHttpHeaders } from 'node:http'
import { listen } from '../server.ts'

/** One request that arrived, as it stood on the wire. */
export interface Received {
  headers: IncomingHttpHeaders
  body: string
}

/** Somebody else's server, which keeps what it gets. */
export interface Receiver {
  url: string
  received: Received[]
  /** What it answers from now on; 204 at first. */
  answer(status: number, headers?: Record<string, string>): void
  stop(): Promise<void>
}

export const startReceiver = async (): Promise<Receiver> => {
  const received: Received[] = []
  let status = 204
  let answered: Record<string, string> = {}
  const server = await listen(
    async (request, response) => {
      let body = ''
      for await (const part of request) body += String(part)
      received.push({ headers: request.headers, body })
      response.writeHead(status, answered).end()
    },
    0,
    '127.0.0.1',
  )
  return {
    url: `http://127.0.0.1:${server.port}/hook`,
    received,
    answer: (next, headers = {}) => {
      status = next
      answered = headers
    },
    stop: () => server.close(),
  }
}
