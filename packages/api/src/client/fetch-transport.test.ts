import { expect, test, vi } from 'vitest'
import { createFetchTransport } from './fetch-transport.ts'

const request = { method: 'GET', url: 'https://api.test/core/units', mayRetry: true } as const

test('a call ends after its time, also when the answer stops in the middle', async () => {
  const fired = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(fired.signal)
  const send = createFetchTransport(async () => {
    const body = new ReadableStream({
      start: (stream) => {
        stream.enqueue(new TextEncoder().encode('{'))
        fired.signal.addEventListener('abort', () => stream.error(fired.signal.reason))
        queueMicrotask(() => fired.abort(new DOMException('time', 'TimeoutError')))
      },
    })
    return new Response(body)
  })
  await expect(send(request)).rejects.toMatchObject({ code: 'timeout', status: undefined })
  expect(timeout).toHaveBeenCalledWith(15_000)
  timeout.mockRestore()
})

test('a call is sent once, whatever becomes of it', async () => {
  const fetch = vi.fn(async () => new Response('', { status: 503 }))
  await expect(createFetchTransport(fetch)(request)).rejects.toMatchObject({ code: 'network_unreachable', status: 503 })
  expect(fetch).toHaveBeenCalledOnce()
})
