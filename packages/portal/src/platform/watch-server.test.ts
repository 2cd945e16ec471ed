import { QueryObserver } from '@tanstack/react-query'
import { createServerPresence } from '@tracemark/api/presence'
import { afterEach, expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'
import { watchServer } from './watch-server.ts'

afterEach(() => {
  vi.useRealTimers()
})

test('a server that is away is asked until it is back, and what could not be read is read then', async () => {
  vi.useFakeTimers()
  const presence = createServerPresence()
  const queries = createQueryClient({ warn: () => undefined })
  let isThere = false
  const asked: string[] = []
  const fetch = async (input: RequestInfo | URL) => {
    asked.push(String(input))
    if (!isThere) throw new TypeError('Failed to fetch')
    return new Response('rows')
  }
  watchServer(presence, queries, fetch)
  const listened = presence.listen(fetch)
  const observer = new QueryObserver(queries, { queryKey: ['rows'], queryFn: async () => (await listened('/rows')).text() })
  const stop = observer.subscribe(() => undefined)
  await vi.advanceTimersByTimeAsync(0)
  await listened('/more').catch(() => undefined)
  await vi.advanceTimersByTimeAsync(10_000)
  expect([presence.isAway(), asked]).toEqual([true, ['/rows', '/more', '/readyz', '/readyz']])
  isThere = true
  await vi.advanceTimersByTimeAsync(20_000)
  expect([presence.isAway(), observer.getCurrentResult().data, asked.slice(4)]).toEqual([false, 'rows', ['/readyz', '/rows']])
  stop()
})
