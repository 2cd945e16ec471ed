import { QueryObserver } from '@tanstack/react-query'
import { ApiError, type ClientErrorCode } from '@tracemark/api/client'
import { expect, test, vi } from 'vitest'
import { createQueryClient } from '../../platform/query-client.ts'
import { watchForDeletion } from './use-deleted-meanwhile.ts'

const fail = (code: ClientErrorCode) => Promise.reject(new ApiError(code, code))

/** An asset that is shown and was deleted meanwhile, and another call about it that fails. */
const showAsset = async (other: readonly [string, number, string], code: ClientErrorCode) => {
  const queries = createQueryClient({ warn: () => undefined })
  const read = vi
    .fn<() => Promise<string>>()
    .mockResolvedValueOnce('La Esperanza')
    .mockImplementation(() => fail('not_found'))
  const observer = new QueryObserver(queries, { queryKey: ['asset', 101, 'a'], queryFn: read })
  const stops = [observer.subscribe(() => undefined), watchForDeletion(queries, 101, 'a')]
  await vi.waitFor(() => expect(observer.getCurrentResult().data).toBe('La Esperanza'))
  await queries.prefetchQuery({ queryKey: other, queryFn: () => fail(code) })
  return { read, observer, stop: () => stops.forEach((stop) => void stop()) }
}

test('an asset is read anew once when a call about it finds nothing', async () => {
  const { read, observer, stop } = await showAsset(['asset-summary', 101, 'a'], 'not_found')
  await vi.waitFor(() => expect(observer.getCurrentResult().error).toEqual(new ApiError('not_found', 'not_found')))
  expect(read).toHaveBeenCalledTimes(2)
  stop()
})

test.each([
  ['another asset', ['asset-summary', 101, 'b'], 'not_found'],
  ['another failure', ['asset-summary', 101, 'a'], 'timeout'],
] as const)('%s is no reason', async (_, key, code) => {
  const { read, stop } = await showAsset(key, code)
  expect(read).toHaveBeenCalledOnce()
  stop()
})
