import { connect, type Socket } from 'node:net'

export interface Answer {
  status: number
  text: string
}

export interface Request {
  method: string
  path: string
  token?: string
  body?: unknown
}

/** One piece of work: a request, or several that follow each other. Fails where an answer is not the one that was meant. */
export type Work = (send: (request: Request) => Promise<Answer>) => Promise<void>

export interface Figures {
  /** Pieces of work a second. */
  rate: number
  /** Milliseconds. */
  p50: number
  p99: number
  /** Pieces of work. */
  count: number
}

/** Where the body begins and how long it is, once all of it is there. */
const readBody = (text: string): { end: number; body: string } | undefined => {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const start = head + 4
  const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, head + 2))?.[1]
  if (length === undefined) {
    const end = text.indexOf('\r\n0\r\n\r\n', start)
    return end < 0 ? undefined : { end: end + 7, body: text.slice(start, end) }
  }
  const end = start + Number(length)
  return text.length < end ? undefined : { end, body: text.slice(start, end) }
}

/** One kept connection that carries one request at a time. Answers are read as bytes, so that lengths are those of the header. */
const open = (port: number): Promise<{ send: (request: Request) => Promise<Answer>; close: () => void }> =>
  new Promise((resolve, reject) => {
    let text = ''
    let answered: ((answer: Answer) => void) | undefined
    const socket: Socket = connect(port, '127.0.0.1', () =>
      resolve({
        close: () => socket.destroy(),
        send: ({ method, path, token, body }) =>
          new Promise((done) => {
            answered = done
            const content = body === undefined ? '' : JSON.stringify(body)
            const authorization = token === undefined ? '' : `authorization: Bearer ${token}\r\n`
            const length = body === undefined ? '' : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(content)}\r\n`
            socket.write(`${method} ${path} HTTP/1.1\r\nhost: localhost\r\n${authorization}${length}\r\n${content}`)
          }),
      }),
    )
    socket.setNoDelay(true)
    socket.setEncoding('latin1')
    socket.on('data', (chunk) => {
      text += String(chunk)
      const found = readBody(text)
      if (!found) return
      const status = Number(text.slice(9, 12))
      text = text.slice(found.end)
      answered?.({ status, text: Buffer.from(found.body, 'latin1').toString() })
    })
    socket.on('error', reject)
  })

const quantile = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0

/** Does the work over and over on so many connections at once. */
export const load = async (port: number, work: Work, { connections = 16, milliseconds = 1000 } = {}): Promise<Figures> => {
  const lines = await Promise.all(Array.from({ length: connections }, () => open(port)))
  const times: number[] = []
  const started = performance.now()
  const until = started + milliseconds
  await Promise.all(
    lines.map(async ({ send }) => {
      while (performance.now() < until) {
        const begun = performance.now()
        await work(send)
        times.push(performance.now() - begun)
      }
    }),
  )
  const seconds = (performance.now() - started) / 1000
  for (const { close } of lines) close()
  times.sort((first, second) => first - second)
  return { count: times.length, rate: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
