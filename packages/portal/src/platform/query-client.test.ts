import { onlineManager, QueryObserver } from '@tanstack/react-query'
import type { Logger } from '@tracemark/state-machines/session'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from './query-client.ts'

test('a read that fails is logged, and what was read before stays', async () => {
  const warnings: Parameters<Logger['warn']>[] = []
  const queries = createQueryClient({ warn: (...warning) => void warnings.push(warning) })
  const queryKey = ['notifications', 101]
  await queries.fetchQuery({ queryKey, queryFn: async () => ['first'] })
  const error = new Error('away')
  await expect(queries.fetchQuery({ queryKey, queryFn: () => Promise.reject(error), staleTime: 0 })).rejects.toBe(error)
  expect(queries.getQueryData(queryKey)).toEqual(['first'])
  expect(warnings).toEqual([['The server could not be read.', { error, queryKey }]])
})

test('what could not be read without a network is read once there is one', async () => {
  const queries = createQueryClient({ warn: () => undefined })
  queries.mount()
  onlineManager.setOnline(false)
  const queryFn = () => (onlineManager.isOnline() ? Promise.resolve('there') : Promise.reject(new Error('away')))
  const observer = new QueryObserver(queries, { queryKey: ['page'], queryFn })
  const stop = observer.subscribe(() => undefined)
  await vi.waitFor(() => expect(observer.getCurrentResult().status).toBe('error'))
  onlineManager.setOnline(true)
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('there'))
  stop()
  queries.unmount()
})
