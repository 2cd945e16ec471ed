import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { readAnew } from './read-anew.ts'

const ORGANIZATION = 101

test('what a change may have made wrong is read anew, and a form that is open stays as it began', async () => {
  const queries = new QueryClient()
  const reads: string[] = []
  /** On the page that is open, or on another one. */
  const add = async (queryKey: readonly unknown[], isOpen: boolean) => {
    const queryFn = () => {
      reads.push(queryKey.join(' '))
      return reads.length
    }
    if (isOpen) new QueryObserver(queries, { queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY }).subscribe(() => undefined)
    await queries.fetchQuery({ queryKey, queryFn, staleTime: Number.POSITIVE_INFINITY })
  }
  await add(['webhooks', ORGANIZATION, 'list'], true)
  await add(['webhooks', ORGANIZATION, 'failing'], false)
  await add(['webhooks', ORGANIZATION, 'form', 'one'], true)
  await add(['assets', ORGANIZATION, 'attention'], false)
  await add(['assets', 102, 'attention'], false)
  await add(['asset-summary', ORGANIZATION, 'one'], true)
  await add(['asset-summary', ORGANIZATION, 'other'], false)
  reads.length = 0

  await readAnew(queries, ['webhooks', ORGANIZATION])

  expect(reads).toEqual(['webhooks 101 list', 'asset-summary 101 one'])
  const stale = queries.getQueryCache().getAll()
  expect(stale.flatMap(({ queryKey, state }) => (state.isInvalidated ? [queryKey.join(' ')] : []))).toEqual([
    'webhooks 101 failing',
    'assets 101 attention',
    'asset-summary 101 other',
  ])
})
