import { expect, test, vi } from 'vitest'
import { createServerPresence } from './server-presence.ts'

const answer =
  (status: number, type = 'text/html') =>
  async () =>
    new Response('', { status, headers: { 'content-type': type } })
const gone = () => Promise.reject(new TypeError('Failed to fetch'))
const stopped = () => Promise.reject(new DOMException('Stopped', 'AbortError'))

/** What is known after each of these calls, and how often that was told. */
const hearing = async (...calls: readonly (() => Promise<Response>)[]) => {
  const presence = createServerPresence()
  const told: boolean[] = []
  presence.subscribe(() => told.push(presence.isAway()))
  const known: boolean[] = []
  for (const call of calls) {
    await presence
      .listen(call)('/')
      .catch(() => undefined)
    known.push(presence.isAway())
  }
  return { known, told }
}

test('a server that leaves two calls unanswered is away, until it answers', async () => {
  expect(await hearing(gone, gone, gone, answer(200))).toEqual({ known: [false, true, true, false], told: [true, false] })
})

test('one call may fail by chance', async () => {
  expect(await hearing(gone, answer(200), gone)).toEqual({ known: [false, false, false], told: [] })
})

test('what a proxy says in its place is no answer; what the server itself refuses is one', async () => {
  expect((await hearing(answer(502), answer(503), answer(504))).known).toEqual([false, true, true])
  expect((await hearing(answer(503, 'application/problem+json'), answer(500), answer(404))).known).toEqual([false, false, false])
})

test('a call that somebody stopped says nothing', async () => {
  expect((await hearing(gone, stopped, stopped, gone)).known).toEqual([false, false, false, true])
})

test('a call that is stopped because nobody answered for long says that the server is away', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const stoppedAfter = (ms: number) => () => {
    vi.advanceTimersByTime(ms)
    return stopped()
  }
  expect((await hearing(stoppedAfter(9_999), stoppedAfter(15_000), stoppedAfter(15_000))).known).toEqual([false, false, true])
  vi.useRealTimers()
})
