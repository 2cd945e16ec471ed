import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chunkFailure, loadChunk } from './load-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** What a person is told of it; undefined while nothing has happened. */
const follow = (load: () => Promise<unknown>) => {
  const seen: { loaded?: unknown; failure?: unknown } = {}
  loadChunk(load).then(
    (loaded) => {
      seen.loaded = loaded
    },
    (error) => {
      seen.failure = chunkFailure(error)
    },
  )
  return seen
}

test('code that comes is handed on, and no clock is left', async () => {
  const seen = follow(async () => 'code')
  await vi.advanceTimersByTimeAsync(0)
  expect([seen, vi.getTimerCount()]).toEqual([{ loaded: 'code' }, 0])
})

test.each([
  ['code', new TypeError('Failed to fetch dynamically imported module: /assets/list.js'), 'chunk_load_failed'],
  ['a stylesheet', new Error('Unable to preload CSS for /assets/list.css'), 'css_chunk_load_failed'],
])('%s that fails is told as such, and no clock is left', async (_what, cause, code) => {
  const seen = follow(() => Promise.reject(cause))
  await vi.advanceTimersByTimeAsync(0)
  expect([seen, vi.getTimerCount()]).toEqual([{ failure: { code } }, 0])
})

test('code that is not there after 120 s has failed', async () => {
  const seen = follow(() => new Promise(() => undefined))
  await vi.advanceTimersByTimeAsync(119_999)
  expect(seen).toEqual({})
  await vi.advanceTimersByTimeAsync(1)
  expect(seen).toEqual({ failure: { code: 'chunk_load_failed' } })
})

test('without a network, that is why', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const seen = follow(() => Promise.reject(new TypeError('Failed to fetch')))
  await vi.advanceTimersByTimeAsync(0)
  expect(seen).toEqual({ failure: { code: 'chunk_load_failed', cause: 'network_unreachable', requestId: undefined } })
})

test('any other error is none of a chunk', () => {
  expect(chunkFailure(new Error('A bug'))).toBeUndefined()
})
