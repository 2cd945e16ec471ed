import { afterEach, expect, test, vi } from 'vitest'
import { myaccount } from '../graphql/index.ts'
import { createCalls } from './calls.ts'
import { createKyTransport } from './ky-transport.ts'

const ID = '0190a000-0000-7000-8000-0000000000aa'
const unreachable = () => Promise.reject(new TypeError('fetch failed'))
const status =
  (code: number, headers: Record<string, string> = {}) =>
  () =>
    Promise.resolve(new Response('', { status: code, headers }))

/** Calls that are answered one after the other; the last answer stands for all that follow. */
const setUp = (answers: readonly ((request: Request) => Promise<Response>)[], delay: (attempt: number) => number = () => 0) => {
  const asked: string[] = []
  const fetch: typeof globalThis.fetch = (input, init) => {
    const request = new Request(input, init)
    asked.push(`${request.method} ${new URL(request.url).pathname}`)
    const answer = answers[asked.length - 1] ?? answers.at(-1)
    if (!answer) throw new TypeError('No answer is left.')
    return answer(request)
  }
  return { asked, calls: createCalls({ baseUrl: 'https://api.test', transport: createKyTransport({ fetch, delay }) }) }
}

const getCode = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: { code?: unknown }) => error.code,
  )

afterEach(() => {
  vi.useRealTimers()
})

test('what only reads is sent up to three times where network or server fail', async () => {
  const { asked, calls } = setUp([unreachable, status(503, { 'retry-after': '0' }), async () => Response.json({ id: ID })])
  expect(await getCode(calls.valueChains.get({ params: { id: ID } }))).toBe('answer_unreadable')
  expect(asked).toEqual(Array(3).fill(`GET /core/valueChain/${ID}`))

  const gone = setUp([unreachable])
  expect(await getCode(gone.calls.valueChains.get({ params: { id: ID } }))).toBe('network_unreachable')
  expect(gone.asked).toHaveLength(3)
})

test('a query of the query language only reads, though it is a POST', async () => {
  const { asked, calls } = setUp([unreachable])
  expect(await getCode(calls.graphql(myaccount, { page: 1, perPage: 5 }))).toBe('network_unreachable')
  expect(asked).toEqual(Array(3).fill('POST /graphql'))
})

test.each([
  ['POST', unreachable, ({ variants }) => variants.bulkAttributes({ body: { items: [] } })],
  ['PUT', status(503), ({ variants }) => variants.link({ params: { id: ID, childId: ID }, body: { quantity: 1, unit: 'KGM' } })],
  ['PATCH', status(500), ({ tasks }) => tasks.update({ params: { id: ID }, body: {} })],
  ['DELETE', unreachable, ({ tasks }) => tasks.delete({ params: { id: ID } })],
  ['GET that makes units', unreachable, ({ virtualCodes }) => virtualCodes.download({ params: { a: ID, b: ID }, query: { size: 1 } })],
  ['GET whose caller retries by itself', unreachable, ({ tasks }) => tasks.get({ params: { id: ID } }, { retry: false })],
  ['GET that was refused', status(403), ({ tasks }) => tasks.get({ params: { id: ID } })],
  ['GET that came too often', status(429, { 'retry-after': '1' }), ({ tasks }) => tasks.get({ params: { id: ID } })],
] satisfies [string, () => Promise<Response>, (calls: ReturnType<typeof createCalls>) => Promise<unknown>][])(
  'a %s is sent once',
  async (_, answer, call) => {
    const { asked, calls } = setUp([answer])
    expect(await getCode(call(calls))).not.toBe('answered')
    expect(asked).toHaveLength(1)
  },
)

test('a call ends after 15 seconds, and is not sent again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { asked, calls } = setUp([() => new Promise(() => undefined)])
  const code = getCode(calls.tasks.get({ params: { id: ID } }))
  await vi.advanceTimersByTimeAsync(14_999)
  expect(asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(1)
  expect([await code, asked.length]).toEqual(['timeout', 1])
})

test('a file has a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { calls } = setUp([() => new Promise(() => undefined)])
  const code = getCode(calls.labelPrints.file({ params: { id: ID } }))
  let isOver = false
  void code.then(() => {
    isOver = true
  })
  await vi.advanceTimersByTimeAsync(59_999)
  expect(isOver).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await code).toBe('timeout')
})

test('a file that takes longer arrives whole, as long as its bytes come', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const { calls } = setUp([async () => new Response(readable, { headers: { 'content-type': 'application/zip' } })])
  const file = calls.labelPrints.file({ params: { id: ID } })
  const writer = writable.getWriter()
  for (const part of ['a', 'b', 'c']) {
    await writer.write(new TextEncoder().encode(part))
    await vi.advanceTimersByTimeAsync(59_000)
  }
  await writer.close()
  const { type } = await file
  expect([type, await (await file).text()]).toEqual(['application/zip', 'abc'])
})

test('a file that stops in the middle ends after a minute', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>()
  const { calls } = setUp([async () => new Response(readable)])
  const code = getCode(calls.labelPrints.file({ params: { id: ID } }))
  await writable.getWriter().write(new TextEncoder().encode('a'))
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await code).toBe('timeout')
})

test('an answer that stops in the middle ends after its time too', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { calls } = setUp([
    async () => new Response(new ReadableStream({ start: (stream) => stream.enqueue(new TextEncoder().encode('{')) })),
  ])
  const code = getCode(calls.tasks.get({ params: { id: ID } }))
  await vi.advanceTimersByTimeAsync(15_000)
  expect(await code).toBe('timeout')
})

test('an abort between two tries ends the call with its own reason', async () => {
  const controller = new AbortController()
  const { asked, calls } = setUp([unreachable], () => {
    queueMicrotask(() => controller.abort('gone elsewhere'))
    return 60_000
  })
  await expect(calls.tasks.get({ params: { id: ID } }, { signal: controller.signal })).rejects.toBe('gone elsewhere')
  expect(asked).toHaveLength(1)
})
